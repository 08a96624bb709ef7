// `npm run test:filled-in` needs a value for each placeholder (docs/testing.md).
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesToFillIn, findPlaceholders } from '../../scripts/doctor/find-placeholders.ts';
import { createFiller } from '../../scripts/fill-in/create-filler.ts';
import { fillings } from '../../scripts/fill-in/fillings.ts';

test.each(Object.entries(fillings))('the filling "%s" fills in every placeholder', (_, filling) => {
  const fill = createFiller(filling);
  for (const file of filesToFillIn) {
    const text = readFileSync(file, 'utf8');
    const filled = fill(text);
    expect(findPlaceholders(file, filled)).toEqual([]);
    if (findPlaceholders(file, text).length > 0) expect(filled).not.toBe(text);
  }
});

test('a placeholder without a value in the filling is an error', () => {
  const fill = createFiller(fillings.full);
  expect(() => fill("  colour: 'grijs', // PLACEHOLDER")).toThrow("no value for: colour: 'grijs',");
});
