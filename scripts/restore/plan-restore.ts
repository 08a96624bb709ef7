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
      case 'asidePhotos': {
        if (current.has(nameErased(fields.src))) return [{ path, outcome: 'stays away', fields }];
        if (stored) return plan(path, fields, stored.fields);
        // The owner has discarded the photo since, or put it in the album or back.
        const others = ['photos', 'asidePhotos'].map((name) => `${name}/${documentName}`);
        return isOld(fields, now) || others.some((name) => current.has(name))
          ? []
          : plan(path, fields);
      }
      default:
        return plan(path, fields, stored?.fields);
    }
  });
}

/** Treats an empty document like a missing one. */
function plan(path: string, fields: Fields, stored?: Fields): Step[] {
  if (isDeepStrictEqual(stored ?? {}, fields)) return [];
  return [{ path, outcome: stored ? 'changes back' : 'comes back', fields }];
}

function isPast(expireAt: unknown, now: number): boolean {
  return expireAt instanceof Timestamp && expireAt.toMillis() <= now;
}
