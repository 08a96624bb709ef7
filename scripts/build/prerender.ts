// Writes each page to the HTML file that Firebase Hosting expects, based on Vite's index.html.
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultSiteUrl } from 'shared/salon.ts';
import { type PageName, pageNames, siteMap } from '../../src/content/site-map.ts';
import type { RenderedPage } from '../../src/start/render-page.tsx';
import { pickHeaders, readHostingConfig } from '../local/hosting-config.ts';
import { checkScriptHashes } from './script-hashes.ts';
import { parseSettings } from './settings.ts';
import { composeStructuredData } from './structured-data.ts';
import { buildInlineScripts, buildOwnerSite, buildRenderer, runVite } from './vite-builds.ts';

/** Writes the public site to `folder`, and the files of the owner's origin beside it. */
export async function buildSite(
  environment: Readonly<Record<string, string>>,
  folder: string,
): Promise<void> {
  const checked = parseSettings(environment);
  if ('problems' in checked) {
    throw new Error(`De instellingen kloppen niet:\n- ${checked.problems.join('\n- ')}`);
  }
  Object.assign(process.env, environment); // Vite reads the settings from process.env
  const siteUrl = environment.VITE_SITE_URL || defaultSiteUrl;
  const read = (file: string) => readFile(join(folder, file), 'utf8');
  const write = (file: string, text: string) => writeFile(join(folder, file), text);

  const scripts = await buildInlineScripts();
  const headers = pickHeaders(await readHostingConfig('firebase.json'), '/');
  checkScriptHashes(headers['Content-Security-Policy'] ?? '', Object.values(scripts));
  await runVite({ outDir: folder, emptyOutDir: true });
  await buildOwnerSite(`${folder}-beheer`);
  const styled = await inlineStyle(await read('index.html'), folder);
  const template = addBootScript(styled, scripts.boot);
  const renderPage = await buildRenderer();

  async function compose(name: PageName | null, path: string): Promise<string> {
    const { firstItem, ...rendered } = await renderPage(path);
    const { head, body } = await inlineHero(rendered, read);
    const page = { head: head + composeStructuredData(name, siteUrl), body };
    return fillTemplate(
      firstItem ? addFirstItems(template, firstItem, scripts.firstItems) : template,
      page,
    );
  }
  for (const name of pageNames) {
    const { path } = siteMap[name];
    await write(nameFile(path), await compose(name, path));
  }
  await write('404.html', await compose(null, '/niet-gevonden'));
  await write('sitemap.xml', composeSitemap(siteUrl));
  await write('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
}

/** Moves the stylesheet of all pages into the page, so that the first paint waits for no request. */
async function inlineStyle(page: string, folder: string): Promise<string> {
  const [link = '', url = ''] = /<link rel="stylesheet"[^>]* href="([^"]+)">/.exec(page) ?? [];
  const file = join(folder, url);
  const css = await readFile(file, 'utf8');
  await rm(file);
  return replaceOnce(page, link, `<style>${css.trim()}</style>`);
}

/** Replaces Vite's script by boot.ts. The app's url becomes an attribute, outside the CSP hash. */
function addBootScript(page: string, boot: string): string {
  const [script = '', app = ''] =
    /<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(page) ?? [];
  const own = `<script data-app="${app}">${boot}</script>\n  </body>`;
  return replaceOnce(replaceOnce(page, script, ''), '</body>', own);
}

function addFirstItems(template: string, item: string, script: string): string {
  const added = `<template>${item}</template>\n    <script>${script}</script>\n  </body>`;
  return replaceOnce(template, '</body>', added);
}

/** Inlines the first drawing, so that it needs no request. Hydration keeps this data url. */
async function inlineHero(
  { head, body }: RenderedPage,
  read: (file: string) => Promise<string>,
): Promise<RenderedPage> {
  const [image, url] = /<img fetchPriority="high"[^>]* src="(\/[^"]+\.svg)"/.exec(body) ?? [];
  if (!image || !url) return { head, body };
  const svg = encodeURIComponent((await read(url)).trim().replaceAll('"', "'"));
  // After compression, this encoding takes two thirds of the bytes of base64.
  const data = `data:image/svg+xml,${svg.replace(/%(2C|2F|3A|3B|3D)/g, decodeURIComponent)}`;
  const preload = `<link rel="preload" as="image" href="${url}" fetchPriority="high"/>`;
  return { head: head.replace(preload, ''), body: body.replace(image, image.replace(url, data)) };
}

/** Throws if the template lost a placeholder: a page without its text must not be published. */
export function fillTemplate(template: string, { head, body }: RenderedPage): string {
  return replaceOnce(replaceOnce(template, '<!--head-->', head), '<!--page-->', body);
}

// The replacement is a function, because replace() would interpret '$&' in a text.
function replaceOnce(text: string, target: string, content: string): string {
  if (!target || !text.includes(target))
    throw new Error(`The page has no ${target || 'such place'}`);
  return text.replace(target, () => content);
}

export function nameFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

export function composeSitemap(siteUrl: string): string {
  const entries = pageNames.map((name) => {
    const url = `${siteUrl}${siteMap[name].path}`.replaceAll('&', '&amp;');
    return `  <url><loc>${url}</loc></url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}
