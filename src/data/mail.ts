import { timeouts } from './backend.ts';
import { settings } from './settings.ts';

export type Mail = {
  name: string;
  lastName: string;
  email: string;
  subject: string;
  message: string;
};

export type SubmittedMail = Mail & { trap: string };

/** Longest texts, in UTF-16 units. functions/src/read-mail.ts refuses what is longer. */
export const mailLimits = {
  name: 100,
  lastName: 100,
  email: 254,
  subject: 150,
  message: 255,
} as const satisfies Record<keyof Mail, number>;

const emailFormat =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

export function isEmail(text: string): boolean {
  return emailFormat.test(text.trim());
}

export function toMailQuery(mail: SubmittedMail): URLSearchParams {
  return new URLSearchParams({
    name: mail.name,
    lastname: mail.lastName,
    sender: mail.email,
    text: mail.message,
    subject: mail.subject,
    ...(mail.trap && { website: mail.trap }),
  });
}

/** Only a good status with exactly the text 'OK' means that it was sent. */
export async function sendMail(mail: SubmittedMail): Promise<void> {
  const url = `${settings.sendMailUrl}?${toMailQuery(mail)}`;
  const signal = AbortSignal.timeout(timeouts.send);
  let response = await fetch(url, { cache: 'no-store', signal });
  // Only during an attack, so that no page loads App Check for its form alone.
  if (response.status === 428 && settings.appCheckKey) {
    const { sendWithToken } = await import('./firestore/send-with-token.ts');
    response = await sendWithToken(url, signal);
  }
  const text = await response.text();
  if (!response.ok || text !== 'OK') {
    throw new Error(`The mail function responded with ${response.status}`);
  }
}
