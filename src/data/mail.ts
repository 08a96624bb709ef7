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
  const query = toMailQuery(mail);
  const url = `${settings.sendMailUrl}?${query}`;
  const signal = AbortSignal.timeout(timeouts.send);
  const sending = withToken((headers) => request(url, { headers, signal, cache: 'no-store' }));
  return withTimeout(sending, timeouts.send);
}

async function request(url: string, options: RequestInit): Promise<void> {
  const response = await fetch(url, options);
  throwIfRefused(response);
  const text = await response.text();
  const isAccepted = response.ok && text === 'OK';
  if (!isAccepted) {
    throw new Error(`The mail function responded with ${response.status}`);
  }
}
