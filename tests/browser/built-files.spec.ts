// The HTML of the built pages is valid and has no dead internal links, and their scripts are small.
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { defaultSiteUrl, product, salon } from 'shared/salon.ts';
import { pageNames, siteMap } from '../../src/content/site-map.ts';
import { site } from './site-server.ts';
import { expect, test } from './site-test.ts';

test.use({ expectedErrors: /404/ });

const checker = 'node_modules/vnu-jar/build/dist/vnu.jar';
const hasJava = spawnSync('java', ['-version']).status === 0;

/** Container queries (Biome checks the CSS), and `sizes="auto"` of a lazy photo in a `<picture>`. */
const unknownToChecker = /^CSS:|“sizes” attribute must only be specified if|“auto” is only valid/;

type Finding = { type: string; subType?: string; url: string; message: string; extract?: string };

test('the W3C checker reports no error or warning about the HTML of any page', async () => {
  if (!hasJava && !process.env.CI) {
    console.warn('SKIPPED: the HTML is not checked, because there is no Java on this machine.');
    test.skip();
  }
  test.setTimeout(90_000);
  const folder = join(site.state, 'site');
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => name.endsWith('.html'));
  expect(files).toHaveLength(pageNames.length + 1);
  // Turns off Java's optimizing compiler, which costs more time than it saves in a short check.
  const java = ['-Xss2m', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-jar', checker];
  const options = ['--format', 'json', '--stdout', '--exit-zero-always'];
  const output = execFileSync(
    'java',
    [...java, ...options, ...files.map((name) => join(folder, name))],
    { encoding: 'utf8', maxBuffer: 64_000_000 },
  );
  const { messages }: { messages: Finding[] } = JSON.parse(output);
  // Skips hints, such as the one about React's '<br/>'.
  const faults = messages.filter(
    ({ type, subType, message }) =>
      (type !== 'info' || subType === 'warning') && !unknownToChecker.test(message),
  );
  expect(faults.map(({ url, message, extract }) => `${url}: ${message} ${extract}`)).toEqual([]);
});

test('no two classes of the style sheets have one name in the pages', () => {
  const page = readFileSync(join(site.state, 'site', 'index.html'), 'utf8');
  const built = findClasses(/<style>(?<css>.*?)<\/style>/s.exec(page)?.groups?.css ?? '');
  const sheets = ['src', 'shared'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css') && name !== 'styles/index.css')
      .map((name) => join(folder, name)),
  );
  const read = (name: string) => readFileSync(name, 'utf8');
  const modules = sheets.filter((name) => name.endsWith('.module.css'));
  const others = sheets.filter((name) => !name.endsWith('.module.css'));
  const written = [...modules.map(read), others.map(read).join('')].flatMap((css) => [
    ...findClasses(css),
  ]);
  const help = 'Two classes share a name: choose another hash for css.modules in vite.config.ts';
  expect(built.size, help).toBe(written.length);
});

/** Finds the classes of a style sheet, except those of other sheets in `:global()`. */
function findClasses(css: string): Set<string> {
  const selectors = css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/:global\((?:[^()]|\([^()]*\))*\)/g, '')
    .replace(/\{[^{}]*\}/g, ' ');
  return new Set(selectors.match(/\.[a-z][\w-]*/gi));
}

test('every internal link, anchor and picture of every page exists', async ({ page, request }) => {
  await page.goto('/');
  const paths = [...pageNames.map((name) => siteMap[name].path), '/404.html'];
  const read = await page.evaluate(readPages, paths);
  const anchors = new Set(read.flatMap(({ path, ids }) => ids.map((id) => `${path}#${id}`)));
  const targets = new Set<string>();
  for (const { path, urls } of read) {
    for (const url of urls) {
      const { pathname, hash } = new URL(url, `${site.url}${path}`);
      targets.add(pathname);
      if (hash) expect.soft(anchors, `${path} links to ${url}`).toContain(pathname + hash);
    }
  }
  expect(targets.size).toBeGreaterThan(pageNames.length);
  const check = async (target: string) =>
    expect.soft((await request.head(target)).status(), target).toBe(200);
  await Promise.all([...targets].map(check));
});

test("every page has its own metadata, and the salon's description stands on three pages", async ({
  page,
}) => {
  await page.goto('/');
  const read = await page.evaluate(
    readPages,
    pageNames.map((name) => siteMap[name].path),
  );
  for (const [index, name] of pageNames.entries()) {
    const { path, title, description } = siteMap[name];
    expect(read[index]?.head, name).toEqual({
      title: [`Trimsalon ${product} | ${title}`],
      description: [description],
      author: [salon.name],
      keywords: [expect.stringMatching(/./)],
      canonical: [defaultSiteUrl + path],
      image: [`${defaultSiteUrl}/delen/${name}.jpg`],
      data: ['home', 'prices', 'contact'].includes(name) ? ['application/ld+json'] : [],
    });
  }
});

test('the home page draws its picture itself, and robots.txt admits every crawler', () => {
  const read = (name: string) => readFileSync(join(site.state, 'site', name), 'utf8');
  const photos: object = JSON.parse(readFileSync('src/ui/pictures.json', 'utf8'));
  const picture = 'hero' in photos ? '/fotos/' : 'data:image/svg';
  expect(read('index.html')).toContain(`fetchPriority="high" decoding="async" src="${picture}`);
  const sitemap = `Sitemap: ${defaultSiteUrl}/sitemap.xml`;
  expect(read('robots.txt')).toBe(`User-agent: *\nAllow: /\n\n${sitemap}\n`);
});

/** In kB (1000 bytes), compressed. The app is one file, so that no click waits for code. */
const limits = {
  index: 112, // the app, with room for longer texts of the owner
  'live-queries': 109, // Firestore's SDK, for the lists
  'store-review': 21,
  'firebase-app': 9,
};

test('no script is larger than its limit', () => {
  const folder = join(site.state, 'site', 'assets');
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  for (const [name, most] of Object.entries(limits)) {
    const [file = ''] = scripts.filter((script) => script.startsWith(`${name}-`));
    const { length } = brotliCompressSync(readFileSync(join(folder, file)));
    expect.soft(length / 1000, name).toBeLessThanOrEqual(most);
  }
});

/** Runs in the browser. Reads the built HTML, before scripts change it. */
async function readPages(paths: string[]) {
  return Promise.all(
    paths.map(async (path) => {
      const html = await (await fetch(path)).text();
      const parsed = new DOMParser().parseFromString(html, 'text/html');
      const list = (selector: string, attribute: string) =>
        [...parsed.querySelectorAll(selector)].flatMap(
          (element) => element.getAttribute(attribute) ?? [],
        );
      const sets = list('[srcset]', 'srcset').flatMap((set) => set.split(','));
      const urls = [
        ...['a', 'link'].flatMap((tag) => list(`${tag}[href]`, 'href')),
        ...['src', 'poster'].flatMap((name) => list(`[${name}]`, name)),
        ...sets.map((source) => source.trim().split(/\s+/)[0] ?? ''),
      ];
      const head = {
        title: [...parsed.querySelectorAll('title')].map(({ textContent }) => textContent),
        description: list('meta[name=description]', 'content'),
        author: list('meta[name=author]', 'content'),
        keywords: list('meta[name=keywords]', 'content'),
        canonical: list('link[rel=canonical]', 'href'),
        image: list('meta[property="og:image"]', 'content'),
        data: list('[type="application/ld+json"]', 'type'),
      };
      const internal = urls.filter((url) => /^[/#]/.test(url));
      return { path, head, ids: list('[id]', 'id'), urls: internal };
    }),
  );
}
