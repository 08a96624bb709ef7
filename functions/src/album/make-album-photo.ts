import { createHash } from 'node:crypto';
import type { PhotoFile } from 'shared/photo-files.ts';
import { findUploadProblem } from './find-upload-problem.ts';

export type MadePhoto = {
  name: string; // the same for the same upload, so that a second one changes nothing
  fields: PhotoFile & { src: string };
  files: { name: string; content: Buffer }[];
};

/** One at a time: a photo may take 1 GB. */
let last: Promise<unknown> = Promise.resolve();

/** A problem is a sentence for the owner. */
export async function makeAlbumPhoto(original: Buffer): Promise<MadePhoto | { problem: string }> {
  const problem = findUploadProblem(original);
  if (problem) return { problem };
  const making = last.then(async () => {
    // Not with the module: other functions would load sharp when they start.
    const { makePhotoFiles } = await import('./make-photo-files.ts');
    return makePhotoFiles(original);
  });
  last = making.catch(() => {});
  const made = await making;
  if ('problem' in made) return { problem: `Dit bestand ${made.problem}. Kies een andere foto.` };
  const { width, height, color } = made;
  const name = `eigen-${createHash('sha256').update(original).digest('hex').slice(0, 16)}`;
  return {
    name,
    fields: { src: `${name}.jpg`, width, height, color },
    files: made.files.map(({ suffix, content }) => ({ name: name + suffix, content })),
  };
}
