// A declaration that uses an unknown custom property is invalid, and the browser logs no error.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('every custom property that a style uses is set somewhere', () => {
  const files = ['src', 'shared', 'functions/src', 'scripts'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(css|html|tsx?)$/.test(name) && !name.includes('node_modules'))
      .map((name) => `${folder}/${name}`),
  );
  const code = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const used = new Set(Array.from(code.matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
  expect(used.size).toBeGreaterThan(50);
  const missing = [...used].filter((name) => !new RegExp(`${name}['"]?(:|, )`).test(code));
  expect(missing).toEqual([]);
});
