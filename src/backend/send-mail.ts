import { deadlines } from './backend.ts';
import { type SubmittedMail, toMailQuery } from './mail.ts';
import { settings } from './settings.ts';

/** GET /sendMail. Only a good status with the text 'OK', to the letter, means that it was sent. */
export async function sendMail(mail: SubmittedMail): Promise<void> {
  const response = await fetch(`${settings.sendMailUrl}?${toMailQuery(mail)}`, {
    cache: 'no-store',
    signal: AbortSignal.timeout(deadlines.send),
  });
  const text = await response.text();
  if (!response.ok || text !== 'OK') {
    throw new Error(`The mail function answered ${response.status}`);
  }
}
