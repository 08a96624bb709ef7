import { type Log, pickErrorCodes } from '../logging.ts';
import type { AlbumFiles } from './album-files.ts';

/** Milliseconds. A younger file stays, unless erased: its document may not be stored yet. */
const uploadGracePeriod = 120_000;

type Options = {
  files: AlbumFiles;
  now: number;
  log: Log;
  kept: ReadonlySet<unknown>; // `src` of the photos that have a document
  erased?: readonly unknown[];
};

/** Removes the files of `erased` photos, and old files without a document. False if that fails. */
export async function tidyFiles(options: Options): Promise<boolean> {
  const { files, now, log, kept, erased = [] } = options;
  try {
    const stored = await files.list();
    const orphans = stored.filter(({ name, changedAt }) => {
      const src = name.replace(/\..*/, '.jpg');
      return !kept.has(src) && (erased.includes(src) || changedAt < now - uploadGracePeriod);
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
