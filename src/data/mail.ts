import { mailFields, mailParameters } from 'shared/mail-fields.ts';
import { withTimeout } from 'shared/with-timeout.ts';
import { type Outcome, type SubmittedMail, timeouts } from './backend.ts';
import { settings } from './settings.ts';

export function toMailQuery({ honeypot, ...mail }: SubmittedMail): URLSearchParams {
  const query = new URLSearchParams();
  for (const field of mailFields) query.append(mailParameters[field], mail[field]);
  if (honeypot) query.append('website', honeypot);
  return query;
}

/** Rejects after `timeouts.send`, even while App Check loads. The signal ends a late request. */
export function sendMail(mail: SubmittedMail): Promise<Outcome> {
  return withTimeout(send(mail, AbortSignal.timeout(timeouts.send)), timeouts.send);
}

async function send(mail: SubmittedMail, signal: AbortSignal): Promise<Outcome> {
  const url = `${settings.sendMailUrl}?${toMailQuery(mail)}`;
  let response = await fetch(url, { cache: 'no-store', signal });
  // Loads App Check only after a 428: the function requires a token only if many mails arrive.
  if (response.status === 428 && settings.appCheckKey) {
    const { sendWithToken } = await import('./firebase/send-with-token.ts');
    response = await sendWithToken(url, signal);
  }
  if (response.status === 423) return 'closed';
  const text = await response.text();
  if (!response.ok || text !== 'OK') {
    throw new Error(`The mail function responded with ${response.status}`);
  }
  return 'sent';
}
