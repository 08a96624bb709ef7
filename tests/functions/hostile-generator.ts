// Mails with random faults from a fixed seed: the same two thousand in every run.
import { typedMail } from './mail-site.ts';

/** Mulberry32: the same numbers for the same seed, evenly spread over 0 to 1. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const pieces = [
  '\r\n',
  '\n',
  '\r',
  '\r\n\r\n',
  '\r\n ',
  '\0',
  '\t',
  '\u0085',
  '\u2028',
  '\u202e',
  '\u200b',
  'Bcc: x@kwaad.example',
  'To: x@kwaad.example',
  'Content-Type: text/html',
  'MIME-Version: 2.0',
  '%0d%0a',
  '%0D%0ABcc:',
  '%250a',
  '\\r\\n',
  '&#13;&#10;',
  '嘊嘍',
  '=?utf-8?Q?=0D=0ABcc:_x?=',
  '=?utf-8?B?',
  '?=',
  '=?',
  '=0A',
  '=\n',
  ',',
  ';',
  ':',
  '<',
  '>',
  '"',
  '\\',
  '(',
  ')',
  '[',
  ']',
  '@',
  '<x@kwaad.example>',
  ', x@kwaad.example',
  'x@kwaad.example',
  '.',
  '\n.\n',
  '\r\n.\r\n',
  '--',
  'DATA',
  'QUIT',
  'é',
  'ß',
  '漢字',
  '🐈',
  '👩🏽‍🦰',
  'שלום',
  'مرحبا',
  '\u0130',
  '\u212a',
  '\ufeff',
  '\u00a0',
  ' ',
  '  ',
  '<script>',
  "' OR 1=1",
  '{{7*7}}',
  '../../etc/passwd',
  'a'.repeat(300),
  'é'.repeat(120),
];

const breakEncoding = ['%', '%f', '%ff', '%c3', '%ed%a0%80', '%00', '%u000a'];

/** A raw query; the text begins with the number, by which its mail is recognised. */
export function writeHostileQuery(number: number, random: () => number): string {
  const pick = <T>(list: readonly T[]): T => {
    const chosen = list[Math.floor(random() * list.length)];
    if (chosen === undefined) throw new Error('There is nothing to choose from.');
    return chosen;
  };
  const typed: Record<string, string> = { ...typedMail, text: `${number}: ${typedMail.text}` };
  const fields = Object.keys(typed);

  const faults = 1 + Math.floor(random() * 3);
  for (let fault = 0; fault < faults; fault += 1) {
    const field = pick(fields);
    const value = typed[field] ?? '';
    const place = field === 'text' ? value.length : Math.floor(random() * (value.length + 1));
    typed[field] = value.slice(0, place) + pick(pieces) + value.slice(place);
  }
  const pairs = Object.entries(typed).map(
    ([field, value]) => `${field}=${encodeURIComponent(value.replaceAll(/\p{Cs}/gu, '?'))}`,
  );
  if (random() < 0.05) pairs.push(`${pick(fields)}=${encodeURIComponent(pick(pieces))}`);
  if (random() < 0.05) pairs.push(`${pick(fields)}[${pick(['', 'x', '0'])}]=a`);
  if (random() < 0.05) pairs.push(`${pick(['to', 'cc', 'bcc', 'from'])}=x@kwaad.example`);
  if (random() < 0.03) pairs.splice(Math.floor(random() * pairs.length), 1);
  const query = pairs.join('&');
  return random() < 0.05 ? query + pick(breakEncoding) : query;
}
