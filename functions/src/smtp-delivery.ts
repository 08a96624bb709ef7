import { createTransport } from 'nodemailer';
import type { Message } from './compose-mail.ts';

/** Resolves only when the mail server accepted the message; rejects after its timeout. */
export type Deliver = (message: Message) => Promise<void>;

/** Milliseconds, for all steps together: a slow server could use the full time of each. */
export const deliveryTimeout = 8000;

export function createSmtpDelivery(smtpUrl: string, timeout = deliveryTimeout): Deliver {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeout / 2,
    greetingTimeout: timeout / 2,
    // A password never travels in the clear, not even when someone strips STARTTLS on the way.
    requireTLS: new URL(smtpUrl).password !== '',
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return async (message) => {
    await transport.sendMail({ ...message, signal: AbortSignal.timeout(timeout) });
  };
}
