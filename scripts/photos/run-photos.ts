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

/** Throws an error with a sentence for the person who typed `words`. */
export async function runPhotos(words: readonly string[]): Promise<void> {
  const options = { alt: { type: 'string' }, remove: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
  if (positionals.length !== (values.remove ? 1 : 2)) throw new Error(usage);
  const [original = '', name = original] = positionals;
  if (!/^[\w-]+(?:\/[\w-]+)?$/.test(name) || !existsSync(`public/fotos/${name}.svg`))
    throw new Error(`Er is geen tekening public/fotos/${name}.svg.\n\n${usage}`);
  if (values.remove) await removePhoto(name);
  else await replaceDrawing(original, name, values.alt);
}

async function replaceDrawing(original: string, name: string, alt: string | undefined) {
  const made = await makePhotoFiles(original, { ratio: await readRatio(name) });
  if ('problem' in made) throw new Error(`${original} ${made.problem}.`);
  const { files, width, height, color } = made;
  await removePhoto(name);
  for (const { suffix, content } of files)
    await writeFile(`public/fotos/${name}${suffix}`, content);
  await storeInList(name, { width, height, color, ...(alt && { alt }) });
  console.log(`Klaar: ${name}.`);
}

/** Removes all files of the photo, 'kat.jpg', 'kat.400.avif' and so on; the drawing stays. */
async function removePhoto(name: string): Promise<void> {
  const folder = `public/fotos/${dirname(name)}`;
  const ours = new RegExp(`^${basename(name)}\\.(?:jpg|\\d+\\.(?:avif|webp))$`);
  for (const file of await readdir(folder)) if (ours.test(file)) await rm(`${folder}/${file}`);
  await storeInList(name, undefined);
}

/** Returns the drawing's width / height: a photo with this ratio does not shift the page. */
async function readRatio(name: string): Promise<number> {
  const drawing = await readFile(`public/fotos/${name}.svg`, 'utf8');
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(drawing) ?? [];
  return width && height ? Number(width) / Number(height) : 4 / 3;
}

async function storeInList(name: string, picture: object | undefined): Promise<void> {
  const pictures = { ...JSON.parse(await readFile(list, 'utf8')), [name]: picture };
  await writeFile(list, `${JSON.stringify(pictures, null, 2)}\n`);
}
