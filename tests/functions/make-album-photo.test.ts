import { createHash } from 'node:crypto';
import { parsePhoto } from 'shared/photo.ts';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { type MadePhoto, makeAlbumPhoto } from '../../functions/src/album/make-album-photo.ts';
import { makeAvifHeader, makePngHeader, redAndBlue } from './photo-bytes.ts';

const maxBytes = 15 * 1024 * 1024;
const photo = await redAndBlue(800, 600).toBuffer();

async function make(original: Buffer): Promise<MadePhoto> {
  const made = await makeAlbumPhoto(original);
  if ('problem' in made) throw new Error(made.problem);
  return made;
}

async function isRedAt(file: Buffer, left: number, top: number): Promise<boolean> {
  const pixel = sharp(file).extract({ left, top, width: 1, height: 1 }).removeAlpha();
  const [red = 0, green = 255, blue = 255] = await pixel.raw().toBuffer();
  return red > 240 && green < 15 && blue < 15;
}

test('a photo that was taken upside down becomes upright, and its files have no location', async () => {
  const original = await redAndBlue(1000, 800)
    .withExif({
      IFD0: { Model: 'Telefoon 9' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 58/1 12/1' },
    })
    .withMetadata({ orientation: 3 })
    .withIccProfile('p3')
    .toBuffer();
  const { exif, icc, orientation } = await sharp(original).metadata();
  expect(exif?.includes('Telefoon 9')).toBe(true);
  expect([orientation, icc?.length]).toEqual([3, expect.any(Number)]);

  const { files, fields } = await make(original);
  expect(fields).toMatchObject({ width: 1000, height: 800 });
  for (const { name, content } of files) {
    const found = await sharp(content).metadata();
    const { width, height, space } = found;
    expect(height / width).toBeCloseTo(0.8, 2);
    expect(found.exif ?? found.icc ?? found.xmp ?? found.iptc ?? found.orientation).toBeUndefined();
    expect(space).toBe('srgb');
    // Upright, the red half is on the right.
    expect([name, await isRedAt(content, width - 20, 20)]).toEqual([name, true]);
    expect([name, await isRedAt(content, 20, 20)]).toEqual([name, false]);
    for (const secret of ['Telefoon', 'GPS', 'Exif']) expect(content.includes(secret)).toBe(false);
  }
});

test('the files of a photo are named after the hash of its upload', async () => {
  const original = await redAndBlue(1000, 800).toBuffer();
  const { name, fields, files } = await make(original);
  expect(name).toBe(`eigen-${createHash('sha256').update(original).digest('hex').slice(0, 16)}`);
  expect(files.map((file) => file.name.replace(name, ''))).toEqual(
    ['400.avif', '400.webp', '800.avif', '800.webp', '1000.avif', '1000.webp', 'jpg'].map(
      (ending) => `.${ending}`,
    ),
  );
  expect(parsePhoto('key', { ...fields, alt: 'Een kat' })).toMatchObject({ file: { width: 1000 } });
});

const convert = (format: (photo: Sharp) => Sharp) => format(redAndBlue(800, 600)).toBuffer();

test.each<[string, Buffer, width: number, height: number]>([
  ['a PNG', await convert((photo) => photo.png()), 800, 600],
  ['an AVIF', await convert((photo) => photo.avif({ effort: 0 })), 800, 600],
  ['a photo of 108 MP', await redAndBlue(12_000, 9_000).toBuffer(), 1600, 1200],
  ['a photo of the tallest shape', await redAndBlue(800, 1_800).toBuffer(), 800, 1800],
  ['a photo of 15 MB', Buffer.concat([photo, Buffer.alloc(maxBytes - photo.length)]), 800, 600],
])(
  '%s is accepted, and the size of the largest file made of it is stored',
  async (_, original, ...size) => {
    const { fields } = await make(original);
    expect(Object.values(parsePhoto('key', fields)?.file ?? {}).slice(0, 2)).toEqual(size);
  },
);

test('simultaneous uploads are converted one by one, even after a damaged one', async () => {
  const originals = await Promise.all(
    Array.from({ length: 2 }, (_, index) => redAndBlue(800 + index, 600).toBuffer()),
  );
  const [first = Buffer.alloc(0)] = originals;
  const running: number[] = [];
  const watch = setInterval(() => {
    const { queue, process } = sharp.counters();
    running.push(queue + process);
  }, 1);
  const [damaged, ...made] = await Promise.all(
    [first.subarray(0, first.length / 2), ...originals].map(makeAlbumPhoto),
  );
  clearInterval(watch);
  expect(damaged).toHaveProperty('problem');
  expect(new Set(made.map((each) => 'name' in each && each.name)).size).toBe(2);
  expect(made.every((each) => 'files' in each && each.files.length >= 5)).toBe(true);
  expect(Math.max(...running)).toBeLessThanOrEqual(2); // one photo may end while the next begins
});

const unreadable =
  'Dit bestand is geen foto (JPEG, PNG, WebP of AVIF), of is beschadigd. Kies een andere foto.';
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="700"><rect r="9"/></svg>';

test.each<[string, string | Buffer, problem: string]>([
  ['an empty file', '', unreadable],
  ['an SVG, which sharp could read,', svg, unreadable],
  ['a GIF, which sharp could read,', await convert((photo) => photo.gif()), unreadable],
  ['a HEIC photo', '....ftypheic....mif1heic', unreadable],
  ['a page that begins like a JPEG', Buffer.from(`\xff\xd8\xff\xe0${svg}`, 'latin1'), unreadable],
  ['half a photo', photo.subarray(0, photo.length / 2), unreadable],
  ['a high photo', await makePngHeader(800, 1_801), 'te langwerpig: 800 bij 1801 pixels'],
  ['a broad photo', await makePngHeader(6_001, 1_000), 'te langwerpig: 6001 bij 1000 pixels'],
  ['a photo of 900 MP', await makePngHeader(30_000, 30_000), 'te groot: 30000 bij 30000 pixels'],
  ['an AVIF of 51 MP', await makeAvifHeader(10_000, 5_100), 'te groot: 10000 bij 5100 pixels'],
  ['a low photo', await makePngHeader(800, 599), 'te klein: 800 bij 599 pixels, en minstens 800'],
  ['a file of over 15 MB', Buffer.alloc(maxBytes + 1), 'groter dan 15 MB. Kies een kleinere foto.'],
])('%s is refused, and the error gives the reason', async (_, content, problem) => {
  expect(await makeAlbumPhoto(Buffer.from(content))).toEqual({
    problem: expect.stringContaining(problem),
  });
});

test('a photo whose files cannot be made does not stop the next one', async () => {
  sharp.block({ operation: ['VipsForeignSaveWebp'] });
  const failing = makeAlbumPhoto(photo);
  await expect(failing).rejects.toThrow();
  sharp.unblock({ operation: ['VipsForeignSaveWebp'] });
  await make(photo);
});
