import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { nameClass } from '../../scripts/name-class.ts';
import { listStyleSheets } from '../../scripts/style-sheets.ts';

const files = listStyleSheets('src')
  .filter((file) => file.endsWith('.module.css'))
  .map((file) => resolve('src', file));

test('every class of every style sheet has a short name of its own', () => {
  const names = files.flatMap((file) => {
    const css = readFileSync(file, 'utf8');
    const classes = new Set([...css.matchAll(/\.([a-z][a-zA-Z]*)/g)].map(([, name = '']) => name));
    return [...classes].map((name) => nameClass(name, file, css));
  });
  expect(names.length).toBeGreaterThan(200);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^_[0-9a-z]{3,4}$/.test(name))).toEqual([]);
});

test('a name is the same however the file is asked for', () => {
  const [file = ''] = files;
  const css = '.a{} @keyframes turn{}';
  expect(nameClass('turn', `${file}?used`, css)).toBe(nameClass('turn', file, css));
  expect(nameClass('turn', file, css)).not.toBe(nameClass('a', file, css));
});

test('a file or a name that is not there stops the build', () => {
  expect(() => nameClass('a', join('src', 'not-there.module.css'), '.a{}')).toThrow(/not-there/);
  expect(() => nameClass('b', files[0] ?? '', '.a{}')).toThrow(/No b in/);
});
