// `npm run artwork` makes the icons and share images.
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { writeShareImages } from './artwork/share-images.ts';

const mark = await readFile('public/fotos/merk.svg', 'utf8');
const wall = '#f6e7d3'; // --color-wall in src/styles/tokens.css

// In dark mode the browser's tab is dark, so the favicon's first path, the arch, is lighter.
const style = '<style>@media(prefers-color-scheme:dark){path:first-of-type{fill:#4b7c6c}}</style>';
const favicon = mark.replace(/<svg[^>]*>/, (root) => root + style);
await writeFile('public/favicon.svg', favicon);
await writeFile('public/favicon.ico', wrapIcon(await drawIcon(32, 32), 32));
await writeFile('public/apple-touch-icon.png', await drawIcon(180, 118, wall));
await writeFile('public/icons/192.png', await drawIcon(192, 192));
await writeFile('public/icons/512.png', await drawIcon(512, 512));
await writeFile('public/icons/maskable-512.png', await drawIcon(512, 276, wall));
await writeShareImages();

/** Centres the mark. It is small in the maskable icon, which a phone may crop to a circle. */
function drawIcon(size: number, markSize: number, background = 'transparent'): Promise<Buffer> {
  const edge = (size - markSize) / 2;
  return sharp(Buffer.from(mark))
    .resize(markSize)
    .extend({ top: edge, right: edge, bottom: edge, left: edge, background })
    .flatten(background === 'transparent' ? false : { background })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

function wrapIcon(png: Buffer, size: number): Buffer {
  const kind = [0, 0, 1, 0, 1, 0];
  const picture = [size, size, 0, 0, 1, 0, 32, 0];
  const range = new Uint32Array([png.length, kind.length + picture.length + 8]);
  return Buffer.concat([Buffer.from([...kind, ...picture]), Buffer.from(range.buffer), png]);
}
