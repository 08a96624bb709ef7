// The picture that a chat or a social network shows beside a link: one per page, 1200 by 630.
import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { salon } from '../../src/content/salon.ts';
import { type PageName, pageNames, siteMap } from '../../src/content/site-map.ts';
import { CREAM, FOREST, GINGER, INK, LIGHT, PINE_DEEP, SAND } from './kit/palette.ts';
import { clipTo, fill, place, rect, stroke } from './kit/svg.ts';
import { type Lettering, readHeadingLettering, readTextLettering } from './lettering.ts';
import { drawWordmark } from './wordmark.ts';

const width = 1200;
const height = 630;
const titleWidth = 530;

/** The arched window that each page's picture is seen through; the mark has the same. */
const view = { x: 664, y: 62, width: 464, height: 476 };
const arch =
  `M${view.x} ${view.y + view.height}V${view.y + view.width / 2}` +
  `a${view.width / 2} ${view.width / 2} 0 0 1 ${view.width} 0V${view.y + view.height}Z`;

type Sight = {
  /** Below public/fotos. */
  picture: string;
  /** What stands in the middle of the window, as a part of the picture's width. */
  focus: number;
};

const sights: Record<PageName, Sight> = {
  home: { picture: 'hero', focus: 0.54 },
  prices: { picture: 'album/rode-kater-op-de-trimtafel', focus: 0.44 },
  rabbits: { picture: 'konijnen/twee-konijnen', focus: 0.5 },
  boarding: { picture: 'b-en-b/kamer-bos', focus: 0.54 },
  sitting: { picture: 'album/zwarte-kat-in-de-ochtendzon', focus: 0.36 },
  about: { picture: 'over-mij/groomer', focus: 0.52 },
  contact: { picture: 'album/maine-coon-in-het-raam', focus: 0.5 },
  album: { picture: 'album/twee-zusjes', focus: 0.5 },
  terms: { picture: 'album/perzische-kat-na-de-vachtbeurt', focus: 0.52 },
  reviews: { picture: 'album/lapjeskat-in-het-mandje', focus: 0.46 },
  writeReview: { picture: 'album/kitten-eerste-keer', focus: 0.46 },
  mail: { picture: 'album/ragdoll-met-blauwe-ogen', focus: 0.5 },
};

type Letterings = { title: Lettering; small: Lettering; wordmark: string };

export async function writeShareImages(publicFolder: string): Promise<void> {
  await mkdir(join(publicFolder, 'delen'), { recursive: true });
  const letterings: Letterings = {
    title: await readHeadingLettering(),
    small: await readTextLettering(500),
    wordmark: (await drawWordmark(92)).content,
  };
  for (const name of pageNames) {
    const svg = composeShareImage(name, letterings, join(publicFolder, 'fotos'));
    const file = join(publicFolder, 'delen', `${name}.jpg`);
    const picture = sharp(Buffer.from(svg)).flatten({ background: CREAM });
    await picture.jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' }).toFile(file);
  }
}

function composeShareImage(name: PageName, letterings: Letterings, pictures: string): string {
  const { title, small, wordmark } = letterings;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`,
    ` fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    rect(0, 0, width, height, CREAM),
    fill('M60 0H420L250 630H-110ZM440 0H540L370 630H270Z', LIGHT, 0.8),
    place(wordmark, { x: 72, y: 62 }),
    drawTitle(siteMap[name].title, title),
    small.draw(`${salon.town} bij ${salon.near}`, 74, 556, 30, INK),
    stroke(arch, FOREST, 28),
    clipTo(arch, drawPicture(sights[name], pictures)),
    rect(view.x - 42, view.y + view.height, view.width + 84, 34, GINGER, 17),
    rect(0, height - 14, width, 14, SAND),
    '</svg>',
  ]
    .join('')
    .replaceAll('%', 'w');
}

/** As large as it fits on three lines, and in the middle between name and place. */
function drawTitle(words: string, lettering: Lettering): string {
  const sizes = [84, 78, 72, 66, 60, 54];
  const size = sizes.find((it) => breakLines(words, it, lettering).length <= 3) ?? 48;
  const lines = breakLines(words, size, lettering);
  const step = size * 1.12;
  const first = 352 - ((lines.length - 1) * step) / 2 + size * 0.25;
  return lines
    .map((line, index) => lettering.draw(line, 70, first + index * step, size, PINE_DEEP))
    .join('');
}

/** A word that is wider than the room gives a line too many, so that a smaller size is tried. */
function breakLines(words: string, size: number, lettering: Lettering): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lettering.measure(word, size) > titleWidth) lines.push('', '', '');
    if (lines.length && lettering.measure(longer, size) <= titleWidth) lines.pop();
    else if (lines.length) {
      lines.push(word);
      continue;
    }
    lines.push(longer);
  }
  return lines;
}

function drawPicture({ picture, focus }: Sight, folder: string): string {
  const svg = readFileSync(join(folder, `${picture}.svg`), 'utf8');
  const [, w, h] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  if (!w || !h) throw new Error(`${picture}.svg has no size`);
  const scale = Math.max(view.width / Number(w), view.height / Number(h));
  const room = Number(w) * scale - view.width;
  const left = Math.min(room, Math.max(0, Number(w) * scale * focus - view.width / 2));
  const content = svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  return place(content, { x: view.x - left, y: view.y, scale });
}
