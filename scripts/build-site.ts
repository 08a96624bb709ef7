// The site as Firebase Hosting serves it: one HTML file per page, and everything they use.
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { RenderedPage } from '../src/app/render-page.tsx';
import { defaultSiteUrl } from '../src/content/salon.ts';
import { type PageInfo, pageNames, siteMap } from '../src/content/site-map.ts';
import { bootScript, bootScriptHash } from './boot-script.ts';
import {
  composeSitemap,
  deferApp,
  fillTemplate,
  findStyleSheet,
  inlineStyle,
  nameFile,
} from './prerender.ts';
import { readSettings } from './settings.ts';

type RenderPage = (path: string) => Promise<RenderedPage>;

/**
 * Builds the site into the folder, with the given settings (names starting with VITE_).
 * Rejects with a message that names a wrong setting, or the page that does not render.
 */
export async function buildSite(
  environment: Readonly<Record<string, string>>,
  folder: string,
): Promise<void> {
  const checked = readSettings(environment);
  if ('problems' in checked) {
    throw new Error(`The settings are not right:\n- ${checked.problems.join('\n- ')}`);
  }
  await checkPolicy();
  Object.assign(process.env, environment); // where Vite looks for them
  await build({ logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } });
  // A new folder each time: Node keeps a module it has once imported.
  const renderer = join('.local', `prerender-${process.pid}-${Date.now()}`);
  try {
    const siteUrl = environment.VITE_SITE_URL || defaultSiteUrl;
    await writePages(folder, await buildRenderer(renderer), siteUrl);
  } finally {
    await rm(renderer, { recursive: true, force: true });
  }
}

/** A page whose own script the browser refuses would never come to life. */
async function checkPolicy(): Promise<void> {
  if ((await readFile('firebase.json', 'utf8')).includes(bootScriptHash)) return;
  throw new Error(
    `script-src in firebase.json has to hold ${bootScriptHash}, for the boot script.`,
  );
}

/** The same source, bundled for Node. */
async function buildRenderer(folder: string): Promise<RenderPage> {
  await build({
    logLevel: 'warn',
    build: { ssr: 'src/app/render-page.tsx', outDir: folder, copyPublicDir: false },
  });
  const file = pathToFileURL(join(process.cwd(), folder, 'render-page.js'));
  const renderer: { renderPage: RenderPage } = await import(file.href);
  return renderer.renderPage;
}

async function writePages(folder: string, renderPage: RenderPage, siteUrl: string): Promise<void> {
  const write = (file: string, content: string) => writeFile(join(folder, file), content);
  const built = await readFile(join(folder, 'index.html'), 'utf8');
  const css = await readFile(join(folder, findStyleSheet(built)), 'utf8');
  const startsAtOnce = inlineStyle(built, css);
  const startsLater = deferApp(startsAtOnce, bootScript);
  for (const name of pageNames) {
    const page: PageInfo = siteMap[name];
    const template = page.startsAtOnce ? startsAtOnce : startsLater;
    await write(nameFile(page.path), fillTemplate(template, await renderPage(page.path)));
  }
  await write('404.html', fillTemplate(startsLater, await renderPage('/niet-gevonden')));
  await write('sitemap.xml', composeSitemap(siteUrl));
  await write('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
}
