// The whole of `npm run photos`. One photo that fails does not hold up the others.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OwnPicture } from '../../src/ui/own-photo.ts';
import { openAltTexts } from './alt-texts.ts';
import { makeFiles, removeFiles } from './make-files.ts';
import { findOriginals, findPlaces, type Original } from './originals.ts';
import type { PhotoOptions, PhotoOutcome, Run } from './photo-run.ts';
import { confirm, findAlt, isOfAlbum } from './photo-run.ts';
import { publishAlbum } from './publish-album.ts';
import { digestOriginal, readDone, writeJson } from './record.ts';

export async function processPhotos(options: PhotoOptions): Promise<PhotoOutcome> {
  const photos = join(options.root, 'photos');
  const places = await findPlaces(join(options.root, 'src/pages'));
  const done = await readDone(join(photos, 'verwerkt.json'));
  const { originals, problems } = await findOriginals(photos, places, done);
  if (originals.length === 0 && Object.keys(done).length === 0) {
    options.print(
      "Er staan nog geen foto's in photos/album: zet ze daar en typ npm run photos weer.",
    );
  }
  const run: Run = {
    ...options,
    done,
    alts: await openAltTexts(join(photos, 'alt-teksten.csv')),
    outcome: { made: [], removed: [], documents: 0, problems },
  };
  for (const original of originals) await makePhoto(run, original);
  await removeGone(run, originals);
  await writePictures(run);
  await publishAlbum(run);
  return run.outcome;
}

async function makePhoto(run: Run, { path, name }: Original): Promise<void> {
  const original = join(run.root, 'photos', path);
  const target = nameTarget(run, name);
  const digest = await digestOriginal(original);
  if (run.done[path]?.digest === digest && existsSync(target)) return;
  const ratio = isOfAlbum(path) ? undefined : await readRatio(run, name);
  const made = await makeFiles({ original, target, ratio });
  if ('problem' in made) {
    run.outcome.problems.push(`${path} ${made.problem}.`);
    return;
  }
  const { phoneWeight, ...file } = made;
  run.done[path] = { name, digest, ...file };
  await keepDone(run); // after each one: a run that is broken off goes on where it was
  run.outcome.made.push(path);
  run.print(`${path} is klaar (${Math.ceil(phoneWeight / 1000)} kB op een telefoon).`);
  const question = `Wat is er te zien op ${path}? (Enter: de tekst van de tekening klopt nog)`;
  if (!isOfAlbum(path)) await findAlt(run, path, question);
}

async function removeGone(run: Run, originals: readonly Original[]): Promise<void> {
  const present = new Set(originals.map(({ path }) => path));
  const gone = Object.keys(run.done).filter(
    (path) => !present.has(path) && !existsSync(join(run.root, 'photos', path)),
  );
  if (gone.length === 0) return;
  const sentence = `Niet meer in photos/, maar nog wel op de site: ${gone.join(', ')}.`;
  if (!(await confirm(run, `${sentence} Van de site halen?`))) {
    if (!run.ask) run.print(`${sentence} Haal ze weg met "npm run photos" in een terminal.`);
    return;
  }
  for (const path of gone) {
    const name = run.done[path]?.name ?? '';
    delete run.done[path];
    if (!Object.values(run.done).some((other) => other.name === name)) {
      await removeFiles(nameTarget(run, name));
    }
    run.outcome.removed.push(`${name}.jpg`);
  }
  await keepDone(run);
}

/** The photos that stand on pages, for src/ui/own-photo.ts. */
async function writePictures(run: Run): Promise<void> {
  const pictures: Record<string, OwnPicture> = {};
  for (const [path, { name, width, height, color }] of Object.entries(run.done)) {
    const alt = run.alts.find(path);
    if (!isOfAlbum(path)) pictures[name] = { width, height, color, ...(alt && { alt }) };
  }
  await writeJson(join(run.root, 'src/content/pictures.json'), pictures);
}

/** Of the artwork whose place it takes: nothing on the page then moves. */
async function readRatio({ root }: Run, name: string): Promise<number> {
  const artwork = await readFile(join(root, 'public/fotos', `${name}.svg`), 'utf8');
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(artwork) ?? [];
  return width && height ? Number(width) / Number(height) : 4 / 3;
}

function nameTarget({ root }: Run, name: string): string {
  return join(root, 'public/fotos', `${name}.jpg`);
}

async function keepDone({ root, done }: Run): Promise<void> {
  await writeJson(join(root, 'photos/verwerkt.json'), done);
}
