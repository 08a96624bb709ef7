// Requests with random faults from a fixed seed: the same ones in every run.
import { createHash } from 'node:crypto';
import { badAddresses, lineBreakers, unusualTexts } from './hostile-values.ts';
import { typedMail } from './mail-site.ts';

const values = Object.values({ ...lineBreakers, ...unusualTexts, ...badAddresses });
/** Whole values, and their parts: what is harmless by itself may not be beside another. */
const pieces = [...values, ...values.flatMap((value) => value.split(/\b/)), 'a'.repeat(300)];
const brokenEncodings = ['%', '%f', '%ff', '%c3', '%ed%a0%80', '%00', '%u000a'];

/** Raw queries; each text begins with a number, so that no two mails are the same. */
export function writeRandomQueries(count: number, seed: number): string[] {
  const random = createRandom(seed);
  const isRare = () => random() < 0.05;
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';

  return Array.from({ length: count }, (_, number) => {
    const typed: Record<string, string> = { ...typedMail, text: `${number}: ${typedMail.text}` };
    const fields = Object.keys(typed);
    for (let faults = 1 + Math.floor(random() * 3); faults > 0; faults -= 1) {
      const field = pick(fields);
      const value = typed[field] ?? '';
      const place = field === 'text' ? value.length : Math.floor(random() * (value.length + 1));
      typed[field] = value.slice(0, place) + pick(pieces) + value.slice(place);
    }
    const pairs = fields.map((field) => {
      const value = typed[field]?.replaceAll(/\p{Cs}/gu, '?'); // half of an emoji cannot be encoded
      return `${field}=${encodeURIComponent(value ?? '')}`;
    });
    if (isRare()) pairs.push(`${pick(fields)}=${encodeURIComponent(pick(pieces))}`);
    if (isRare()) pairs.push(`${pick(fields)}[${pick(['', 'x', '0'])}]=a`);
    if (isRare()) pairs.push(`${pick(['to', 'cc', 'bcc', 'from'])}=x@kwaad.example`);
    if (isRare()) pairs.splice(Math.floor(random() * pairs.length), 1);
    return pairs.join('&') + (isRare() ? pick(brokenEncodings) : '');
  });
}

/** Evenly spread over 0 to 1. */
function createRandom(seed: number): () => number {
  let count = 0;
  return () => {
    count += 1;
    return createHash('sha256').update(`${seed} ${count}`).digest().readUInt32BE() / 2 ** 32;
  };
}
