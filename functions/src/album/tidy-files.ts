import { type Log, pickErrorCodes } from '../logging.ts';
import type { AlbumFiles } from './album-files.ts';

/** Milliseconds. The document of an upload comes after its files, and within the function's time. */
const uploadTime = 120_000;

type Options = {
  files: AlbumFiles;
  now: number; // ms since 1970
  log: Log;
  kept: ReadonlySet<unknown>; // the `src` of every photo that has a document
  discarded?: readonly unknown[]; // the `src` of those that have none from now on
};

/** Removes the files of photos without a document, also what an earlier try left. False when one stays. */
export async function tidyFiles(options: Options): Promise<boolean> {
  const { files, now, log, kept, discarded = [] } = options;
  try {
    const stored = await files.list();
    const orphans = stored.filter(({ name, changedAt }) => {
      const src = name.replace(/\..*/, '.jpg');
      return !kept.has(src) && (discarded.includes(src) || changedAt < now - uploadTime);
    });
    const tried = await Promise.allSettled(orphans.map(({ name }) => files.remove(name)));
    const failed = tried.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
    return true;
  } catch (error) {
    log('A file of the album could not be removed', pickErrorCodes(error));
    return false;
  }
}
