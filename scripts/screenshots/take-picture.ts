import { writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

/** Bytes: the guide has to open at once, also on a phone. */
const maxBytes = 80_000;

const room = 12; // pixels

/** The rectangle that holds all these parts, also where it is higher than the screen. */
export async function takePicture(page: Page, parts: Locator, file: string): Promise<void> {
  for (const image of await parts.locator('img').all()) {
    await image.evaluate((element) => (element as HTMLImageElement).decode()); // by its selector
  }
  await page.evaluate(async () => {
    (document.activeElement as HTMLElement | null)?.blur(); // HTML throughout; a caret would blink
    scrollTo(0, 0);
    await document.fonts.ready;
  });
  const places = await parts.evaluateAll((found) =>
    found.map((part) => part.getBoundingClientRect().toJSON()),
  );
  const y = Math.max(0, Math.min(...places.map(({ top }) => top)) - room);
  const height = Math.max(...places.map(({ bottom }) => bottom)) + room - y;
  const width = page.viewportSize()?.width ?? 0;
  const picture = await page.screenshot({ fullPage: true, clip: { x: 0, y, width, height } });
  const webp = await sharp(picture).webp({ quality: 70 }).toBuffer();
  if (webp.length > maxBytes) throw new Error(`${file} is ${webp.length} bytes: show less.`);
  await writeFile(file, webp);
  console.log(`${file}: ${Math.round(webp.length / 1000)} kB`);
}
