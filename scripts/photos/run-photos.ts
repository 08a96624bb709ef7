// Replaces a drawing on a page by a photo, for `npm run photos`.
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { makePhotoFiles, type PhotoFiles } from '../../functions/src/album/make-photo-files.ts';

const usage = `Zet een foto op de plaats van een tekening, of haal hem weer weg:

  npm run photos -- foto.jpg konijnen/twee-konijnen --alt "Wat er te zien is"
  npm run photos -- konijnen/twee-konijnen --remove

De naam is die van de tekening in public/fotos, zonder .svg. Zonder --alt blijft de tekst van de pagina staan.`;

const folder = 'public/fotos';
const list = 'src/ui/pictures.json';
const drawingName = /^[\w-]+(?:\/[\w-]+)?$/;
const photoEnding = /^[.\d]+(?:jpg|avif|webp)$/;
const viewBox = /viewBox="0 0 (?<width>[\d.]+) (?<height>[\d.]+)"/;
const usualRatio = 4 / 3;

/** Throws an error with a sentence for the person who typed `words`. */
export async function runPhotos(words: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: {
      alt: { type: 'string' },
      remove: { type: 'boolean' },
    },
    allowPositionals: true,
  });
  const name = positionals.at(-1);
  const expectedCount = values.remove ? 1 : 2;
  if (!name || positionals.length !== expectedCount) throw new Error(usage);
  const drawing = join(folder, `${name}.svg`);
  const isDrawing = drawingName.test(name) && existsSync(drawing);
  if (!isDrawing) throw new Error(`Er is geen tekening ${drawing}.\n\n${usage}`);
  if (values.remove) {
    await removePhoto(name);
    return;
  }
  const original = positionals[0] ?? '';
  const ratio = await readRatio(drawing);
  const photo = await makePhotoFiles(original, ratio);
  if ('problem' in photo) throw new Error(`${original} ${photo.problem}.`);
  await storePhoto(name, photo, values.alt);
  console.log(`Klaar: ${name}.`);
}

async function storePhoto(name: string, photo: PhotoFiles, alt: string | undefined) {
  await removePhoto(name);
  for (const { suffix, content } of photo.files) {
    const file = join(folder, name + suffix);
    await writeFile(file, content);
  }
  const { width, height, color } = photo;
  await storeInList(name, { width, height, color, alt: alt || undefined });
}

/** Removes all files of the photo, 'kat.jpg', 'kat.400.avif' and so on; the drawing stays. */
async function removePhoto(name: string): Promise<void> {
  const ownFolder = join(folder, dirname(name));
  const start = basename(name);
  for (const file of await readdir(ownFolder)) {
    const ending = file.slice(start.length);
    const isOfPhoto = file.startsWith(start) && photoEnding.test(ending);
    if (isOfPhoto) await rm(join(ownFolder, file));
  }
  await storeInList(name, undefined);
}

/** Returns the drawing's width / height: a photo with this ratio does not shift the page. */
async function readRatio(drawing: string): Promise<number> {
  const svg = await readFile(drawing, 'utf8');
  const size = viewBox.exec(svg)?.groups;
  if (!size) return usualRatio;
  return Number(size.width) / Number(size.height);
}

/** Removes the picture from the list if it is undefined. */
async function storeInList(name: string, picture: object | undefined): Promise<void> {
  const stored = await readFile(list, 'utf8');
  const pictures = JSON.parse(stored);
  pictures[name] = picture;
  const text = JSON.stringify(pictures, null, 2);
  await writeFile(list, `${text}\n`);
}
