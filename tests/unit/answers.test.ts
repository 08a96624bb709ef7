import { expect, test } from 'vitest';
import {
  boardingFacts,
  catQuestions,
  credentials,
  rabbitQuestions,
  sittingFacts,
} from '../../src/content/answers.ts';
import { listKnown } from '../../src/content/facts.ts';

test.each([
  ['cats', catQuestions],
  ['rabbits', rabbitQuestions],
  ['the B&B', boardingFacts],
  ['the sitting', sittingFacts],
  ['the credentials', credentials],
])('every answer about %s is at most two sentences', (_, facts) => {
  const tooLong = listKnown(facts).filter(({ text }) => text.split(/[.?!] /).length > 2);
  expect(tooLong).toEqual([]);
});
