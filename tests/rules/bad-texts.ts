import type { Stored } from '../firestore-client.ts';

export const blankTexts: readonly string[] = [
  '',
  '     ',
  ' \u00a0\u2003\u200b\u2029',
  // Spaces, joiners, a soft hyphen, a line separator, a tag character and a private-use character.
  ...[
    0x20, 0xa0, 0x202f, 0x3000, 0x200b, 0x200d, 0x2060, 0xfeff, 0xad, 0x2028, 0xe0041, 0xe000,
  ].map((code) => String.fromCodePoint(code)),
  // Characters that browsers do not draw: fillers, variation selectors, empty braille and others.
  ...[
    0x34f, 0x115f, 0x1160, 0x180b, 0x180f, 0x2065, 0x2800, 0x3164, 0xfe00, 0xfe0f, 0xffa0, 0xfff0,
    0xfffc, 0xe0000, 0xe0fff,
  ].map((code) => String.fromCodePoint(code)),
];

/** Characters just outside the ranges of blank characters. The rules accept them. */
export const barelyVisibleTexts = [
  0x34e, 0x350, 0x115e, 0x1161, 0x180a, 0x1810, 0x27ff, 0x2801, 0x3163, 0x3165, 0xfdff, 0xfe10,
  0xff9f, 0xffa1, 0xffef, 0xfffd, 0xdffff, 0xe1000,
].map((code) => String.fromCodePoint(code));

// Control characters, and characters that change the text direction.
const banned = [
  0x00, 0x07, 0x08, 0x0b, 0x0c, 0x0e, 0x1b, 0x1f, 0x7f, 0x80, 0x85, 0x9f, 0x202a, 0x202c, 0x202e,
  0x2066, 0x2068, 0x2069,
];

/** Values that the rules refuse as a name and as the text of a review. */
export const badTexts: readonly Stored[] = [
  ...blankTexts,
  ...banned.map((code) => `a${String.fromCodePoint(code)}b`),
  ...['\u001b[31mrood', 'abc\u0008', 'a\n\u202eb'],
  ...[42, true, null, ['a', 'b'], [], { text: 'a' }, new Uint8Array([72, 105]), new Date(0)],
];
