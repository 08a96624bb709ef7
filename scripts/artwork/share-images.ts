// Makes the pictures that chats and social networks show with a link: one per page, 1200 by 630.
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
  sitting: { drawing: 'album/zwarte-kat-in-de-ochtendzon', x: 604 },
  about: { drawing: 'over-mij/groomer', x: 579 },
  contact: { drawing: 'album/maine-coon-in-het-raam', x: 579 },
  album: { drawing: 'album/twee-zusjes', x: 579 },
  terms: { drawing: 'album/perzische-kat-na-de-vachtbeurt', x: 566 },
  reviews: { drawing: 'album/lapjeskat-in-het-mandje', x: 579 },
  writeReview: { drawing: 'album/kitten-eerste-keer', x: 579 },
  mail: { drawing: 'album/ragdoll-met-blauwe-ogen', x: 579 },
  privacy: { drawing: 'over-mij/salon-wachthoek', x: 579 },
};

const width = 1200;
const height = 630;
/** The arch, in which the drawing stands. */
const arch = { center: 896, height: 476 };
const titleSize = { largest: 84, step: 6, lines: 3.4 };

const style = '<!doctype html><link rel="stylesheet" href="share-image.css">';

const wordmark = `
  <image href="../../public/fotos/merk.svg" height="92"/>
  <text x="110.6" y="30.8" font-family="Figtree" font-size="26.68" font-weight="600">Trimsalon</text>
  <text x="109.5" y="77.7" font-family="Fraunces" font-size="51.52" letter-spacing="-.014em">${product}</text>`;

function findPicture(name: PageName): { path: string; x: number } {
  const { drawing, x } = pictures[name];
  const path = `/fotos/${drawing}.svg`;
  const replacement = findReplacement(path);
  if (!replacement) return { path, x };
  const { photo } = replacement;
  const photoWidth = (arch.height * photo.width) / photo.height;
  return { path: replacement.src, x: arch.center - photoWidth / 2 };
}

function composeImage(name: PageName): string {
  const { path, x } = findPicture(name);
  return `<svg width="${width}" height="${height}">
    <clipPath id="window"><path id="arch" d="M664 538V294a232 232 0 0 1 464 0V538Z"/></clipPath>
    <path d="M0 0H1200V630H0Z" fill="var(--color-wall)"/>
    <path d="M60 0H420L250 630H-110ZM440 0H540L370 630H270Z" fill="var(--color-light)" opacity=".8"/>
    <g transform="translate(72 62)">${wordmark}</g>
    <text x="74" y="556" font-family="Figtree" font-size="30" font-weight="500" fill="var(--color-ink)">${salon.town} bij ${salon.near}</text>
    <use href="#arch" stroke="var(--color-forest)" stroke-width="28"/>
    <g clip-path="url(#window)"><path d="M664 62h464v428H664Z" fill="var(--color-wall)"/><path d="M664 490h464v34H664Z" fill="#d9805c"/><path d="M664 524h464v14H664Z" fill="#c46c49"/></g>
    <image href="../../public${path}" x="${x}" y="62" height="${arch.height}" clip-path="url(#window)"/>
    <rect x="622" y="538" width="548" height="34" rx="17" fill="var(--color-ginger)"/>
    <path d="M0 616H1200V630H0Z" fill="var(--color-line)"/>
  </svg>
  <div>${siteMap[name].title}</div>`;
}

export async function writeShareImages(): Promise<void> {
  const browser = await chromium.launch(await findBrowser());
  const page = await browser.newPage({ viewport: { width, height } });
  await page.goto(pathToFileURL('scripts/artwork/share-image.css').href);
  for (const name of pageNames) {
    await page.setContent(style + composeImage(name));
    await page.evaluate(() => document.fonts.ready);
    await page.locator('div').evaluate(fitTitle, titleSize);
    const screenshot = await page.screenshot();
    await sharp(screenshot)
      .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' })
      .toFile(`public/delen/${name}.jpg`);
  }
  await browser.close();
}

/** Runs in the page. Finds the largest size at which the title has few lines, and no word too wide. */
function fitTitle(title: HTMLElement, { largest, step, lines }: typeof titleSize): void {
  for (let size = largest; size > 0; size -= step) {
    title.style.fontSize = `${size}px`;
    const isLowEnough = title.clientHeight < lines * size;
    const isNarrowEnough = title.scrollWidth <= title.clientWidth;
    if (isLowEnough && isNarrowEnough) return;
  }
}
