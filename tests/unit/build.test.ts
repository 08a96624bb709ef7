import { expect, test } from 'vitest';
import { fillTemplate } from '../../scripts/build/page-template.ts';
import {
  checkScriptHashes,
  hashScripts,
  replaceScriptHashes,
} from '../../scripts/build/script-hashes.ts';
import { composeSitemap } from '../../scripts/build/sitemap.ts';
import { pageNames } from '../../src/content/site-map.ts';
import { splitHead } from '../../src/start/render-page.tsx';

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

test('a build stops if the template has no place for the text of a page', () => {
  const fill = () => fillTemplate('<head><!--head--></head>', { head: '', body: '<p></p>' });
  expect(fill).toThrow('The page has no <!--page-->');
});

test('the sitemap has as many urls as the site has pages, and escapes the & of /b&b', () => {
  const sitemap = composeSitemap('https://zachtpoot.example');
  expect(sitemap.match(/<loc>/g)).toHaveLength(pageNames.length);
  expect(sitemap).toContain('<loc>https://zachtpoot.example/b&amp;b</loc>');
});

const scripts = ['start()', 'draw()'];
const policy = `script-src 'self' ${hashScripts(scripts).join(' ')} https://maps.googleapis.com`;

test.each([
  ['a changed script', ['start()', 'draw( )']],
  ['a script less', ['start()']],
])('a build with %s stops, and --hash corrects the policy', (_, changed) => {
  expect(() => checkScriptHashes(policy, changed)).toThrow('npm run build -- --hash');
  expect(() => checkScriptHashes(replaceScriptHashes(policy, changed), changed)).not.toThrow();
});

test('a build whose policy has no hash stops', () => {
  expect(() => checkScriptHashes("script-src 'self'", scripts)).toThrow('npm run build');
});
