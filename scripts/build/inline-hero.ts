import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RenderedPage } from '../../src/start/render-page.tsx';

const preload = /<link rel="preload" as="image" href="(?<url>[^"]+\.svg)"[^>]*>/;

/** Inlines the first drawing, so that it needs no request. Hydration keeps this data url. */
export async function inlineHero(page: RenderedPage, folder: string): Promise<RenderedPage> {
  const found = preload.exec(page.head);
  const url = found?.groups?.url;
  if (!url) return page;
  const drawing = await readFile(join(folder, url), 'utf8');
  const dataUrl = composeDataUrl(drawing);
  const head = page.head.replace(found[0], '');
  const body = page.body.replace(`src="${url}"`, `src="${dataUrl}"`);
  return { head, body };
}

/** A data url may contain these signs as they are. */
const plainSigns = [',', '/', ':', ';', '='];

/** After compression, this encoding takes two thirds of the bytes of base64. */
function composeDataUrl(drawing: string): string {
  const svg = drawing.trim().replaceAll('"', "'");
  let encoded = encodeURIComponent(svg);
  for (const sign of plainSigns) {
    const code = encodeURIComponent(sign);
    encoded = encoded.replaceAll(code, sign);
  }
  return `data:image/svg+xml,${encoded}`;
}
