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
  emoji: { ...good, name: '😺'.repeat(50), review: '🐈'.repeat(255) },
  long: { ...good, name: 'x'.repeat(100), review: 'w'.repeat(255) },
  longest: { ...good, review: 'Lang verhaal. '.repeat(2_000) },
  marks: { ...good, review: `z${'\u0301\u0489'.repeat(120)}` },
  lines: { ...good, review: 'regel\n'.repeat(40) },
  'a number with a fraction': { ...good, id: new Double(2.5) },
};

/** Left out. What else is no review is in tests/unit/review.test.ts. */
export const brokenDocuments: Record<string, Fields> = {
  empty: {},
  'a date': { ...good, name: 'Kapot', date: new Date(0) },
  bytes: { ...good, name: 'Kapot', review: new Uint8Array([1, 2, 3]) },
};
