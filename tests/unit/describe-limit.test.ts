import { expect, test } from 'vitest';
import { describeLeft, describeLost } from '../../src/forms/describe-limit.ts';

test.each([
  [255, 'Nog 255 tekens'],
  [1, 'Nog 1 teken'],
  [0, 'Er past niets meer bij'],
])('with %s characters left', (left, sentence) => {
  expect(describeLeft(left)).toBe(sentence);
});

test('one lost character is singular', () => {
  expect(describeLost('x')).toBe(
    'Uw tekst was te lang; het laatste teken past niet en is weggelaten.',
  );
  expect(describeLost('x'.repeat(12))).toBe(
    'Uw tekst was te lang; de laatste 12 tekens passen niet en zijn weggelaten.',
  );
});
