// Replaces a drawing on a page by a photo, for `npm run photos`.
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { makePhotoFiles } from '../../functions/src/album/make-photo-files.ts';

const usage = `Zet een foto op de plaats van een tekening, of haal hem weer weg:

  npm run photos -- foto.jpg konijnen/twee-konijnen --alt "Wat er te zien is"
  npm run photos -- konijnen/twee-konijnen --remove

De naam is die van de tekening in public/fotos, zonder .svg. Zonder --alt blijft de tekst van de pagina staan.`;

const list = 'src/ui/pictures.json';
const drawingName = /^[\w-]+(?:\/[\w-]+)?$/;
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
  if (!hasDrawing(name)) {
    throw new Error(`Er is geen tekening public/fotos/${name}.svg.\n\n${usage}`);
  }
  if (values.remove) {
    await removePhoto(name);
    return;
  }
  const original = positionals[0] ?? '';
  await replaceDrawing(original, name, values.alt);
}

function hasDrawing(name: string): boolean {
  if (!drawingName.test(name)) return false;
  return existsSync(`public/fotos/${name}.svg`);
}

async function replaceDrawing(original: string, name: string, alt: string | undefined) {
  const ratio = await readRatio(name);
  const photo = await makePhotoFiles(original, { ratio });
  if ('problem' in photo) throw new Error(`${original} ${photo.problem}.`);
  await removePhoto(name);
  for (const file of photo.files) {
    await writeFile(`public/fotos/${name}${file.suffix}`, file.content);
  }
  await storeInList(name, {
    width: photo.width,
    height: photo.height,
    color: photo.color,
    alt: alt || undefined,
  });
  console.log(`Klaar: ${name}.`);
}

/** Removes all files of the photo, 'kat.jpg', 'kat.400.avif' and so on; the drawing stays. */
async function removePhoto(name: string): Promise<void> {
  const folder = `public/fotos/${dirname(name)}`;
  const photoFile = new RegExp(`^${basename(name)}\\.(?:jpg|\\d+\\.(?:avif|webp))$`);
  for (const file of await readdir(folder)) {
    if (photoFile.test(file)) await rm(`${folder}/${file}`);
  }
  await storeInList(name, undefined);
}

/** Returns the drawing's width / height: a photo with this ratio does not shift the page. */
async function readRatio(name: string): Promise<number> {
  const drawing = await readFile(`public/fotos/${name}.svg`, 'utf8');
  const size = viewBox.exec(drawing)?.groups;
  if (!size) return usualRatio;
  return Number(size.width) / Number(size.height);
}

/** Removes the picture from the list if it is undefined. */
async function storeInList(name: string, picture: object | undefined): Promise<void> {
  const pictures = JSON.parse(await readFile(list, 'utf8'));
  pictures[name] = picture;
  const text = JSON.stringify(pictures, null, 2);
  await writeFile(list, `${text}\n`);
}
