// Makes the pictures that chats and social networks show with a link: one per page, 1200 by 630.
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { product, salon } from 'shared/salon.ts';
import sharp from 'sharp';
import { type PageName, pageNames, siteMap } from '../../src/content/site-map.ts';
import { findReplacement } from '../../src/ui/replacement-photo.ts';
import { findBrowser } from '../browsers/find-browser.ts';

/** Each page's drawing in public/fotos, and the x that centres its subject in the arch. */
const pictures: Record<PageName, { drawing: string; x: number }> = {
  home: { drawing: 'hero', x: 588 },
  prices: { drawing: 'album/rode-kater-op-de-trimtafel', x: 617 },
  rabbits: { drawing: 'konijnen/twee-konijnen', x: 579 },
  boarding: { drawing: 'b-en-b/kamer-bos', x: 558 },
  sitting: { drawing: 'oppas', x: 606 },
  about: { drawing: 'over-mij/groomer', x: 579 },
  contact: { drawing: 'album/maine-coon-in-het-raam', x: 579 },
  album: { drawing: 'album/twee-zusjes', x: 579 },
  terms: { drawing: 'album/perzische-kat-na-de-vachtbeurt', x: 566 },
  reviews: { drawing: 'album/lapjeskat-in-het-mandje', x: 579 },
  writeReview: { drawing: 'album/kitten-eerste-keer', x: 579 },
  mail: { drawing: 'album/ragdoll-met-blauwe-ogen', x: 579 },
  privacy: { drawing: 'over-mij/salon-wachthoek', x: 579 },
};

const folder = 'scripts/artwork';
/** The arch of share-image.html, in which the drawing stands. */
const arch = { center: 896, height: 476 };
const jpeg = { quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' };
const titleSize = { largest: 84, step: 6, maxHeight: 3.4 }; // three lines of 1.12, in em

export async function writeShareImages(): Promise<void> {
  const template = await readFile(`${folder}/share-image.html`, 'utf8');
  const browser = await chromium.launch(await findBrowser());
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  // The addresses of the template are relative to a file of its folder.
  await page.goto(pathToFileURL(`${folder}/share-image.css`).href);
  for (const name of pageNames) {
    const drawn = fillTemplate(template, name);
    await page.setContent(drawn);
    await page.evaluate(() => document.fonts.ready);
    await page.locator('div').evaluate(fitTitle, titleSize);
    const screenshot = await page.screenshot();
    const image = sharp(screenshot).jpeg(jpeg);
    await image.toFile(`public/delen/${name}.jpg`);
  }
  await browser.close();
}

function fillTemplate(template: string, name: PageName): string {
  const { path, x } = findPicture(name);
  const place = `${salon.town} bij ${salon.near}`;
  return template
    .replace('{product}', product)
    .replace('{place}', place)
    .replace('{path}', path)
    .replace('{x}', String(x))
    .replace('{title}', siteMap[name].title);
}

function findPicture(name: PageName): { path: string; x: number } {
  const { drawing, x } = pictures[name];
  const path = `/fotos/${drawing}.svg`;
  const replacement = findReplacement(path);
  if (!replacement) return { path, x };
  const { photo } = replacement;
  const ratio = photo.width / photo.height;
  const photoWidth = arch.height * ratio;
  return { path: replacement.src, x: arch.center - photoWidth / 2 };
}

/** Runs in the page. Finds the largest size at which the title is low enough and no word too
 * wide. */
function fitTitle(title: HTMLElement, { largest, step, maxHeight }: typeof titleSize): void {
  for (let size = largest; size > 0; size -= step) {
    title.style.fontSize = `${size}px`;
    const isLowEnough = title.clientHeight < maxHeight * size;
    const isNarrowEnough = title.scrollWidth <= title.clientWidth;
    if (isLowEnough && isNarrowEnough) return;
  }
}
