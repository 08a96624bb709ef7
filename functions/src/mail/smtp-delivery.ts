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

export function createSmtpDelivery(
  smtpUrl: string,
  { from, to }: { from: string; to: string },
): Deliver {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: greetingTimeout,
    greetingTimeout,
    // Sends a password only with encryption, even if an attacker removes STARTTLS.
    requireTLS: new URL(smtpUrl).password !== '',
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return async ({ sender, reference, ...content }) => {
    await transport.sendMail({
      ...content,
      // No visitor wrote it, so no mail program answers it with "I am away".
      ...(!content.replyTo && { headers: { 'Auto-Submitted': 'auto-generated' } }),
      messageId: `<${reference}@${from.slice(from.indexOf('@') + 1)}>`,
      from: { name: sender, address: from },
      to,
      signal: AbortSignal.timeout(deliveryTimeout),
    });
  };
}
