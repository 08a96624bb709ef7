// What claims of mails need of a database, without one.
import type { Documents, Fields } from '../../functions/src/owner/documents.ts';

export function openInMemory(): Pick<Documents, 'transact'> {
  const stored = new Map<string, Fields>();
  return {
    transact: (work) =>
      work({
        get: async (path) => stored.get(path) ?? null,
        set: (path, fields) => void stored.set(path, fields),
        delete: (path) => void stored.delete(path),
        list: () => Promise.reject(new Error('Not kept here')),
        getAll: () => Promise.reject(new Error('Not kept here')),
      }),
  };
}
