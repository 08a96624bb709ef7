// The site as Firebase Hosting serves it: one HTML file per page, and everything they use.
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildOptions, build } from 'vite';
import type { RenderedPage } from '../src/app/render-page.tsx';
import { defaultSiteUrl } from '../src/content/salon.ts';
import { type PageInfo, type PageName, pageNames, siteMap } from '../src/content/site-map.ts';
import { bootScript, bootScriptHash } from './boot-script.ts';
import { type BuiltFile, listScripts, nameSource } from './built-scripts.ts';
import { pickStyle } from './page-style.ts';
import {
  addScripts,
  composeSitemap,
  fillTemplate,
  findStyleSheet,
  inlineFirstPicture,
  inlineStyle,
  nameFile,
  type PageScripts,
} from './prerender.ts';
import { readSettings } from './settings.ts';
import { composeStructuredData } from './structured-data.ts';

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
  const files = await buildApp(folder);
  // A new folder each time: Node keeps a module it has once imported.
  const renderer = join('.local', `prerender-${process.pid}-${Date.now()}`);
  try {
    const siteUrl = environment.VITE_SITE_URL || defaultSiteUrl;
    const firstPhoto = await buildFirstPhoto(folder);
    const renderPage = await buildRenderer(renderer);
    await writePages({ folder, files, firstPhoto, renderPage, siteUrl });
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

/** What the browser gets; answers which files that made. */
function buildApp(folder: string): Promise<readonly BuiltFile[]> {
  return buildFiles({ outDir: folder, emptyOutDir: true });
}

/** The album's own early script; answers its address. By itself: it shares no file with the app. */
async function buildFirstPhoto(folder: string): Promise<string> {
  const input = 'src/app/first-photo.ts';
  const files = await buildFiles({
    outDir: folder,
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: { input, output: { codeSplitting: false } },
  });
  const [address, ...more] = listScripts(files, input) ?? [];
  if (!address || more.length > 0) throw new Error(`${input} was not built as one file`);
  return address;
}

async function buildFiles(options: BuildOptions): Promise<readonly BuiltFile[]> {
  const built = await build({ logLevel: 'warn', build: options });
  if (Array.isArray(built) || !('output' in built))
    throw new Error('Vite built more than one site');
  return built.output;
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

type Built = {
  folder: string;
  files: readonly BuiltFile[];
  /** Address of the album's early script. */
  firstPhoto: string;
  renderPage: RenderPage;
  siteUrl: string;
};

async function writePages(built: Built): Promise<void> {
  const { folder, renderPage, siteUrl } = built;
  const write = (file: string, content: string) => writeFile(join(folder, file), content);
  const index = await readFile(join(folder, 'index.html'), 'utf8');
  const readPicture = (address: string) => readFile(join(folder, address), 'utf8');
  const render = async (path: string) => inlineFirstPicture(await renderPage(path), readPicture);
  const styleSheet = join(folder, findStyleSheet(index));
  const css = await readFile(styleSheet, 'utf8');
  await rm(styleSheet); // it is in the pages, and in the app
  const compose = (name: PageName | 'notFound', page: RenderedPage) => {
    const html = addScripts(index, bootScript, chooseScripts(built, name), page.question);
    const whole = fillTemplate(html, page);
    return inlineStyle(whole, pickStyle(css, whole));
  };
  for (const name of pageNames) {
    const { path } = siteMap[name];
    const page = await render(path);
    const head = page.head + composeStructuredData(name, siteUrl);
    await write(nameFile(path), compose(name, { ...page, head }));
  }
  await write('404.html', compose('notFound', await render('/niet-gevonden')));
  await write('sitemap.xml', composeSitemap(siteUrl));
  await write('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
}

/** What the page starts with, and when. */
function chooseScripts({ files, firstPhoto }: Built, name: PageName | 'notFound'): PageScripts {
  const page: Partial<PageInfo> = name === 'notFound' ? {} : siteMap[name];
  const [app = [], own] = ['index.html', nameSource(name)].map((file) => listScripts(files, file));
  if (!app || !own) throw new Error(`The build has no file for ${nameSource(name)}`);
  const early = page.live === 'photos' ? { early: firstPhoto } : {};
  return { start: unite(app, own), atOnce: page.startsAtOnce ?? false, ...early };
}

function unite(...lists: readonly string[][]): string[] {
  return [...new Set(lists.flat())];
}
