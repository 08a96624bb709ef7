// What must never spoil the page: documents that the owner, an import or an older site left there.
import { Double, type Fields } from '../firestore-client.ts';

const good = {
  id: 1,
  name: 'Onschuldig',
  review: 'Gewone tekst.',
  stars: 5,
  date: '2098/12/31',
} as const satisfies Fields;

/** Shown, as text and nothing else. Newer than every other review. */
export const shownDocuments: Record<string, Fields> = {
  script: { ...good, name: '<script>globalThis.isHacked = 1</script>' },
  image: { ...good, review: '<img src=x onerror="globalThis.isHacked = 1"> & "aanhaling"' },
  link: { ...good, review: 'javascript:globalThis.isHacked=1 https://voorbeeld.example/?a=<b>' },
  bidi: { ...good, name: '\u202eThijs\u2066', review: 'Van \u202erechts naar links\u2069.' },
  emoji: { ...good, name: '😺'.repeat(50), review: '🐈'.repeat(255) },
  long: { ...good, name: 'x'.repeat(100), review: 'w'.repeat(255) },
  longest: { ...good, review: 'Lang verhaal. '.repeat(2_000) },
  marks: { ...good, review: `z${'\u0301\u0489'.repeat(120)}` },
  lines: { ...good, review: 'regel\n'.repeat(40) },
  more: { ...good, extra: { nested: ['x'] } },
  'negative number': { ...good, id: -5 },
  'a number with a fraction': { ...good, id: new Double(2.5) },
};

/** Left out: of each kind that Firestore knows. What else is no review is in tests/unit/review.test.ts. */
export const brokenDocuments: Record<string, Fields> = {
  empty: {},
  'a number as text': { ...good, name: 'Kapot', id: '1' },
  'no number': { ...good, name: 'Kapot', id: new Double(Number.NaN) },
  'a list as name': { ...good, name: ['Kapot'] },
  'a map as text': { ...good, name: 'Kapot', review: { text: 'x' } },
  'nothing as text': { ...good, name: 'Kapot', review: null },
  'half a star': { ...good, name: 'Kapot', stars: new Double(4.5) },
  'a date': { ...good, name: 'Kapot', date: new Date(0) },
  bytes: { ...good, name: 'Kapot', review: new Uint8Array([1, 2, 3]) },
};
