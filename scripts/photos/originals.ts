// What lies in photos/: one folder for the album, and one for each folder of pictures on pages.
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { makeSafeName, makeUnique } from './file-name.ts';
import type { DoneList } from './record.ts';

export type Original = {
  path: string; // under photos/, with slashes: 'album/IMG 1.JPG'
  name: string; // under public/fotos, without an extension
};

export type Places = ReadonlySet<string>; // pictures on pages, as '<folder>/<name>'

const picture = /\.(?:jpe?g|png|webp|avif|tiff?)$/i;
const iPhonePicture = /\.hei[cf]$/i;

/** Reads the sources, so that a page that gets a picture need not be named anywhere else. */
export async function findPlaces(pagesFolder: string): Promise<Places> {
  const places = new Set<string>();
  for (const file of await readdir(pagesFolder, { recursive: true })) {
    if (!file.endsWith('.tsx')) continue;
    const source = await readFile(join(pagesFolder, file), 'utf8');
    const names = source.matchAll(/\bsrc[=:]\s*["']\/fotos\/([\w-]+\/[\w-]+)\.svg/g);
    for (const [, name = ''] of names) if (!name.startsWith('album/')) places.add(name);
  }
  return places;
}

export type Found = { originals: Original[]; problems: string[] };

export async function findOriginals(
  photosFolder: string,
  places: Places,
  done: DoneList,
): Promise<Found> {
  const found: Found = { originals: [], problems: [] };
  const taken = new Set(Object.values(done).map(({ name }) => name));
  for (const folder of new Set(['album', ...[...places].map(dirname)])) {
    // Made here, so that the owner sees where photos go.
    await mkdir(join(photosFolder, folder), { recursive: true });
    const files = await readdir(join(photosFolder, folder), { withFileTypes: true });
    for (const file of files.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      if (file.name.startsWith('.') || /^(?:thumbs\.db|desktop\.ini)$/i.test(file.name)) continue;
      const path = `${folder}/${file.name}`;
      const named = file.isFile()
        ? nameOriginal(folder, file.name, done[path]?.name, places, taken)
        : { problem: 'is een map, en die wordt overgeslagen' };
      if ('problem' in named) {
        found.problems.push(`${path} ${named.problem}.`);
      } else if (found.originals.some(({ name }) => name === named.name)) {
        found.problems.push(`${path} staat er twee keer, in twee soorten bestanden.`);
      } else {
        taken.add(named.name);
        found.originals.push({ path, name: named.name });
      }
    }
  }
  return found;
}

function nameOriginal(
  folder: string,
  file: string,
  known: string | undefined,
  places: Places,
  taken: ReadonlySet<string>,
): { name: string } | { problem: string } {
  if (iPhonePicture.test(file)) {
    return { problem: 'is een HEIC-foto van een iPhone: exporteer die als JPEG' };
  }
  if (!picture.test(file)) return { problem: 'is geen JPEG- of PNG-foto' };
  const name = `${folder}/${makeSafeName(file)}`;
  if (folder === 'album') return { name: known ?? makeUnique(name, (other) => taken.has(other)) };
  if (places.has(name)) return { name };
  const names = [...places].filter((place) => dirname(place) === folder);
  const files = names.map((place) => `${basename(place)}.jpg`).join(', ');
  return { problem: `hoort bij geen plek op de site. De namen in deze map zijn: ${files}` };
}
