// Plans what a restore writes. Reviews and photos that the owner has removed stay removed.
import { isDeepStrictEqual } from 'node:util';
import { Timestamp } from 'firebase-admin/firestore';
import type { Fields, StoredDocument } from '../../functions/src/database.ts';
import { isOld, nameErased } from '../../functions/src/owner/album/album-commands.ts';

/** Leaves out `settings`: an old copy would bring back links that the owner has revoked. */
export const restored = ['reviews', 'bin', 'photos', 'asidePhotos', 'notices'] as const;

export type Documents = ReadonlyMap<string, StoredDocument>;

export type Step = {
  path: string;
  outcome: 'comes back' | 'changes back' | 'stays away';
  fields: Fields;
};

export function planRestore(copy: Documents, current: Documents, now: number): Step[] {
  const photos = planPhotos(current, now);
  return [...copy].flatMap(([path, document]): Step[] => {
    const { fields, documentName, addedAt } = document;
    const stored = current.get(path);
    switch (path.slice(0, path.indexOf('/'))) {
      case 'reviews': {
        // The removal stays valid: the bin stores a review for longer than Google stores copies.
        if (current.has(`bin/${documentName}`)) return [{ path, outcome: 'stays away', fields }];
        // /beheer/sinds lists reviews by `addedAt`, so a restored review keeps it.
        return plan(path, { ...fields, addedAt }, stored && { ...stored.fields, addedAt });
      }
      case 'bin': {
        const isRestored = current.has(`reviews/${documentName}`);
        return stored || isRestored || isPast(fields.expireAt, now) ? [] : plan(path, fields);
      }
      case 'photos':
      case 'asidePhotos':
        return photos(path, document);
      default:
        return plan(path, fields, stored?.fields);
    }
  });
}

function plan(path: string, fields: Fields, stored?: Fields): Step[] {
  if (!stored) return [{ path, outcome: 'comes back', fields }];
  return isDeepStrictEqual(stored, fields) ? [] : [{ path, outcome: 'changes back', fields }];
}

/** Finds photos by `src`: a photo's document name changes with the order of the album. */
function planPhotos(current: Documents, now: number) {
  const photos = [...current].filter(([path]) => /^(photos|asidePhotos)\//.test(path));
  const pathBySrc = new Map(photos.map(([path, { fields }]) => [fields.src, path]));
  const names = new Set(photos.map(([, { documentName }]) => documentName));
  return (path: string, { fields, documentName }: StoredDocument): Step[] => {
    if (current.has(nameErased(fields.src))) return [{ path, outcome: 'stays away', fields }];
    const currentPath = pathBySrc.get(fields.src);
    const stored = currentPath && current.get(currentPath);
    // The photo keeps its current position, and gets its description back.
    if (stored && fields.alt === undefined) return [];
    if (stored) return plan(currentPath, { ...stored.fields, alt: fields.alt }, stored.fields);
    if (isOld(fields, now)) return [];
    let name = documentName;
    while (names.has(name)) name += '~'; // sorts just after the photo that has this name now
    names.add(name);
    return plan(`${path.slice(0, path.indexOf('/'))}/${name}`, fields);
  };
}

function isPast(expireAt: unknown, now: number): boolean {
  return expireAt instanceof Timestamp && expireAt.toMillis() <= now;
}
