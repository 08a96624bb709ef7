import { createTransport } from 'nodemailer';
import type { Message } from './compose-mail.ts';

/** Resolves only when the mail server accepted the message; rejects after its timeout. */
export type Deliver = (message: Message) => Promise<void>;

/** Milliseconds, for all steps together: a slow server could use the full time of each. */
export const deliveryTimeout = 8000;

const usualTimeouts = { greeting: 5000, delivery: deliveryTimeout };

export function createSmtpDelivery(smtpUrl: string, timeouts = usualTimeouts): Deliver {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeouts.greeting,
    greetingTimeout: timeouts.greeting,
    // A password never travels in the clear, not even when someone strips STARTTLS on the way.
    requireTLS: new URL(smtpUrl).password !== '',
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return async (message) => {
    await transport.sendMail({ ...message, signal: AbortSignal.timeout(timeouts.delivery) });
  };
}
