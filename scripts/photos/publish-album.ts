// The album's documents: one for each photo of the album that says what it shows.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AlbumPhoto } from './album-database.ts';
import { confirm, isOfAlbum, keepAlt, type Run } from './photo-run.ts';
import type { Done } from './record.ts';
import { planAlbum } from './update-album.ts';

/** A database that cannot be reached is a problem for the owner; the files are made all the same. */
export async function publishAlbum(run: Run): Promise<void> {
  const wanted = await collectAlbum(run);
  // An album that never had a photo of the owner is none of this command's business.
  if (wanted.length === 0 && run.outcome.removed.length === 0) return;
  try {
    await updateAlbum(run, wanted);
  } catch (error) {
    run.outcome.problems.push(error instanceof Error ? error.message : String(error));
  }
}

async function collectAlbum(run: Run): Promise<AlbumPhoto[]> {
  const album: AlbumPhoto[] = [];
  const withoutAlt: string[] = [];
  for (const [path, photo] of Object.entries(run.done)) {
    if (!isOfAlbum(path)) continue;
    const alt = run.alts.find(path) ?? (await askAlt(run, path));
    if (alt) album.push(describe(photo, alt));
    else withoutAlt.push(path);
  }
  if (withoutAlt.length > 0) {
    run.outcome.problems.push(
      `Zonder beschrijving komt een foto niet in het album. Zet in photos/alt-teksten.csv wat er te zien is op: ${withoutAlt.join(', ')}.`,
    );
  }
  return album;
}

function describe({ name, width, height, color }: Done, alt: string): AlbumPhoto {
  return { src: `${name.slice('album/'.length)}.jpg`, alt, width, height, color };
}

async function askAlt(run: Run, path: string): Promise<string | null> {
  if (!run.ask) return null;
  return keepAlt(
    run,
    path,
    await run.ask(`Wat is er te zien op ${path}? Eén zin, ook voor wie niet kan zien`),
  );
}

async function updateAlbum(run: Run, wanted: readonly AlbumPhoto[]): Promise<void> {
  const album = await run.openAlbum();
  try {
    const removed = new Set(run.outcome.removed.map((name) => name.replace(/^album\//, '')));
    const hasFile = (src: string) => existsSync(join(run.root, 'public/fotos/album', src));
    const plan = planAlbum(wanted, await album.list(), removed, hasFile);
    const orphans = plan.withoutFile.map(({ id, fields }) => fields.src ?? id).join(', ');
    const sentence = `In het album staan foto's waarvan het bestand er niet is: ${orphans}.`;
    const isRemoved = orphans !== '' && (await confirm(run, `${sentence} Weghalen?`));
    if (orphans && !run.ask) run.outcome.problems.push(sentence);
    const remove = [...plan.remove, ...(isRemoved ? plan.withoutFile.map(({ id }) => id) : [])];
    await album.change({ set: plan.set, remove });
    run.outcome.documents = plan.set.length + remove.length;
    run.print(
      `Album: ${plan.set.length} toegevoegd of gewijzigd, ${remove.length} weggehaald, in ${album.description}.`,
    );
  } finally {
    await album.close();
  }
}
