import { expect } from 'vitest';
import { addresses, type ReceivedMail } from './mail-site.ts';

const ourHeaders = [
  'content-transfer-encoding',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
];

/** Nothing in the message but what we put there: each header once, one recipient, no attachment. */
export function expectOnlyOurs({ raw, parsed, from, to }: ReceivedMail): void {
  expect({ from, to }).toEqual({ from: addresses.from, to: [addresses.to] });

  const head = raw.slice(0, raw.indexOf('\r\n\r\n'));
  expect(head).toMatch(/^[\x20-\x7e\r\n]*$/);
  expect(head.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const names = head.split(/\r\n(?![ \t])/).map((line) => line.split(':')[0]?.toLowerCase());
  expect(names.toSorted()).toEqual(ourHeaders);

  expect(parsed.from?.address).toBe(addresses.from);
  expect(parsed.to?.map(({ address }) => address)).toEqual([addresses.to]);
  expect(parsed.replyTo).toHaveLength(1);
  expect({ cc: parsed.cc, bcc: parsed.bcc, html: parsed.html }).toEqual({});
  expect(parsed.attachments).toEqual([]);
}

/** What the salon reads, back in the visitor's terms. */
export function readBack({ parsed }: ReceivedMail) {
  const [replyTo] = parsed.replyTo ?? [];
  const [, text] = /^Naam: [^\n]*\nE-mail: [^\n]*\n\n(.*)\n$/s.exec(parsed.text ?? '') ?? [];
  return { fullName: replyTo?.name, sender: replyTo?.address, subject: parsed.subject, text };
}
