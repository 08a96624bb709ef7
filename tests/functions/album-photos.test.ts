import { createHash } from 'node:crypto';
import { parsePhoto } from 'shared/photo.ts';
import { photoFormats } from 'shared/photo-files.ts';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { encodePhoto } from '../../functions/src/album/encode-photo.ts';
import { type MadePhoto, makeAlbumPhoto } from '../../functions/src/album/make-album-photo.ts';
import { composeFileType, fur, makeFlatPng, redAndBlue } from './photo-bytes.ts';

const maxBytes = 15 * 1024 * 1024;
const unreadable = 'Dit bestand is geen foto, of is beschadigd. Kies een andere foto.';
const photo = await redAndBlue(800, 600).toBuffer();
const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

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

test('a photo that was taken upside down, with its place, stands upright without it', async () => {
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
    // The camera had it on the left.
    expect([name, await isRedAt(content, width - 20, 20)]).toEqual([name, true]);
    expect([name, await isRedAt(content, 20, 20)]).toEqual([name, false]);
    for (const secret of ['Telefoon', 'GPS', 'Exif']) expect(content.includes(secret)).toBe(false);
  }
});

test('even a photo full of fine hair is under 40 kB on a phone', { timeout: 120_000 }, async () => {
  const hair = sharp(await fur(800, 600).toBuffer());
  expect((await hair.clone().avif({ quality: 55, effort: 2 }).toBuffer()).length).toBeGreaterThan(
    40_000,
  );
  for (const format of photoFormats) {
    const { length } = await encodePhoto(hair, 800, format);
    expect(length).toBeLessThan(40_000);
    expect(length).toBeGreaterThan(25_000); // not poorer than it has to be
  }
});

test('it is named after its bytes, and the site finds its files', async () => {
  const original = await redAndBlue(1000, 800).toBuffer();
  const { name, fields, files } = await make(original);
  expect(name).toBe(`eigen-${createHash('sha256').update(original).digest('hex').slice(0, 16)}`);
  expect(files.map((file) => file.name.replace(name, ''))).toEqual(
    ['400.avif', '400.webp', '800.avif', '800.webp', '1000.avif', '1000.webp', 'jpg'].map(
      (ending) => `.${ending}`,
    ),
  );
  expect(parsePhoto('key', { ...fields, alt: 'Een kat' })).toMatchObject({ file: { width: 1000 } });
  expect((await make(original)).files).toEqual(files);
});

test.each([
  ['PNG', (photo: Sharp) => photo.png()],
  ['WebP', (photo: Sharp) => photo.webp()],
  ['AVIF', (photo: Sharp) => photo.avif({ effort: 0 })],
])('%s is taken too', async (_, convert) => {
  const { fields } = await make(await convert(redAndBlue(800, 600)).toBuffer());
  expect(fields).toMatchObject({ width: 800, height: 600 });
});

test('of a photo that is a page as well, only the photo is kept', async () => {
  const stranger = '<html><script>alert(document.domain)</script></html>';
  const comment = Buffer.from(
    `\xff\xfe\0${String.fromCharCode(stranger.length + 2)}${stranger}`,
    'latin1',
  );
  const original = Buffer.concat([photo.subarray(0, 2), comment, photo.subarray(2), comment]);
  expect(original.indexOf(stranger)).not.toBe(original.lastIndexOf(stranger));
  expect((await sharp(original).metadata()).format).toBe('jpeg');
  const { files } = await make(original);
  for (const { content } of files) {
    for (const word of ['script', 'alert']) expect(content.includes(word)).toBe(false);
  }
});

test('several at once are made one after another, and a damaged one holds none up', async () => {
  const originals = await Promise.all(
    Array.from({ length: 4 }, (_, index) => redAndBlue(800 + index, 600).toBuffer()),
  );
  const [first = Buffer.alloc(0)] = originals;
  const atOnce: number[] = [];
  const watch = setInterval(() => {
    const { queue, process } = sharp.counters();
    atOnce.push(queue + process);
  }, 1);
  const [damaged, ...made] = await Promise.all(
    [first.subarray(0, first.length / 2), ...originals].map(makeAlbumPhoto),
  );
  clearInterval(watch);
  expect(damaged).toHaveProperty('problem');
  expect(new Set(made.map((each) => 'name' in each && each.name)).size).toBe(4);
  expect(made.every((each) => 'files' in each && each.files.length >= 5)).toBe(true);
  expect(Math.max(...atOnce)).toBeLessThanOrEqual(2); // one that ends, and one that begins
});

