// The functions are deployed without shared/, so their build must contain all our own code.
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';

const framework = '@google-cloud/functions-framework'; // Google's build starts it, our code does not

test('the build exports five functions, and imports exactly the packages of functions/package.json', async () => {
  const outDir = resolve('functions/lib');
  await build({ root: 'functions', configFile: 'functions/vite.config.ts', logLevel: 'warn' });
  const built = await import(join(outDir, 'index.js'));
  expect(Object.keys(built)).toEqual([
    'mailNewReview',
    'manageSite',
    'sendMail',
    'serveAlbum',
    'summarizeReviews',
  ]);
  const files = await readdir(outDir, { recursive: true, encoding: 'utf8' });
  const code = await Promise.all(
    files
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFile(join(outDir, file), 'utf8')),
  );
  const imported = code.join('\n').matchAll(/(?:from|import)\s*\(?"((?:@[\w-]+\/)?[\w-]+)/g);
  const { dependencies } = JSON.parse(await readFile('functions/package.json', 'utf8'));
  const packages = new Set(
    [...imported].map(([, name = '']) => name).filter((name) => name !== 'node'),
  );
  const own = Object.keys(dependencies).filter((name) => name !== framework);
  expect([...packages].toSorted()).toEqual(own.toSorted());
});
