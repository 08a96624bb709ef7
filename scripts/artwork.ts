// `npm run artwork`: the wordmark, icons, web manifest and share images; other pictures in public/ are sources.
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { product, salon } from '../src/content/salon.ts';
import { colours } from './artwork/colours.ts';
import { createLettering } from './artwork/lettering.ts';
import { placeDrawing } from './artwork/place-drawing.ts';
import { writeShareImages } from './artwork/share-images.ts';
import { cutTypeface, heading, text } from './fonts/typefaces.ts';

const mark = await readFile('public/fotos/merk.svg', 'utf8');
const headings = createLettering(await cutTypeface(heading, 'sfnt'), -0.014);
const wordmark = await drawWordmark();

await writeFile('public/fotos/woordmerk.svg', wordmark);
await writeIcons();
await writeManifest();
await writeShareImages(wordmark, headings);

/** The mark with the name beside it, as the header shows them: for a sign, a car, the head of a letter. */
async function drawWordmark(): Promise<string> {
  const kind = createLettering(await cutTypeface(text, 'sfnt', { wght: 600 }));
  const widest = Math.max(kind.measure('Trimsalon', 34.8), headings.measure(product, 67.2));
  const width = Math.ceil(142.8 + widest);
  const parts = [
    placeDrawing(mark, { x: 0, y: 0, width: 120, height: 120 }),
    kind.draw('Trimsalon', 144.2, 40.2, 34.8, colours.forestDeep),
    headings.draw(product, 142.8, 101.4, 67.2, colours.forestDeep),
  ];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 120" width="${width}"` +
    ` height="120">${parts.join('')}</svg>\n`
  );
}

async function writeIcons(): Promise<void> {
  // On the dark tab of a dark browser the window is a tone lighter.
  const style =
    '<style>@media(prefers-color-scheme:dark){path:first-of-type{fill:#4b7c6c}}</style>';
  const favicon = mark.replace(/<svg[^>]*>/, (root) => root + style);
  await writeFile('public/favicon.svg', favicon);
  await writeFile('public/favicon.ico', wrapIcon(await drawIcon(32, 1), 32));
  await writeFile('public/apple-touch-icon.png', await drawIcon(180, 0.66, colours.wall));
  await writeFile('public/icons/192.png', await drawIcon(192, 1));
  await writeFile('public/icons/512.png', await drawIcon(512, 1));
  await writeFile('public/icons/maskable-512.png', await drawIcon(512, 0.54, colours.wall));
}

/** The mark in the middle of a square; a maskable icon may lose all outside a circle of 80 %. */
function drawIcon(size: number, share: number, background = 'none'): Promise<Buffer> {
  const edge = (size * (1 - share)) / 2;
  const place = { x: edge, y: edge, width: size * share, height: size * share };
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">` +
    `<path d="M0 0h${size}v${size}H0z" fill="${background}"/>${placeDrawing(mark, place)}</svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
}

/** An .ico that holds one PNG. */
function wrapIcon(png: Buffer, size: number): Buffer {
  const kind = [0, 0, 1, 0, 1, 0]; // an icon, and one picture in it
  const picture = [size, size, 0, 0, 1, 0, 32, 0]; // one plane of 32 bits
  const place = new Uint32Array([png.length, kind.length + picture.length + 8]);
  return Buffer.concat([Buffer.from([...kind, ...picture]), Buffer.from(place.buffer), png]);
}

async function writeManifest(): Promise<void> {
  const manifest = {
    name: salon.name,
    short_name: salon.name,
    description: `Hondvrije trimsalon voor katten en konijnen in ${salon.town} bij ${salon.near}`,
    lang: 'nl',
    start_url: '/',
    display: 'browser',
    background_color: colours.wall,
    theme_color: colours.wall,
    icons: [
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  await writeFile('public/site.webmanifest', `${JSON.stringify(manifest, null, 2)}\n`);
}
