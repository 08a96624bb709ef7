import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encodePhoto } from '../../functions/src/album/encode-photo.ts';
import { openAlbum } from '../../scripts/photos/open-album.ts';
import { photoFormats } from '../../src/ui/photo-files.ts';
import { makeFlatPng } from '../functions/photo-bytes.ts';
import { keepFigure } from '../keep-figure.ts';
import { createTemporaryFolder } from '../local/temporary-folder.ts';
import { createPhotoProject, fur, nowhere, redAndBlue } from './photo-project.ts';

async function setup() {
  const stateFolder = await createTemporaryFolder();
  await writeFile(join(stateFolder, 'embedded.json'), '{}');
  return createPhotoProject(() => openAlbum({ ...nowhere, embedded: true, stateFolder }));
}

async function readPixel(file: string, left: number, top: number): Promise<number[]> {
  const pixel = sharp(file).extract({ left, top, width: 1, height: 1 }).removeAlpha();
  return [...(await pixel.raw().toBuffer())];
}

const isRed = ([red = 0, green = 255, blue = 255]: number[]) =>
  red > 240 && green < 15 && blue < 15;

test('a photo becomes upright files in three formats, without place, camera or profile', async () => {
  const project = await setup();
  const camera = redAndBlue(1000, 800)
    .withExif({
      IFD0: { Artist: 'Iemand Anders', Model: 'Telefoon 9' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 58/1 12/1' },
    })
    .withMetadata({ orientation: 6 });
  const original = await camera.toBuffer();
  expect((await sharp(original).metadata()).exif?.includes('Iemand Anders')).toBe(true);
  await project.put('photos/album/Póes & Ünal (1).JPG', original);
  await project.put('photos/alt-teksten.csv', 'Póes & Ünal (1).JPG;Een poes');

  const { made, problems } = await project.run();
  expect({ made, problems }).toEqual({ made: ['album/Póes & Ünal (1).JPG'], problems: [] });
  const files = (await readdir(project.made('album'))).toSorted();
  expect(files).toEqual([
    'poes-unal-1.400.avif',
    'poes-unal-1.400.webp',
    'poes-unal-1.800.avif',
    'poes-unal-1.800.webp',
    'poes-unal-1.jpg',
  ]);
  for (const file of files) {
    const path = project.made(`album/${file}`);
    const { width, height, exif, icc, xmp, iptc, orientation, space } =
      await sharp(path).metadata();
    expect(height / width).toBeCloseTo(1.25, 2);
    expect({ exif, icc, xmp, iptc, orientation }).toEqual({});
    expect(space).toBe('srgb');
    // Lying, red was on the left; upright it is on top.
    expect(isRed(await readPixel(path, width / 2, 20))).toBe(true);
    expect(isRed(await readPixel(path, width / 2, height - 20))).toBe(false);
    const bytes = await readFile(path);
    for (const secret of ['Iemand', 'Telefoon', 'GPS']) expect(bytes.includes(secret)).toBe(false);
  }
});

test('colours of a wide profile become the same colours in sRGB', async () => {
  const project = await setup();
  await project.put('photos/album/p3.jpg', redAndBlue(800, 600).withIccProfile('p3'));
  const plain = sharp(await readFile(`${project.root}/photos/album/p3.jpg`));
  const [stored] = (await plain.raw().toBuffer()).subarray(0, 3);
  await project.run();
  expect(stored).toBeDefined();
  for (const file of ['p3.400.avif', 'p3.400.webp', 'p3.jpg']) {
    expect(isRed(await readPixel(project.made(`album/${file}`), 20, 20))).toBe(true);
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
    keepFigure(`kB of a photo full of hair, 800 pixels of ${format}`, Math.round(length / 1000));
  }
});

test('without a photo it makes the folder and says where photos go', async () => {
  const { root, run } = await setup();
  expect((await run()).printed).toEqual([
    expect.stringMatching(/nog geen foto's in photos\/album/),
  ]);
  expect(existsSync(`${root}/photos/album`)).toBe(true);
});

test('a photo takes the place of the artwork with its name, in the same shape', async () => {
  const project = await setup();
  await project.put('photos/konijnen/Twee Konijnen.png', redAndBlue(800, 1000).png());
  const { problems } = await project.run();
  expect(problems).toEqual([]);
  const list = JSON.parse(await readFile(`${project.root}/src/content/pictures.json`, 'utf8'));
  expect(list).toEqual({
    'konijnen/twee-konijnen': { width: 800, height: 600, color: expect.stringMatching(/^#\w{6}$/) },
  });
  expect(existsSync(project.made('konijnen/twee-konijnen.800.avif'))).toBe(true);
  expect(existsSync(project.made('konijnen/twee-konijnen.svg'))).toBe(true);
});

test('what cannot be used gets a sentence of its own, and the rest goes on', async () => {
  const project = await setup();
  await project.put('photos/album/goed.jpg', redAndBlue(800, 600));
  await project.put('photos/album/klein.jpg', redAndBlue(700, 400));
  await project.put('photos/album/reuze.png', await makeFlatPng(30_000, 30_000));
  await project.put('photos/album/lang.png', await makeFlatPng(600, 20_000));
  await project.put('photos/album/brief.jpg', 'Beste trimster,');
  const whole = await redAndBlue(800, 600).toBuffer();
  await project.put('photos/album/half.jpg', whole.subarray(0, whole.length / 2));
  await project.put('photos/album/telefoon.HEIC', 'x');
  await project.put('photos/album/verslag.docx', 'x');
  await project.put('photos/album/.DS_Store', 'x');
  await project.put('photos/album/map/foto.jpg', 'x');
  await project.put('photos/konijnen/hond.jpg', redAndBlue(800, 600));
  await project.put('photos/alt-teksten.csv', 'bestand,tekst\r\ngoed.jpg,"Goed, en wel"\r\n');
  const { made, problems, documents } = await project.run();
  expect({ made, documents }).toEqual({ made: ['album/goed.jpg'], documents: 1 });
  expect(problems.toSorted()).toEqual([
    'album/brief.jpg is geen foto die te lezen is, of het bestand is beschadigd.',
    'album/half.jpg is geen foto die te lezen is, of het bestand is beschadigd.',
    'album/klein.jpg is te klein: 700 bij 400 pixels, en minstens 800 bij 600 is nodig.',
    'album/lang.png is te langwerpig: 600 bij 20000 pixels, en hoogstens 6 keer zo lang als breed is mogelijk.',
    'album/map is een map, en die wordt overgeslagen.',
    'album/reuze.png is te groot: 30000 bij 30000 is 900 miljoen pixels, en hoogstens 50 miljoen is mogelijk.',
    'album/telefoon.HEIC is een HEIC-foto van een iPhone: exporteer die als JPEG.',
    'album/verslag.docx is geen JPEG- of PNG-foto.',
    'konijnen/hond.jpg hoort bij geen plek op de site. De namen in deze map zijn: twee-konijnen.jpg.',
  ]);
});

test('two files that would get one name both stand in the album', async () => {
  const project = await setup();
  await project.put('photos/album/Kat.jpg', redAndBlue(800, 600));
  await project.put('photos/album/kat.png', redAndBlue(800, 600).png());
  await project.run(['De ene kat', 'De andere kat']);
  const again = await project.run([]);
  expect(again).toMatchObject({ made: [], removed: [], documents: 0, problems: [], asked: [] });
  expect(existsSync(project.made('album/kat.jpg'))).toBe(true);
  expect(existsSync(project.made('album/kat-2.jpg'))).toBe(true);
});

test('a spreadsheet in the letters of Windows is read, and an answer is added to it', async () => {
  const project = await setup();
  await project.put('photos/alt-teksten.csv', Buffer.from('een.jpg;F\xf6hn en krul;', 'latin1'));
  await project.put('photos/album/een.jpg', redAndBlue(800, 600));
  await project.put('photos/album/twee.jpg', redAndBlue(800, 601));
  const { asked } = await project.run(['Kam; en "borstel"']);
  expect(asked).toEqual([expect.stringContaining('album/twee.jpg')]);
  expect(await readFile(`${project.root}/photos/alt-teksten.csv`, 'utf8')).toBe(
    '\uFEFFbestand;tekst\r\neen.jpg;Föhn en krul\r\nalbum/twee.jpg;"Kam; en ""borstel"""\r\n',
  );
  expect((await project.run([])).asked).toEqual([]);
});
