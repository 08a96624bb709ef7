import { createTransport } from 'nodemailer';
import type { Message } from './compose-mail.ts';

/** Resolves only when the mail server accepted the message; rejects within `deadline`. */
export type Deliver = (message: Message) => Promise<void>;

/** Milliseconds. A server that falls silent after each step could add the steps up: one limit. */
export const deadline = 8500;

export function createSmtpDelivery(smtpUrl: string): Deliver {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 5000,
    greetingTimeout: 5000,
    socketTimeout: 8000,
    // A password never travels in the clear, not even when someone strips STARTTLS on the way.
    requireTLS: new URL(smtpUrl).password !== '',
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return async (message) => {
    await transport.sendMail({ ...message, signal: AbortSignal.timeout(deadline) });
  };
}
