// What has to change in the database, so that the album shows the photos that are there.
import type { AlbumChanges, AlbumDocument, AlbumPhoto } from './album-database.ts';

export type AlbumPlan = AlbumChanges & {
  /** Documents whose file is not there: the visitor sees an empty frame. */
  withoutFile: AlbumDocument[];
};

/**
 * `removed`: files whose photo the owner took away. `hasFile` tells of any other document whether
 * its file lies in the album's folder.
 */
export function planAlbum(
  wanted: readonly AlbumPhoto[],
  stored: readonly AlbumDocument[],
  removed: ReadonlySet<string>,
  hasFile: (src: string) => boolean,
): AlbumPlan {
  const bySrc = new Map(stored.map((document) => [document.fields.src, document]));
  const set = wanted
    .map((fields) => ({ id: bySrc.get(fields.src)?.id ?? nameDocument(fields.src), fields }))
    .filter(({ fields }) => !isEqual(fields, bySrc.get(fields.src)?.fields));
  const sources = new Set(wanted.map(({ src }) => src));
  const others = stored.filter(({ fields }) => !sources.has(fields.src ?? ''));
  return {
    set,
    remove: others.filter(({ fields }) => removed.has(fields.src ?? '')).map(({ id }) => id),
    withoutFile: others.filter(
      ({ fields: { src = '' } }) => !removed.has(src) && !(src && hasFile(src)),
    ),
  };
}

/** By its file's name, so that the album stands in the order of those names. */
function nameDocument(src: string): string {
  return src.replace(/\.\w+$/, '');
}

function isEqual(wanted: AlbumPhoto, stored: Partial<AlbumPhoto> | undefined): boolean {
  if (!stored) return false;
  const keys = new Set([...Object.keys(wanted), ...Object.keys(stored)]);
  return [...keys].every((key) => Reflect.get(wanted, key) === Reflect.get(stored, key));
}
