// The first page of a live list, by Firestore's REST interface: the SDK, which goes on from there, is larger
// than the whole app. The prerendered page preloads the same url (src/render-page.tsx).
import { reviewsPerPage } from '../backend.ts';
import { settings } from '../settings.ts';
import { documentsUrl } from './documents-url.ts';
import { type Fields, readFields } from './fields.ts';
import type { ReadDocument } from './read-page.ts';

export type ListName = 'reviews' | 'photos';

/** read-live.ts says the same to the SDK. The album is read as a whole. */
const queries: Record<ListName, Record<string, string>> = {
  reviews: { orderBy: 'date desc, id desc', pageSize: String(reviewsPerPage) },
  photos: { pageSize: '300' },
};

/** Milliseconds. A response that takes longer may come too late for what the SDK has by then. */
const timeout = 4_000;

/** Null with App Check: Firestore then answers nobody but the SDK. */
export function composeListUrl(list: ListName): string | null {
  if (settings.appCheckKey) return null;
  const query = new URLSearchParams({ ...queries[list], key: settings.firebase.apiKey });
  // The emulator does not take '+' for a space.
  return `${documentsUrl}/${list}?${query}`.replaceAll('+', '%20');
}

/** Null when it cannot be had soon: it is a help, never a condition. Never rejects. */
export async function fetchFirstPage(list: ListName): Promise<readonly ReadDocument[] | null> {
  const url = composeListUrl(list);
  if (!url) return null;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeout) });
    if (!response.ok) return null;
    const { documents = [] } = (await response.json()) as { documents?: StoredDocument[] };
    return documents.map(openDocument);
  } catch {
    return null;
  }
}

/** `name` is its whole path. */
type StoredDocument = { name: string; fields?: Fields };

function openDocument({ name, fields }: StoredDocument): ReadDocument {
  return { id: name.slice(name.lastIndexOf('/') + 1), data: () => readFields(fields) };
}
