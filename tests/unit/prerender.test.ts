import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  composeSitemap,
  fillTemplate,
  nameFile,
  writePage,
} from '../../scripts/build/prerender.ts';
import { pageNames } from '../../src/content/site-map.ts';
import { splitHead } from '../../src/start/render-page.tsx';
import { createTemporaryFolder } from '../local/temporary-folder.ts';

test.each([
  ['/', 'index.html'],
  ['/tarieven', 'tarieven.html'],
  ['/b&b', 'b&b.html'],
])('the page at %s is written to the file %s', (path, file) => {
  expect(nameFile(path)).toBe(file);
});

test('a page whose path has a folder is written into that folder', async () => {
  const folder = await createTemporaryFolder();
  await writePage(folder, '/en/contact', '<h1>Contact</h1>');
  expect(await readFile(join(folder, 'en', 'contact.html'), 'utf8')).toBe('<h1>Contact</h1>');
});

test('the head tags at the start of a rendered page move to the head, and later tags stay in the body', () => {
  const html = '<title>A &amp; b</title><meta name="x" content="y"/><link rel="z"/><div><title>';
  expect(splitHead(html)).toEqual({
    head: '<title>A &amp; b</title><meta name="x" content="y"/><link rel="z"/>',
    body: '<div><title>',
  });
});

test('a page with dollar signs is inserted into the template unchanged', () => {
  const page = { head: '<title>$&</title>', body: '<p>$1</p>' };
  expect(fillTemplate('<head><!--head--></head><!--page-->', page)).toBe(
    '<head><title>$&</title></head><p>$1</p>',
  );
});

test('filling a template without the comment <!--head--> throws an error', () => {
  expect(() => fillTemplate('<head></head>', { head: '', body: '' })).toThrow(/<!--head-->/);
});

test('the sitemap has as many urls as the site has pages, and escapes the & of /b&b', () => {
  const sitemap = composeSitemap('https://zachtpoot.example');
  expect(sitemap.match(/<loc>/g)).toHaveLength(pageNames.length);
  expect(sitemap).toContain('<loc>https://zachtpoot.example/b&amp;b</loc>');
});
