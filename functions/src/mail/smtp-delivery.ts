import { createTransport } from 'nodemailer';

/** A mail from the website to the owner. It has no field for another recipient. */
export type Message = {
  sender: string;
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html?: string;
  reference: string; // equal for each copy of a mail, so that mail programs can drop a second copy
};

export type Deliver = (message: Message) => Promise<void>;

export const deliveryTimeout = 8000; // ms, for all steps of a delivery
const greetingTimeout = 5000;

type Addresses = { from: string; to: string };

export function createSmtpDelivery(smtpUrl: string, { from, to }: Addresses): Deliver {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: greetingTimeout,
    greetingTimeout,
    // Sends a password only with encryption, even if an attacker removes STARTTLS.
    requireTLS: new URL(smtpUrl).password !== '',
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  const [, domain] = from.split('@');
  return async ({ sender, reference, ...content }) => {
    await transport.sendMail({
      ...content,
      // If no visitor wrote it, this keeps mail programs from answering it with "I am away".
      headers: content.replyTo ? {} : { 'Auto-Submitted': 'auto-generated' },
      messageId: `<${reference}@${domain}>`,
      from: { name: sender, address: from },
      to,
      signal: AbortSignal.timeout(deliveryTimeout),
    });
  };
}
