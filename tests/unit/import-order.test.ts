// In src and shared, a file imports from its own folder or from one below it in this list. Features
// do not import each other. Biome checks for cycles.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { expect, test } from 'vitest';

const order = [
  'src/start',
  'src/routes.tsx',
  'src/layout',
  'src/pages',
  'src/page-parts',
  'src/features',
  'src/forms',
  'src/data',
  'src/analytics',
  'src/content',
  'src/ui',
  'src/styles',
  'shared',
];

const filesForFunctions = ['src/styles/index.css', 'firebase.json'];

const findRow = (file: string) =>
  order.findIndex((row) => file === row || file.startsWith(`${row}/`));

const findFeature = (file: string) => /^src\/features\/\w+/.exec(file)?.[0];

function isAllowed(from: string, to: string): boolean {
  if (from.startsWith('functions/')) {
    return /^(?:functions|shared)\//.test(to) || filesForFunctions.includes(to);
  }
  const [row, target] = [findRow(from), findRow(to)];
  const isOneRoom = row >= 0 && target === row && findFeature(to) === findFeature(from);
  return isOneRoom || target > row;
}

/** Lists our own modules and style sheets that a file imports. */
function listImports(file: string): string[] {
  const imports = readFileSync(file, 'utf8').matchAll(/\b(?:from|import)\b[\s(]*['"]([^'"]+)['"]/g);
  return [...imports].flatMap(([, name = '']) => {
    if (name.startsWith('.')) return join(dirname(file), name);
    return /^(?:shared|functions)\//.test(name) ? name : [];
  });
}

test.each(['src', 'functions/src', 'shared'])(
  'no file in %s imports from a folder or feature that the import order forbids',
  (folder) => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:tsx?|css)$/.test(name))
      .map((name) => join(folder, name));
    const wrong = files.flatMap((file) =>
      listImports(file)
        .filter((to) => !isAllowed(file, to))
        .map((to) => `${file} imports ${to}`),
    );
    expect(
      wrong,
      'Import only from a folder that is lower in `order`, and not from another feature',
    ).toEqual([]);
  },
);
