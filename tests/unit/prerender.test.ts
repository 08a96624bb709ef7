import { expect, test } from 'vitest';
import { composeSitemap, fillTemplate, nameFile } from '../../scripts/build/prerender.ts';
import { pageNames } from '../../src/content/site-map.ts';
import { splitHead } from '../../src/render-page.tsx';

test.each([
  ['/', 'index.html'],
  ['/tarieven', 'tarieven.html'],
  ['/b&b', 'b&b.html'],
])('the page at %s is written to the file %s', (path, file) => {
  expect(nameFile(path)).toBe(file);
});

test('the tags at the start of a rendered page move to the head, and no others', () => {
  const html = '<title>A &amp; b</title><meta name="x" content="y"/><link rel="z"/><div><title>';
  expect(splitHead(html)).toEqual({
    head: '<title>A &amp; b</title><meta name="x" content="y"/><link rel="z"/>',
    body: '<div><title>',
  });
});

test('dollar signs of a page stay as they are in the template', () => {
  const page = { head: '<title>$&</title>', body: '<p>$1</p>' };
  expect(fillTemplate('<head><!--head--></head><!--page-->', page)).toBe(
    '<head><title>$&</title></head><p>$1</p>',
  );
});

test('a template without the comment <!--head--> stops the build', () => {
  expect(() => fillTemplate('<head></head>', { head: '', body: '' })).toThrow(/<!--head-->/);
});

test('the sitemap names every page once, with & escaped', () => {
  const sitemap = composeSitemap('https://zachtpoot.example');
  expect(sitemap.match(/<loc>/g)).toHaveLength(pageNames.length);
  expect(sitemap).toContain('<loc>https://zachtpoot.example/b&amp;b</loc>');
});
