import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RenderedPage } from '../../src/start/render-page.tsx';

const hero = /<img fetchPriority="high"[^>]* src="(?<url>\/[^"]+\.svg)"/;

/** Inlines the first drawing, so that it needs no request. Hydration keeps this data url. */
export async function inlineHero(page: RenderedPage, folder: string): Promise<RenderedPage> {
  const found = hero.exec(page.body);
  const url = found?.groups?.url;
  if (!url) return page;
  const drawing = await readFile(join(folder, url), 'utf8');
  const start = found[0];
  const inlined = start.replace(url, composeDataUrl(drawing));
  const preload = `<link rel="preload" as="image" href="${url}" fetchPriority="high"/>`;
  const head = page.head.replace(preload, '');
  const body = page.body.replace(start, inlined);
  return { head, body };
}

/** After compression, this encoding takes two thirds of the bytes of base64. */
function composeDataUrl(drawing: string): string {
  const svg = drawing.trim().replaceAll('"', "'");
  const encoded = encodeURIComponent(svg);
  const readable = encoded.replace(/%(2C|2F|3A|3B|3D)/g, decodeURIComponent);
  return `data:image/svg+xml,${readable}`;
}
