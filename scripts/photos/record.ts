// photos/verwerkt.json says what is done, so that another computer does not need the originals.
import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import type { PhotoFile } from '../../src/ui/photo-files.ts';

export type Done = PhotoFile & {
  name: string; // under public/fotos, without an extension: 'album/rode-kater'
  digest: string; // of the original
};

/** Original under photos/ ('album/IMG 1.JPG') -> what was made of it. */
export type DoneList = Record<string, Done>;

export async function readDone(file: string): Promise<DoneList> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${file} is beschadigd: zet een eerdere versie terug.`);
  }
}

/** In the order of its keys, so that a change is a small difference in git. */
export async function writeJson(file: string, list: Readonly<Record<string, unknown>>) {
  const entries = Object.entries(list).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const text = `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
  if ((await readFile(file, 'utf8').catch(() => '')) === text) return;
  await writeFile(`${file}.next`, text);
  await rename(`${file}.next`, file);
}

export async function digestOriginal(file: string): Promise<string> {
  const content = await readFile(file);
  return createHash('sha256').update(content).digest('hex').slice(0, 24);
}
