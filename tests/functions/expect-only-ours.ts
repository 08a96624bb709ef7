import { expect } from 'vitest';
import { addresses, type ReceivedMail } from './mail-site.ts';

const ourHeaders = [
  'content-transfer-encoding',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'subject',
  'to',
];

/** A visitor's mail has nothing in it but what we put there, and one address to reply to. */
export function expectOnlyOurs(mail: ReceivedMail): void {
  expectOurHeaders(mail, [...ourHeaders, 'reply-to']);
  expect(mail.parsed.html).toBeUndefined();
  expect(mail.parsed.replyTo).toHaveLength(1);
}

/** The mail about a review has nothing in it but what we put there, whatever the review says. */
export function expectOnlyOursOfReview(mail: ReceivedMail): void {
  // Of two parts, each says its own encoding.
  expectOurHeaders(
    mail,
    ourHeaders.filter((name) => name !== 'content-transfer-encoding'),
  );
  expect(mail.parsed.subject).toBe('Nieuwe recensie: 4 van 5 sterren');
}

/** Each of these headers once, one recipient, no attachment. */
function expectOurHeaders(
  { raw, parsed, from, to }: ReceivedMail,
  headers: readonly string[],
): void {
  expect({ from, to }).toEqual({ from: addresses.from, to: [addresses.to] });

  const head = raw.slice(0, raw.indexOf('\r\n\r\n'));
  expect(head).toMatch(/^[\x20-\x7e\r\n]*$/);
  expect(head.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const names = head.split(/\r\n(?![ \t])/).map((line) => line.split(':')[0]?.toLowerCase());
  expect(names.toSorted()).toEqual(headers.toSorted());

  expect(parsed.from?.address).toBe(addresses.from);
  expect(parsed.to?.map(({ address }) => address)).toEqual([addresses.to]);
  expect({ cc: parsed.cc, bcc: parsed.bcc }).toEqual({});
  expect(parsed.attachments).toEqual([]);
}

const whole =
  /^Naam: .*\nE-mail: .*\n\n((?:> .*[\n\u2028\u2029])+)\nWat hierboven staat, typte een bezoeker\. De website zelf vraagt u nooit per mail om een link\.\n$/;

/** What the salon reads, back in the visitor's terms. */
export function readBack({ parsed }: ReceivedMail) {
  const [replyTo] = parsed.replyTo ?? [];
  const [, quoted] = whole.exec(parsed.text ?? '') ?? [];
  const text = quoted?.slice(0, -1).replaceAll(/^> /gm, '');
  const [, subject] = /^Bericht via de website: (.*)$/.exec(parsed.subject ?? '') ?? [];
  // 'anna.' and 'an..na' have to be quoted in a header.
  const sender = replyTo?.address?.replace(/^"(.*)"@/, '$1@');
  return { fullName: replyTo?.name, sender, subject, text };
}
