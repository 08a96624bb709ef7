import type { Mail } from './read-mail.ts';

export type Message = {
  messageId: string;
  envelope: Addresses;
  from: { name: string; address: string };
  to: string;
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
};

export type Addresses = { from: string; to: string };

/** The visitor's address stands in Reply-To only: From and the envelope stay ours, for SPF and DMARC. */
export function composeMail(mail: Mail, { from, to }: Addresses, reference: string): Message {
  const fullName = `${mail.name} ${mail.lastname}`;
  return {
    messageId: composeMessageId(reference, from),
    envelope: { from, to },
    from: { name: 'Mailformulier website', address: from },
    to,
    replyTo: { name: fullName, address: mail.sender },
    subject: mail.subject,
    text: `Naam: ${fullName}\nE-mail: ${mail.sender}\n\n${mail.text}\n`,
  };
}

/** The same reference is always the same message: a mail server or program can drop a second copy. */
export function composeMessageId(reference: string, from: string): string {
  return `<${reference}@${from.slice(from.indexOf('@') + 1)}>`;
}
