// Writes each page to the HTML file that Firebase Hosting expects, based on Vite's index.html.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultSiteUrl } from 'shared/salon.ts';
import { type PageName, pageNames, siteMap } from '../../src/content/site-map.ts';
import { pickHeaders, readHostingConfig } from '../local/hosting-config.ts';
import { inlineHero } from './inline-hero.ts';
import { addFirstItems, createTemplate, fillTemplate } from './page-template.ts';
import { checkScriptHashes } from './script-hashes.ts';
import { requireSettings } from './settings.ts';
import { composeRobots, composeSitemap } from './sitemap.ts';
import { composeStructuredData } from './structured-data.ts';
import {
  buildInlineScripts,
  buildOwnerSite,
  buildRenderer,
  type InlineScripts,
  runVite,
} from './vite-builds.ts';

type Environment = Readonly<Record<string, string>>;

/** Writes the public site to `folder`, and the files of the owner's origin beside it. */
export async function buildSite(environment: Environment, folder: string): Promise<void> {
  requireSettings(environment);
  Object.assign(process.env, environment); // Vite reads the settings from process.env
  const siteUrl = environment.VITE_SITE_URL || defaultSiteUrl;
  const write = (file: string, text: string) => writeFile(join(folder, file), text);

  const scripts = await buildInlineScripts();
  await checkPolicy(scripts);
  await runVite({ outDir: folder, emptyOutDir: true });
  await buildOwnerSite(`${folder}-beheer`);
  const template = await createTemplate(folder, scripts.boot);
  const renderPage = await buildRenderer();

  async function compose(name: PageName | null, path: string) {
    const { firstItem, ...rendered } = await renderPage(path);
    const { head, body } = await inlineHero(rendered, folder);
    const structuredData = composeStructuredData(name, siteUrl);
    const page = { head: head + structuredData, body };
    if (!firstItem) return fillTemplate(template, page);
    const withList = addFirstItems(template, firstItem, scripts.firstItems);
    return fillTemplate(withList, page);
  }
  for (const name of pageNames) {
    const { path } = siteMap[name];
    const page = await compose(name, path);
    await write(nameFile(path), page);
  }
  const notFound = await compose(null, '/niet-gevonden');
  await write('404.html', notFound);
  await write('sitemap.xml', composeSitemap(siteUrl));
  await write('robots.txt', composeRobots(siteUrl));
}

async function checkPolicy(scripts: InlineScripts): Promise<void> {
  const config = await readHostingConfig('site');
  const headers = pickHeaders(config, '/');
  const policy = headers['Content-Security-Policy'] ?? '';
  checkScriptHashes(policy, Object.values(scripts));
}

export function nameFile(path: string): string {
  if (path === '/') return 'index.html';
  return `${path.slice(1)}.html`;
}
