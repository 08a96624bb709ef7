import { expect } from 'vitest';
import { addresses, type ReceivedMail } from './mail-site.ts';

const ourHeaders = ['content-type', 'date', 'from', 'message-id', 'mime-version', 'subject', 'to'];

/** Checks that the mail has one recipient, no attachment, and only our headers and `headers`. */
export function expectOnlyOurs(
  { raw, parsed, from, to }: ReceivedMail,
  ...headers: string[]
): void {
  expect({ from, to }).toEqual({ from: addresses.from, to: [addresses.to] });

  const head = raw.slice(0, raw.indexOf('\r\n\r\n'));
  expect(head).toMatch(/^[\x20-\x7e\r\n]*$/);
  expect(head.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const names = head.split(/\r\n(?![ \t])/).map((line) => line.split(':')[0]?.toLowerCase());
  expect(names.toSorted()).toEqual([...ourHeaders, ...headers].toSorted());

  expect(parsed.from?.address).toBe(addresses.from);
  expect(parsed.to?.map(({ address }) => address)).toEqual([addresses.to]);
  expect({ cc: parsed.cc, bcc: parsed.bcc }).toEqual({});
  expect(parsed.attachments).toEqual([]);
}
