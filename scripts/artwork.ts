// `npm run artwork` makes the icons and share images.
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { writeShareImages } from './artwork/share-images.ts';

const mark = await readFile('public/fotos/merk.svg', 'utf8');
const wall = '#f6e7d3'; // --color-wall in src/styles/tokens.css

// In dark mode the browser's tab is dark, so the favicon's first path, the arch, is lighter.
const darkStyle =
  '<style>@media(prefers-color-scheme:dark){path:first-of-type{fill:#4b7c6c}}</style>';
const favicon = mark.replace('>', `>${darkStyle}`); // after the opening tag
await writeFile('public/favicon.svg', favicon);
const smallIcon = await drawIcon({ size: 32, markSize: 32 });
await writeFile('public/favicon.ico', wrapIcon(smallIcon, 32));
await writeIcon('apple-touch-icon', { size: 180, markSize: 118, background: wall });
await writeIcon('icons/192', { size: 192, markSize: 192 });
await writeIcon('icons/512', { size: 512, markSize: 512 });
await writeIcon('icons/maskable-512', { size: 512, markSize: 276, background: wall });
await writeShareImages();

type Icon = { size: number; markSize: number; background?: string };

async function writeIcon(name: string, icon: Icon): Promise<void> {
  const png = await drawIcon(icon);
  await writeFile(`public/${name}.png`, png);
}

/** Centres the mark. It is small in the maskable icon, which a phone may crop to a circle. */
async function drawIcon({ size, markSize, background }: Icon): Promise<Buffer> {
  const edge = (size - markSize) / 2;
  const icon = sharp(Buffer.from(mark)).resize(markSize);
  icon.extend({
    top: edge,
    right: edge,
    bottom: edge,
    left: edge,
    background: background ?? 'transparent',
  });
  if (background) icon.flatten({ background });
  icon.png({ compressionLevel: 9, palette: true });
  return icon.toBuffer();
}

/** Makes an ICO file of one picture. */
function wrapIcon(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(1, 4); // the number of pictures
  header.writeUInt8(size, 6); // width
  header.writeUInt8(size, 7); // height
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18); // where the picture begins
  return Buffer.concat([header, png]);
}
