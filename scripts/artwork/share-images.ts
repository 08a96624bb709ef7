// Makes the pictures that chats and social networks show with a link: one per page, 1200 by 630.
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { product, salon } from 'shared/salon.ts';
import sharp from 'sharp';
import { type PageName, pageNames, siteMap } from '../../src/content/site-map.ts';
import { findReplacement } from '../../src/ui/replacement-photo.ts';
import { findBrowser } from '../browsers/find-browser.ts';

/** Each page's drawing in public/fotos, and the x that centres its subject in the arch. */
const pictures: Record<PageName, [path: string, x: number]> = {
  home: ['hero', 588],
  prices: ['album/rode-kater-op-de-trimtafel', 617],
  rabbits: ['konijnen/twee-konijnen', 579],
  boarding: ['b-en-b/kamer-bos', 558],
  sitting: ['album/zwarte-kat-in-de-ochtendzon', 604],
  about: ['over-mij/groomer', 579],
  contact: ['album/maine-coon-in-het-raam', 579],
  album: ['album/twee-zusjes', 579],
  terms: ['album/perzische-kat-na-de-vachtbeurt', 566],
  reviews: ['album/lapjeskat-in-het-mandje', 579],
  writeReview: ['album/kitten-eerste-keer', 579],
  mail: ['album/ragdoll-met-blauwe-ogen', 579],
  privacy: ['over-mij/salon-wachthoek', 579],
};

const style = '<!doctype html><link rel="stylesheet" href="share-image.css">';

const wordmark = `
  <image href="../../public/fotos/merk.svg" height="92"/>
  <text x="110.6" y="30.8" font-family="Figtree" font-size="26.68" font-weight="600">Trimsalon</text>
  <text x="109.5" y="77.7" font-family="Fraunces" font-size="51.52" letter-spacing="-.014em">${product}</text>`;

function findPicture(name: PageName): { path: string; x: number } {
  const [drawing, x] = pictures[name];
  const path = `/fotos/${drawing}.svg`;
  const replacement = findReplacement(path);
  if (!replacement) return { path, x };
  return {
    path: replacement.src,
    x: 896 - (476 * replacement.photo.width) / replacement.photo.height / 2,
  };
}

function composeImage(name: PageName): string {
  const { path, x } = findPicture(name);
  return `<svg width="1200" height="630">
    <clipPath id="window"><path id="arch" d="M664 538V294a232 232 0 0 1 464 0V538Z"/></clipPath>
    <path d="M0 0H1200V630H0Z" fill="var(--color-wall)"/>
    <path d="M60 0H420L250 630H-110ZM440 0H540L370 630H270Z" fill="var(--color-light)" opacity=".8"/>
    <g transform="translate(72 62)">${wordmark}</g>
    <text x="74" y="556" font-family="Figtree" font-size="30" font-weight="500" fill="var(--color-ink)">${salon.town} bij ${salon.near}</text>
    <use href="#arch" stroke="var(--color-forest)" stroke-width="28"/>
    <g clip-path="url(#window)"><path d="M664 62h464v428H664Z" fill="var(--color-wall)"/><path d="M664 490h464v34H664Z" fill="#d9805c"/><path d="M664 524h464v14H664Z" fill="#c46c49"/></g>
    <image href="../../public${path}" x="${x}" y="62" height="476" clip-path="url(#window)"/>
    <rect x="622" y="538" width="548" height="34" rx="17" fill="var(--color-ginger)"/>
    <path d="M0 616H1200V630H0Z" fill="var(--color-line)"/>
  </svg>
  <div>${siteMap[name].title}</div>`;
}

export async function writeShareImages(): Promise<void> {
  const browser = await chromium.launch(await findBrowser());
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.goto(pathToFileURL('scripts/artwork/share-image.css').href);
  for (const name of pageNames) {
    await page.setContent(style + composeImage(name));
    await page.evaluate(() => document.fonts.ready);
    await page.locator('div').evaluate((title) => {
      // Finds the largest size at which the title fits: at most three lines, no word too wide.
      for (let size = 84; size > 0; size -= 6) {
        title.style.fontSize = `${size}px`;
        if (title.clientHeight < 3.4 * size && title.scrollWidth <= title.clientWidth) break;
      }
    });
    await sharp(await page.screenshot())
      .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' })
      .toFile(`public/delen/${name}.jpg`);
  }
  await browser.close();
}
