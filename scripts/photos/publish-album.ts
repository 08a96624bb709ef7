// The album's documents: one for each photo of the album that says what it shows.
import { existsSync } from 'node:fs';
import { basename, join, parse } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Documents, StoredDocument } from '../../functions/src/owner/documents.ts';
import { withTimeout } from '../../src/data/with-timeout.ts';
import { makeUnique } from './file-name.ts';
import { confirm, findAlt, isOfAlbum, type Run } from './photo-run.ts';

type AlbumPhoto = { src: string; alt: string; width: number; height: number; color: string };

const timeout = 20_000; // ms

const refusals = [16, 7]; // gRPC's UNAUTHENTICATED and PERMISSION_DENIED

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
    const question = `Wat is er te zien op ${path}? Eén zin, ook voor wie niet kan zien`;
    const alt = await findAlt(run, path, question);
    const { name, width, height, color } = photo;
    if (alt) album.push({ src: `${basename(name)}.jpg`, alt, width, height, color });
    else withoutAlt.push(path);
  }
  if (withoutAlt.length > 0) {
    run.outcome.problems.push(
      `Zonder beschrijving komt een foto niet in het album. Zet in photos/alt-teksten.csv wat er te zien is op: ${withoutAlt.join(', ')}.`,
    );
  }
  return album;
}

async function updateAlbum(run: Run, wanted: readonly AlbumPhoto[]): Promise<void> {
  const { description, documents, close } = await run.openAlbum();
  const transact: Documents['transact'] = (work) =>
    withTimeout(documents.transact(work), timeout).catch((error) => {
      throw new Error(
        refusals.includes(error.code)
          ? `${description} weigert de toegang: het account mag de database van dit project niet wijzigen (geef het de rol "Cloud Datastore-gebruiker").`
          : `${description} is niet bij te werken: ${error.message}`,
      );
    });
  try {
    const stored = await transact(({ list }) => list('photos'));
    const others = stored.filter(({ fields }) => !wanted.some(({ src }) => src === fields.src));
    const removed = others.filter(({ fields }) =>
      run.outcome.removed.includes(`album/${fields.src}`),
    );
    // What she put in at /beheer is in the bucket.
    const isFile = (src: unknown) =>
      typeof src === 'string' &&
      (src.startsWith('eigen-') || existsSync(join(run.root, 'public/fotos/album', src)));
    // The visitor sees an empty frame for these.
    const orphans = others.filter((each) => !removed.includes(each) && !isFile(each.fields.src));
    if (await confirmOrphans(run, orphans)) removed.push(...orphans);
    const sources = removed.map(({ fields }) => fields.src);
    const [changed, gone] = await transact(async (transaction) => {
      // Again: while a question stood here, she may have changed the order at /beheer.
      const current = await transaction.list('photos');
      const set = findChanges(wanted, current);
      const unwanted = current.filter(({ fields }) => sources.includes(fields.src));
      for (const { id, fields } of set) transaction.set(`photos/${id}`, fields);
      for (const { id } of unwanted) transaction.delete(`photos/${id}`);
      return [set.length, unwanted.length];
    });
    run.outcome.documents = changed + gone;
    run.print(`Album: ${changed} toegevoegd of gewijzigd, ${gone} weggehaald, in ${description}.`);
  } finally {
    await close();
  }
}

/** A new document is named after its file, so that the album stands in the order of those names. */
function findChanges(wanted: readonly AlbumPhoto[], stored: readonly StoredDocument[]) {
  const bySrc = new Map(stored.map((document) => [document.fields.src, document]));
  const taken = new Set(stored.map(({ id }) => id));
  // Since she changed the order at /beheer, the document of this name may hold another photo.
  const nameNew = (src: string) => {
    const id = makeUnique(parse(src).name, (name) => taken.has(name));
    taken.add(id);
    return id;
  };
  return wanted
    .filter((fields) => !isDeepStrictEqual(fields, bySrc.get(fields.src)?.fields))
    .map((fields) => ({ id: bySrc.get(fields.src)?.id ?? nameNew(fields.src), fields }));
}

async function confirmOrphans(run: Run, orphans: readonly StoredDocument[]): Promise<boolean> {
  if (orphans.length === 0) return false;
  const names = orphans.map(({ id, fields }) => fields.src ?? id).join(', ');
  const sentence = `In het album staan foto's waarvan het bestand er niet is: ${names}.`;
  if (!run.ask) run.outcome.problems.push(sentence);
  return confirm(run, `${sentence} Weghalen?`);
}