test('a small file of 900 million pixels is refused before it is unpacked', async () => {
  const bomb = await makeFlatPng(30_000, 30_000);
  expect(bomb.length).toBeLessThan(500_000);
  await make(await redAndBlue(800, 600).toBuffer()); // what sharp itself needs
  const before = process.resourceUsage().maxRSS; // kB
  const start = performance.now();
  expect(await makeAlbumPhoto(bomb)).toEqual({
    problem:
      'Dit bestand is te groot: 30000 bij 30000 is 900 miljoen pixels, en hoogstens 50 miljoen is mogelijk. Kies een andere foto.',
  });
  expect(performance.now() - start).toBeLessThan(500);
  expect(process.resourceUsage().maxRSS - before).toBeLessThan(20_000); // unpacked it would be 900 MB
});

test('50 million pixels are the most', async () => {
  expect(await makeAlbumPhoto(await makeFlatPng(10_000, 5_001))).toEqual({
    problem: expect.stringContaining('is 51 miljoen pixels'),
  });
  const { fields } = await make(await makeFlatPng(10_000, 5_000));
  expect(fields).toMatchObject({ width: 1600, height: 800, color: '#000000' });
});

const iPhone =
  'Dit is een HEIC-foto, en die kan de site niet gebruiken. Kies op uw iPhone bij Instellingen > Camera > Structuur voor Meest compatibel: nieuwe foto’s zijn dan JPEG. Deze foto kunt u als JPEG bewaren en daarna opnieuw kiezen.';

test.each<[string, string | Buffer, problem: string]>([
  ['nothing', '', 'Dit bestand is leeg. Kies de foto opnieuw.'],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'een tekening (SVG) en geen foto. Kies'],
  ['an SVG with a script', `\ufeff<?xml version="1.0"?>\n<!-- x -->${script}`, 'en geen foto'],
  ['a GIF', 'GIF89a\x01\0\x01\0', 'een GIF-plaatje en geen foto'],
  ['a PDF', '%PDF-1.7\n%\xe2\xe3', 'een PDF en geen foto'],
  ['a page', '<!DOCTYPE html><title>x</title>', 'een webpagina en geen foto'],
  ['a letter', 'Beste trimster,\nmét groet 🐈', 'een tekst en geen foto'],
  ['a video', composeFileType('mp42', 'isom'), 'een video en geen foto'],
  ['a program', '\x7fELF\x02\x01\x01\0\0', 'een ander soort bestand en geen foto'],
  ['a photo of an iPhone', composeFileType('heic', 'mif1', 'heic'), iPhone],
  ['another of an iPhone', composeFileType('mif1', 'heic', 'hevc'), iPhone],
  ['a page like a JPEG', Buffer.from(`\xff\xd8\xff\xe0${script}`, 'latin1'), unreadable],
  ['an SVG like a WebP', Buffer.from(`RIFF\x10\0\0\0WEBPVP8 ${script}`, 'latin1'), unreadable],
  ['an empty AVIF', composeFileType('mif1', 'miaf', 'avif'), unreadable],
  ['half a photo', photo.subarray(0, photo.length / 2), unreadable],
  ['a photo without its end', photo.subarray(0, -200), unreadable],
  [
    'a long photo',
    await makeFlatPng(600, 3_601),
    'te langwerpig: 600 bij 3601 pixels, en bij een breedte van 600 is een hoogte van hoogstens 3600',
  ],
  [
    'a photo that takes longer to make than the function has',
    await makeFlatPng(1_600, 9_600),
    'te langwerpig: 1600 bij 9600 pixels, en bij een breedte van 1600 is een hoogte van hoogstens 3600',
  ],
  [
    'a larger one of the same shape',
    await makeFlatPng(2_400, 14_400),
    'te langwerpig: 2400 bij 14400 pixels, en bij een breedte van 1600',
  ],
  ['a broad photo', await makeFlatPng(6_001, 1_000), 'te langwerpig: 6001 bij 1000 pixels'],
  [
    'a small photo',
    await redAndBlue(700, 600).toBuffer(),
    'te klein: 700 bij 600 pixels, en minstens 800 bij 600',
  ],
])('%s is refused, with what it is', async (_, content, problem) => {
  expect(await makeAlbumPhoto(Buffer.from(content))).toEqual({
    problem: expect.stringContaining(problem),
  });
});

test('15 MB is the most, to the byte', async () => {
  const padded = (length: number) => Buffer.concat([photo, Buffer.alloc(length - photo.length)]);
  expect(await makeAlbumPhoto(padded(maxBytes))).toHaveProperty('files');
  expect(await makeAlbumPhoto(padded(maxBytes + 1))).toEqual({
    problem: 'Dit bestand is groter dan 15 MB. Kies een kleinere foto.',
  });
});

test.each([
  [600, 3_600],
  [1_600, 3_600],
])('a photo of %d by %d pixels is accepted, and the site knows its size', async (width, height) => {
  const { fields } = await make(await makeFlatPng(width, height));
  expect(parsePhoto('key', fields)?.file).toMatchObject({ width, height });
});
