import { createTransport } from 'nodemailer';

/** Always from the website to the owner: nothing that is in a message chooses another address. */
export type Message = {
  sender: string; // the name before the website's address
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html?: string; // the same, to look at
  /** The same reference is always the same message: a mail server or program can drop a second copy. */
  reference: string;
};

/** Resolves only when the mail server accepted the message; rejects after its timeout. */
export type Deliver = (message: Message) => Promise<void>;

/** Milliseconds, for all steps together: a slow server could use the full time of each. */
export const deliveryTimeout = 8000;
const greetingTimeout = 5000;

export function createSmtpDelivery(
  smtpUrl: string,
  { from, to }: { from: string; to: string },
): Deliver {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: greetingTimeout,
    greetingTimeout,
    // A password never travels in the clear, not even when someone strips STARTTLS on the way.
    requireTLS: new URL(smtpUrl).password !== '',
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return async ({ sender, reference, ...content }) => {
    await transport.sendMail({
      ...content,
      messageId: `<${reference}@${from.slice(from.indexOf('@') + 1)}>`,
      from: { name: sender, address: from },
      to,
      signal: AbortSignal.timeout(deliveryTimeout),
    });
  };
}
