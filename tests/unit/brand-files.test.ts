import { existsSync, readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pageNames } from '../../src/content/site-map.ts';
import { mark } from '../../src/ui/mark.ts';

type Manifest = { icons: { src: string; sizes: string }[] };

async function readSize(file: string): Promise<string> {
  const { width, height } = await sharp(file).metadata();
  return `${width}x${height}`;
}

test.each(pageNames)('page %s has a share image of 1200 by 630 under 150 kB', async (name) => {
  const file = `public/delen/${name}.jpg`;
  expect(await readSize(file)).toBe('1200x630');
  expect(statSync(file).size).toBeLessThan(150_000);
});

test('every icon that the manifest names is there, in the size it says', async () => {
  const { icons }: Manifest = JSON.parse(readFileSync('public/site.webmanifest', 'utf8'));
  expect(icons.length).toBe(3);
  for (const { src, sizes } of icons) expect(await readSize(`public${src}`)).toBe(sizes);
});

test('every file that index.html links to is there', () => {
  const html = readFileSync('index.html', 'utf8');
  const paths = Array.from(html.matchAll(/<link[^>]* href="\/([^"]+)"/g), ([, path]) => path);
  expect(paths.length).toBeGreaterThanOrEqual(6);
  const isThere = (path = '') => existsSync(`public/${path}`) || existsSync(path);
  expect(paths.filter((path) => !isThere(path))).toEqual([]);
});

test('favicon.ico says where its picture is, and it is one of 32 by 32', async () => {
  const file = readFileSync('public/favicon.ico');
  expect(file.subarray(0, 8)).toEqual(Buffer.from([0, 0, 1, 0, 1, 0, 32, 32]));
  const [length, offset] = [file.readUInt32LE(14), file.readUInt32LE(18)];
  expect(offset + length).toBe(file.length);
  const { width, format } = await sharp(file.subarray(offset)).metadata();
  expect([width, format]).toEqual([32, 'png']);
});

test.each(['public/favicon.svg', 'public/fotos/merk.svg', 'public/fotos/woordmerk.svg'])(
  '%s shows the same mark as the logo (if not: src/ui/mark.ts, then npm run artwork)',
  (file) => {
    const drawn = readFileSync(file, 'utf8');
    expect(Object.values(mark).filter((path) => !drawn.includes(path))).toEqual([]);
  },
);

test.each(['fraunces', 'figtree'])('the typeface %s weighs at most 20 kB', (name) => {
  expect(statSync(`src/styles/fonts/${name}.woff2`).size).toBeLessThanOrEqual(20_000);
});
