import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

/** Bytes: the guide has to open at once, also from a phone. */
export const maxBytes = 80_000;

/** The parts have to fit on the screen together. */
export async function takePicture(page: Page, parts: Locator, file: string): Promise<void> {
  for (const part of await parts.all()) await part.scrollIntoViewIfNeeded();
  await waitForImages(page);
  await keepPicture(await page.screenshot({ clip: await enclose(parts) }), file);
}

export async function takeScreen(page: Page, file: string): Promise<void> {
  await waitForImages(page);
  await keepPicture(await page.screenshot(), file);
}

async function keepPicture(picture: Buffer, file: string): Promise<void> {
  const webp = await sharp(picture).webp({ quality: 80 }).toBuffer();
  if (webp.length > maxBytes) throw new Error(`${file} is ${webp.length} bytes: show less.`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, webp);
  console.log(`${file}: ${Math.round(webp.length / 1000)} kB`);
}

/** What is on the screen has come; what is not may be left out by the browser. */
async function waitForImages(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every((picture) => {
      const { top, bottom } = picture.getBoundingClientRect();
      const isAway = bottom <= 0 || top >= innerHeight;
      return isAway || (picture.complete && picture.naturalWidth > 0);
    }),
  );
  await page.evaluate(async () => {
    await Promise.allSettled(
      [...document.images].map((picture) => picture.complete && picture.decode()),
    );
    await document.fonts.ready;
  });
}

const room = 10; // pixels; less than there is between two cards

async function enclose(parts: Locator) {
  const places = await parts.evaluateAll((found) =>
    found.map((part) => part.getBoundingClientRect().toJSON()),
  );
  const x = Math.min(...places.map(({ left }) => left)) - room;
  const y = Math.min(...places.map(({ top }) => top)) - room;
  return {
    x,
    y,
    width: Math.max(...places.map(({ right }) => right)) + room - x,
    height: Math.max(...places.map(({ bottom }) => bottom)) + room - y,
  };
}
