// Writes each page to the HTML file that Firebase Hosting expects, based on Vite's index.html.
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultSiteUrl } from 'shared/salon.ts';
import { type PageName, pageNames, siteMap } from '../../src/content/site-map.ts';
import type { RenderedPage } from '../../src/start/render-page.tsx';
import { pickHeaders, readHostingConfig } from '../local/hosting-config.ts';
import { checkScriptHashes } from './script-hashes.ts';
import { requireSettings } from './settings.ts';
import { composeStructuredData } from './structured-data.ts';
import { buildInlineScripts, buildOwnerSite, buildRenderer, runVite } from './vite-builds.ts';

/** Writes the public site to `folder`, and the files of the owner's origin beside it. */
export async function buildSite(
  environment: Readonly<Record<string, string>>,
  folder: string,
): Promise<void> {
  requireSettings(environment);
  Object.assign(process.env, environment); // Vite reads the settings from process.env
  const siteUrl = environment.VITE_SITE_URL || defaultSiteUrl;
  const read = (file: string) => readFile(join(folder, file), 'utf8');
  const write = (file: string, text: string) => writeFile(join(folder, file), text);

  const scripts = await buildInlineScripts();
  const config = await readHostingConfig('firebase.json');
  const headers = pickHeaders(config, '/');
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
    if (!firstItem) return fillTemplate(template, page);
    return fillTemplate(addFirstItems(template, firstItem, scripts.firstItems), page);
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
  const link = findTag(page, /<link rel="stylesheet"[^>]* href="(?<url>[^"]+)">/);
  const file = join(folder, link.url);
  const css = await readFile(file, 'utf8');
  await rm(file);
  return replaceOnce(page, link.tag, `<style>${css.trim()}</style>`);
}

/** Replaces Vite's script by boot.ts. The app's url becomes an attribute, outside the CSP hash. */
function addBootScript(page: string, boot: string): string {
  const script = findTag(page, /<script type="module"[^>]* src="(?<url>[^"]+)"><\/script>/);
  const ownScript = `<script data-app="${script.url}">${boot}</script>\n  </body>`;
  const withoutVite = replaceOnce(page, script.tag, '');
  return replaceOnce(withoutVite, '</body>', ownScript);
}

function findTag(page: string, pattern: RegExp): { tag: string; url: string } {
  const found = pattern.exec(page);
  if (!found?.groups?.url) throw new Error(`The page of Vite has no ${pattern}`);
  return { tag: found[0], url: found.groups.url };
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
  const found = /<img fetchPriority="high"[^>]* src="(?<url>\/[^"]+\.svg)"/.exec(body);
  const url = found?.groups?.url;
  if (!url) return { head, body };
  const drawing = await read(url);
  const inlined = found[0].replace(url, composeDataUrl(drawing));
  const preload = `<link rel="preload" as="image" href="${url}" fetchPriority="high"/>`;
  return { head: head.replace(preload, ''), body: body.replace(found[0], inlined) };
}

/** After compression, this encoding takes two thirds of the bytes of base64. */
function composeDataUrl(drawing: string): string {
  const svg = drawing.trim().replaceAll('"', "'");
  const encoded = encodeURIComponent(svg);
  const readable = encoded.replace(/%(2C|2F|3A|3B|3D)/g, decodeURIComponent);
  return `data:image/svg+xml,${readable}`;
}

/** Throws if the template lost a placeholder: a page without its text must not be published. */
export function fillTemplate(template: string, { head, body }: RenderedPage): string {
  const withHead = replaceOnce(template, '<!--head-->', head);
  return replaceOnce(withHead, '<!--page-->', body);
}

// The replacement is a function, because replace() would interpret '$&' in a text.
function replaceOnce(text: string, target: string, content: string): string {
  if (!text.includes(target)) throw new Error(`The page has no ${target}`);
  return text.replace(target, () => content);
}

export function nameFile(path: string): string {
  if (path === '/') return 'index.html';
  return `${path.slice(1)}.html`;
}

export function composeSitemap(siteUrl: string): string {
  const entries = pageNames.map((name) => {
    const url = siteUrl + siteMap[name].path;
    const escaped = url.replaceAll('&', '&amp;');
    return `  <url><loc>${escaped}</loc></url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}
