import type { Mail } from './read-mail.ts';

/** A message as the transport takes it. */
export type Message = ReturnType<typeof composeMail>;

export type Addresses = { from: string; to: string };

/**
 * The visitor's address stands in Reply-To only: From and the envelope stay ours, for SPF and
 * DMARC, and the recipient is fixed. `reference` names the message, so that a second copy sent
 * after an unclear answer can be recognised.
 */
export function composeMail(mail: Mail, { from, to }: Addresses, reference: string) {
  const fullName = `${mail.name} ${mail.lastname}`;
  return {
    messageId: `<${reference}@${from.slice(from.indexOf('@') + 1)}>`,
    envelope: { from, to },
    from: { name: 'Mailformulier website', address: from },
    to,
    replyTo: { name: fullName, address: mail.sender },
    subject: mail.subject,
    text: `Naam: ${fullName}\nE-mail: ${mail.sender}\n\n${mail.text}\n`,
  };
}
