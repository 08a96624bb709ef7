import { readFileSync, statSync } from 'node:fs';
import { salon } from 'shared/salon.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pageNames } from '../../src/content/site-map.ts';
import { mark } from '../../src/ui/mark.ts';

type Manifest = { name: string; icons: { src: string; sizes: string }[] };

async function readSize(file: string): Promise<string> {
  const { width, height } = await sharp(file).metadata();
  return `${width}x${height}`;
}

test('every page has a share image of 1200 by 630 under 150 kB', async () => {
  for (const name of pageNames) {
    const file = `public/delen/${name}.jpg`;
    expect(await readSize(file), name).toBe('1200x630');
    expect(statSync(file).size, name).toBeLessThan(150_000);
  }
});

test('site.webmanifest has the salon’s name and three icons, and each icon file has the listed size', async () => {
  const { name, icons }: Manifest = JSON.parse(readFileSync('public/site.webmanifest', 'utf8'));
  expect(name).toBe(salon.name);
  expect(icons.length).toBe(3);
  for (const { src, sizes } of icons) expect(await readSize(`public${src}`)).toBe(sizes);
});

test.each(['public/favicon.svg', 'public/fotos/merk.svg'])(
  '%s has every path of the logo in src/ui/mark.ts',
  (file) => {
    const drawn = readFileSync(file, 'utf8');
    expect(Object.values(mark).filter((path) => !drawn.includes(path))).toEqual([]);
  },
);
