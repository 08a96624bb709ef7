// `npm run artwork` makes the icons and share images.
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { writeShareImages } from './artwork/share-images.ts';

const mark = await readFile('public/fotos/merk.svg', 'utf8');
const wall = '#f6e7d3'; // --color-wall in src/styles/tokens.css

// In dark mode the browser's tab is dark, so the favicon's first path, the arch, is lighter.
const darkStyle =
  '<style>@media(prefers-color-scheme:dark){path:first-of-type{fill:#4b7c6c}}</style>';
const favicon = mark.replace(/<svg[^>]*>/, (root) => root + darkStyle);
await writeFile('public/favicon.svg', favicon);
const smallIcon = await drawIcon(32, 32);
await writeFile('public/favicon.ico', wrapIcon(smallIcon, 32));
await writeFile('public/apple-touch-icon.png', await drawIcon(180, 118, wall));
await writeFile('public/icons/192.png', await drawIcon(192, 192));
await writeFile('public/icons/512.png', await drawIcon(512, 512));
await writeFile('public/icons/maskable-512.png', await drawIcon(512, 276, wall));
await writeShareImages();

/** Centres the mark. It is small in the maskable icon, which a phone may crop to a circle. */
async function drawIcon(size: number, markSize: number, background?: string): Promise<Buffer> {
  const edge = (size - markSize) / 2;
  const icon = sharp(Buffer.from(mark))
    .resize(markSize)
    .extend({
      top: edge,
      right: edge,
      bottom: edge,
      left: edge,
      background: background ?? 'transparent',
    });
  if (background) icon.flatten({ background });
  return icon.png({ compressionLevel: 9, palette: true }).toBuffer();
}

/** Puts the headers of an ICO file before its one picture. */
function wrapIcon(png: Buffer, size: number): Buffer {
  const fileHeader = Buffer.from([0, 0, 1, 0, 1, 0]);
  const pictureHeader = Buffer.from([size, size, 0, 0, 1, 0, 32, 0]);
  const lengthAndOffset = Buffer.alloc(8);
  const offset = fileHeader.length + pictureHeader.length + lengthAndOffset.length;
  lengthAndOffset.writeUInt32LE(png.length, 0);
  lengthAndOffset.writeUInt32LE(offset, 4);
  return Buffer.concat([fileHeader, pictureHeader, lengthAndOffset, png]);
}
