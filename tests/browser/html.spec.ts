// The built pages as they are written: valid, well headed, and without a link that leads nowhere.
import { execFileSync, spawnSync } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pageNames, siteMap } from '../../src/content/site-map.ts';
import { keepFigure } from '../keep-figure.ts';
import { site } from './site-server.ts';
import { expect, test } from './site-test.ts';

test.use({ expectedErrors: /404/ });

const checker = 'node_modules/vnu-jar/build/dist/vnu.jar';
const hasJava = spawnSync('java', ['-version']).status === 0;

type Finding = { type: string; subType?: string; url: string; message: string; extract?: string };

test('the W3C checker finds no error and gives no warning', async () => {
  if (!hasJava && !process.env.CI) {
    console.warn('SKIPPED: the HTML is not checked, because there is no Java on this machine.');
    test.skip();
  }
  test.setTimeout(90_000);
  const folder = join(site.state, 'site');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.html'));
  expect(files).toHaveLength(pageNames.length + 1);
  const words = ['--format', 'json', '--stdout', '--exit-zero-always'];
  const output = execFileSync(
    'java',
    ['-jar', checker, ...words, ...files.map((name) => join(folder, name))],
    { encoding: 'utf8', maxBuffer: 64_000_000 },
  );
  const { messages }: { messages: Finding[] } = JSON.parse(output);
  // What is left is a hint about '<br/>', which is how React writes it.
  // It does not know the CSS of the last years, such as container queries; the CSS is Biome's.
  const faults = messages.filter(
    ({ type, subType, message }) =>
      (type !== 'info' || subType === 'warning') && !message.startsWith('CSS:'),
  );
  expect(faults.map(({ url, message, extract }) => `${url}: ${message} ${extract}`)).toEqual([]);
  keepFigure('HTML: pages without an error or warning of the W3C checker', files.length);
});

test('every page has one h1 and no gap in its headings, and every link, anchor and picture is there', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const read = await page.evaluate(readPages, [
    ...pageNames.map((name) => siteMap[name].path),
    '/404.html',
  ]);
  const anchors = new Set(read.flatMap(({ path, ids }) => ids.map((id) => `${path}#${id}`)));
  const addresses = new Set<string>();
  for (const { path, levels, links, sources } of read) {
    expect
      .soft(
        levels.filter((level) => level === 1),
        path,
      )
      .toHaveLength(1);
    expect.soft(levels[0], path).toBe(1);
    const gaps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect.soft(gaps, path).toEqual([]);
    for (const link of [...links, ...sources]) {
      const { pathname, hash } = new URL(link, `${site.url}${path}`);
      addresses.add(pathname);
      if (hash) expect.soft(anchors, `${path} links to ${link}`).toContain(pathname + hash);
    }
  }
  expect(addresses.size).toBeGreaterThan(pageNames.length);
  for (const address of addresses) {
    const { status } = await request.head(address).then((answer) => ({ status: answer.status() }));
    expect.soft(status, address).toBe(200);
  }
  keepFigure('HTML: internal addresses that were followed', addresses.size);
});

/** In the browser: what stands in the pages as they were built, before any script. */
async function readPages(paths: string[]) {
  return Promise.all(
    paths.map(async (path) => {
      const html = await (await fetch(path)).text();
      const parsed = new DOMParser().parseFromString(html, 'text/html');
      const list = (selector: string, attribute: string) =>
        [...parsed.querySelectorAll(selector)].flatMap(
          (element) => element.getAttribute(attribute) ?? [],
        );
      return {
        path,
        ids: list('[id]', 'id'),
        levels: [...parsed.querySelectorAll('h1, h2, h3, h4, h5, h6')].map((heading) =>
          Number(heading.tagName.slice(1)),
        ),
        links: list('a[href]', 'href').filter((link) => /^[/#]/.test(link)),
        sources: [
          ...list('[src]', 'src'),
          ...list('[poster]', 'poster'),
          ...list('link[href]', 'href'),
          ...list('[srcset]', 'srcset').flatMap((set) =>
            set.split(',').map((source) => source.trim().split(/\s+/)[0] ?? ''),
          ),
        ].filter((source) => source.startsWith('/')),
      };
    }),
  );
}
