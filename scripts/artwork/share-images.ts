// The picture that a chat or a social network shows beside a link: one per page, 1200 by 630.
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { salon } from '../../src/content/salon.ts';
import { type PageName, pageNames, siteMap } from '../../src/content/site-map.ts';
import { cutTypeface, text } from '../fonts/typefaces.ts';
import { colours } from './colours.ts';
import { createLettering, type Lettering } from './lettering.ts';
import { placeDrawing, readSize } from './place-drawing.ts';

/** The arched window that each page's picture is seen through; the mark has the same. */
const view = { x: 664, y: 62, width: 464, height: 476 };
const arch = 'M664 538V294a232 232 0 0 1 464 0V538Z';

const titleWidth = 530;

/** Below public/fotos; and what stands in the middle of the window, as a part of the picture's width. */
const pictures: Record<PageName, [path: string, focus: number]> = {
  home: ['hero', 0.54],
  prices: ['album/rode-kater-op-de-trimtafel', 0.44],
  rabbits: ['konijnen/twee-konijnen', 0.5],
  boarding: ['b-en-b/kamer-bos', 0.54],
  sitting: ['album/zwarte-kat-in-de-ochtendzon', 0.36],
  about: ['over-mij/groomer', 0.52],
  contact: ['album/maine-coon-in-het-raam', 0.5],
  album: ['album/twee-zusjes', 0.5],
  terms: ['album/perzische-kat-na-de-vachtbeurt', 0.52],
  reviews: ['album/lapjeskat-in-het-mandje', 0.46],
  writeReview: ['album/kitten-eerste-keer', 0.46],
  mail: ['album/ragdoll-met-blauwe-ogen', 0.5],
  privacy: ['over-mij/salon-wachthoek', 0.5],
};

export async function writeShareImages(wordmark: string, heading: Lettering): Promise<void> {
  const small = createLettering(await cutTypeface(text, 'sfnt', { wght: 500 }));
  const { width, height } = readSize(wordmark);
  const nameWidth = Math.min(540, (width / height) * 92);
  const name = placeDrawing(wordmark, { x: 72, y: 62, width: nameWidth, height: 92 });
  const town = small.draw(`${salon.town} bij ${salon.near}`, 74, 556, 30, colours.ink);
  for (const page of pageNames) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
      <clipPath id="window"><path d="${arch}"/></clipPath>
      <path d="M0 0H1200V630H0Z" fill="${colours.wall}"/>
      <path d="M60 0H420L250 630H-110ZM440 0H540L370 630H270Z" fill="${colours.light}" opacity="0.8"/>
      ${name}${drawTitle(siteMap[page].title, heading)}${town}
      <path d="${arch}" fill="none" stroke="${colours.forest}" stroke-width="28"/>
      <g clip-path="url(#window)">${await drawPicture(...pictures[page])}</g>
      <rect x="622" y="538" width="548" height="34" rx="17" fill="${colours.ginger}"/>
      <path d="M0 616H1200V630H0Z" fill="${colours.line}"/>
    </svg>`;
    await sharp(Buffer.from(svg))
      .flatten({ background: colours.wall })
      .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' })
      .toFile(`public/delen/${page}.jpg`);
  }
}

/** As large as it fits on three lines, and in the middle between name and town. */
function drawTitle(words: string, { measure, draw }: Lettering): string {
  let size = 90;
  let lines: string[];
  do {
    size -= 6;
    lines = breakLines(words, (line) => measure(line, size) <= titleWidth);
  } while (lines.length > 3 || lines.some((line) => measure(line, size) > titleWidth));
  const step = size * 1.12;
  const first = 352 - ((lines.length - 1) * step) / 2 + size * 0.25;
  return lines
    .map((line, index) => draw(line, 70, first + index * step, size, colours.forestDeep))
    .join('');
}

function breakLines(words: string, isFitting: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const longer = [...lines.slice(-1), word].join(' ');
    if (isFitting(longer)) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

async function drawPicture(path: string, focus: number): Promise<string> {
  const svg = await readFile(`public/fotos/${path}.svg`, 'utf8');
  const size = readSize(svg);
  const scale = Math.max(view.width / size.width, view.height / size.height);
  const [width, height] = [size.width * scale, size.height * scale];
  const left = Math.min(width - view.width, Math.max(0, width * focus - view.width / 2));
  return placeDrawing(svg, { x: view.x - left, y: view.y, width, height });
}
