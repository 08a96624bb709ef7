import { mailFields, mailParameters } from 'shared/mail-fields.ts';
import { withTimeout } from 'shared/with-timeout.ts';
import { type SubmittedMail, timeouts } from './backend.ts';
import { settings } from './settings.ts';
import { throwIfRefused, withToken } from './with-token.ts';

export function toMailQuery({ honeypot, ...mail }: SubmittedMail): URLSearchParams {
  const query = new URLSearchParams();
  for (const field of mailFields) {
    query.append(mailParameters[field], mail[field]);
  }
  if (honeypot) query.append('website', honeypot);
  return query;
}

/** Rejects after `timeouts.send`, even while App Check loads. The signal ends a late request. */
export function sendMail(mail: SubmittedMail): Promise<void> {
  const signal = AbortSignal.timeout(timeouts.send);
  const sending = withToken((headers) => send(mail, { headers, signal }));
  return withTimeout(sending, timeouts.send);
}

async function send(
  mail: SubmittedMail,
  options: Pick<RequestInit, 'headers' | 'signal'>,
): Promise<void> {
  const url = `${settings.sendMailUrl}?${toMailQuery(mail)}`;
  const response = await fetch(url, { cache: 'no-store', ...options });
  throwIfRefused(response);
  const text = await response.text();
  if (!response.ok || text !== 'OK') {
    throw new Error(`The mail function responded with ${response.status}`);
  }
}
