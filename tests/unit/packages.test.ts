import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Package = { dependencies?: Record<string, string>; devDependencies?: Record<string, string> };

function readDependencies(file: string): [name: string, version: string][] {
  const { dependencies, devDependencies }: Package = JSON.parse(readFileSync(file, 'utf8'));
  return Object.entries({ ...dependencies, ...devDependencies });
}

const all = ['package.json', 'functions/package.json'].flatMap(readDependencies);

test.each(all)('%s has an exact version: %s', (_, version) => {
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});

test('every package has its reason written down', () => {
  const reasons = readFileSync('docs/decisions/0002-keep-few-dependencies.md', 'utf8');
  const covered = (name: string) =>
    reasons.includes(name) || reasons.includes(`${name.split('/')[0]}/*`);
  expect(all.map(([name]) => name).filter((name) => !covered(name))).toEqual([]);
});
