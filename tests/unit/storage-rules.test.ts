import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('storage.rules let no visitor read or write a file', () => {
  const rules = readFileSync('storage.rules', 'utf8');
  expect(
    rules.match(/\ballow\b[^;]*/g),
    'Visitors get files from the function serveAlbum: leave only this line in storage.rules',
  ).toEqual(['allow read, write: if false']);
});
