// Everything by which a browser or a phone knows the site: favicons, touch icons and the manifest.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { salon } from '../../src/content/salon.ts';
import { CREAM } from './kit/palette.ts';
import { composeFavicon, composeIcon } from './mark.ts';

const manifest = {
  name: salon.name,
  short_name: salon.name,
  description: `Hondvrije trimsalon voor katten en konijnen in ${salon.town} bij ${salon.near}`,
  lang: 'nl',
  start_url: '/',
  display: 'browser',
  background_color: CREAM,
  theme_color: CREAM,
  icons: [
    { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

export async function writeIcons(publicFolder: string): Promise<void> {
  await mkdir(join(publicFolder, 'icons'), { recursive: true });
  const write = (name: string, content: string | Buffer) =>
    writeFile(join(publicFolder, name), content);
  await write('favicon.svg', composeFavicon());
  await write('favicon.ico', wrapIcon(await drawPng(composeIcon(32, 1)), 32));
  await write('apple-touch-icon.png', await drawPng(composeIcon(180, 0.66, CREAM)));
  await write('icons/192.png', await drawPng(composeIcon(192, 1)));
  await write('icons/512.png', await drawPng(composeIcon(512, 1)));
  await write('icons/maskable-512.png', await drawPng(composeIcon(512, 0.54, CREAM)));
  await write('site.webmanifest', `${JSON.stringify(manifest, null, 2)}\n`);
}

function drawPng(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
}

/** An .ico that holds one PNG: six bytes of header, sixteen that describe the picture. */
function wrapIcon(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon, not a cursor
  head.writeUInt16LE(1, 4); // one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
