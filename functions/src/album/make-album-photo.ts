import { createHash } from 'node:crypto';
import type { PhotoFile } from 'shared/photo-files.ts';
import type { Refusal } from './make-photo-files.ts';

export type MadePhoto = {
  name: string; // contains a hash of the upload, so that addPhoto stores a repeated upload once
  fields: PhotoFile & { src: string };
  files: { name: string; content: Buffer }[];
};

const maxBytes = 15 * 1024 * 1024;

/** The last photo in the queue. A new one waits for it, because each may take 1 GB of memory. */
let lastInQueue: Promise<unknown> = Promise.resolve();

export async function makeAlbumPhoto(original: Buffer): Promise<MadePhoto | Refusal> {
  if (original.length > maxBytes) {
    return { problem: 'Dit bestand is groter dan 15 MB. Kies een kleinere foto.' };
  }
  const making = lastInQueue.then(() => makeFiles(original));
  lastInQueue = making.catch(() => {}); // a failed photo must not fail the next one
  const made = await making;
  if ('problem' in made) {
    return { problem: `Dit bestand ${made.problem}. Kies een andere foto.` };
  }
  const { width, height, color } = made;
  const hash = createHash('sha256').update(original).digest('hex');
  const name = `eigen-${hash.slice(0, 16)}`;
  return {
    name,
    fields: { src: `${name}.jpg`, width, height, color },
    files: made.files.map(({ suffix, content }) => ({ name: name + suffix, content })),
  };
}

async function makeFiles(original: Buffer) {
  // Imported here, so that /beheer loads sharp only for an upload.
  const { makePhotoFiles } = await import('./make-photo-files.ts');
  return makePhotoFiles(original);
}
