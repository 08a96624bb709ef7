import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const sheets = ['src', 'shared'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(folder, name), 'utf8')),
);

test.each([
  ['@media', ['22rem', '30rem', '48rem', '60rem']],
  ['@container', ['14rem', '41.5rem']],
])('%s has the widths of record 0032 only', (rule, widths) => {
  const queries = sheets.flatMap((css) => css.match(new RegExp(`${rule}[^{]*`, 'g')) ?? []);
  const found = queries.flatMap((query) => query.match(/(?<=width [<>]=? )[\d.]+\w+/g) ?? []);
  expect([...new Set(found)].toSorted()).toEqual(widths);
});
