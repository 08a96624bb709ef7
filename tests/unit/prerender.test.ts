import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bootScript, bootScriptHash } from '../../scripts/boot-script.ts';
import {
  addScripts,
  composeSitemap,
  fillTemplate,
  inlineFirstPicture,
  inlineStyle,
  nameFile,
} from '../../scripts/prerender.ts';
import { splitHead } from '../../src/app/render-page.tsx';
import { pageNames } from '../../src/content/site-map.ts';

test.each([
  ['/', 'index.html'],
  ['/tarieven', 'tarieven.html'],
  ['/b&b', 'b&b.html'],
])('%s is written to %s', (path, file) => {
  expect(nameFile(path)).toBe(file);
});

test('the tags that React puts first go to the head, and no others', () => {
  const html = '<title>A &amp; b</title><meta name="x" content="y"/><link rel="z"/><div><title>';
  expect(splitHead(html)).toEqual({
    head: '<title>A &amp; b</title><meta name="x" content="y"/><link rel="z"/>',
    body: '<div><title>',
  });
});

test('a page is put in as it is, dollar signs too', () => {
  const page = { head: '<title>$&</title>', body: '<p>$1</p>' };
  expect(fillTemplate('<head><!--head--></head><!--page-->', page)).toBe(
    '<head><title>$&</title></head><p>$1</p>',
  );
});

test('a template without a place for the page stops the build', () => {
  expect(() => fillTemplate('<head></head>', { head: '', body: '' })).toThrow(/<!--head-->/);
});

test('the sitemap names every page once, with & escaped', () => {
  const sitemap = composeSitemap('https://zachtpoot.example');
  expect(sitemap.match(/<loc>/g)).toHaveLength(pageNames.length);
  expect(sitemap).toContain('<loc>https://zachtpoot.example/b&amp;b</loc>');
});

const built = `<html lang="nl"><head><script type="module" crossorigin src="/assets/index-a.js"></script>
<link rel="stylesheet" crossorigin href="/assets/style-c.css"></head><body></body></html>`;

test('the style stands in the page itself, as it is', () => {
  expect(inlineStyle(built, 'a::before{content:"$&"}\n')).toContain(
    '<style>a::before{content:"$&"}</style>',
  );
  expect(() => inlineStyle('<head></head>', '')).toThrow(/style sheet/);
});

const scripts = { start: ['/assets/a.js', '/assets/home.js'] };

test('the app is left to the boot script, and nothing of it is fetched with the page', () => {
  const page = addScripts(built, 'boot()', { ...scripts, atOnce: false });
  expect(page).toContain('<script data-app="/assets/a.js /assets/home.js">boot()</script>');
  expect(page).not.toMatch(/preload|type="module"/);
  expect(page).toContain('<html data-arriving lang="nl">');
});

test('a page that starts at once says so to the boot script', () => {
  const page = addScripts(built, 'boot()', { ...scripts, atOnce: true });
  expect(page).toContain(
    '<script data-app="/assets/a.js /assets/home.js" data-now>boot()</script>',
  );
  expect(page).not.toContain('preload');
});

test('a live page has its question with it, whatever is in that', () => {
  const question = { address: 'https://x.example/?a=1&b=2', body: '{"a":"&quot;"}' };
  const page = addScripts(built, 'boot()', { ...scripts, atOnce: true }, question);
  expect(page).toContain(
    'data-now data-ask="https://x.example/?a=1&amp;b=2" data-body="{&quot;a&quot;:&quot;&amp;quot;&quot;}">',
  );
  expect(page).not.toContain('preload');
});

test('the drawing that is seen first stands in the page, as an address of the picture itself', async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><path fill="#F6E7D3" d="M1,2 3"/></svg>\n`;
  const img = '<img fetchPriority="high" alt="Een kat" src="/fotos/hero.svg" width="9"/>';
  const page = {
    head: '<link rel="preload" as="image" href="/fotos/hero.svg" fetchPriority="high"/><title>',
    body: `<main>${img}<img loading="lazy" src="/fotos/b.svg"/></main>`,
  };
  const asked: string[] = [];
  const { head, body } = await inlineFirstPicture(page, async (address) => {
    asked.push(address);
    return svg;
  });
  expect(asked).toEqual(['/fotos/hero.svg']);
  expect(head).toBe('<title>');
  const [, address = ''] = /alt="Een kat" src="(data:[^"]+)" width="9"/.exec(body) ?? [];
  expect(await (await fetch(address)).text()).toBe(svg.trim().replaceAll('"', "'"));
  expect(body).toContain('<img loading="lazy" src="/fotos/b.svg"/>');
});

test.each([
  ['a page without a picture', '<main></main>'],
  ['a photo', '<img fetchPriority="high" src="/fotos/eigen/hero.jpg"/>'],
])('%s stays as it is', async (_, body) => {
  const page = { head: '<title>', body };
  const read = () => Promise.reject(new Error('not to be read'));
  expect(await inlineFirstPicture(page, read)).toEqual(page);
});

test('the boot script is small, and the deployed policy allows it', () => {
  expect(bootScript.length).toBeLessThan(1_050);
  expect(readFileSync('firebase.json', 'utf8')).toContain(bootScriptHash);
});
