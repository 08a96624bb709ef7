import { createTransport } from 'nodemailer';

/** A message goes from the website to the owner. It cannot choose another address. */
export type Message = {
  sender: string; // the name before the website's address
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html?: string; // the same text as a page
  reference: string; // the same for a second copy, so that a mail program can drop it
};

/** Resolves when the mail server has accepted the message. */
export type Deliver = (message: Message) => Promise<void>;

export const deliveryTimeout = 8000; // ms, for all steps together
const greetingTimeout = 5000;

export function createSmtpDelivery(
  smtpUrl: string,
  { from, to }: { from: string; to: string },
): Deliver {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: greetingTimeout,
    greetingTimeout,
    // Without encryption the password is not sent, even if an attacker removes STARTTLS.
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
