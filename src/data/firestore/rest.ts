// Firestore's REST interface, for what the SDK is too large for: the first page of a list, and the notice.
import { type Page, reviewsPerPage, timeouts } from '../backend.ts';
import { type Notice, readNotice } from '../notice.ts';
import { mostPhotos, type Photo, readPhoto } from '../photo.ts';
import { type Review, readReview } from '../review.ts';
import { readReviewSummary } from '../review-summary.ts';
import { settings } from '../settings.ts';

const server = settings.firestoreEmulator
  ? `http://${settings.firestoreEmulator}`
  : 'https://firestore.googleapis.com';
const documentsName = `projects/${settings.firebase.projectId}/databases/(default)/documents`;
const documentsUrl = `${server}/v1/${documentsName}`;

export type ListName = 'reviews' | 'photos';

const queries: Record<ListName, Record<string, string>> = {
  reviews: { orderBy: 'date desc, id desc, __name__ desc', pageSize: String(reviewsPerPage) },
  photos: { pageSize: String(mostPhotos) },
};

const firstPageTimeout = 4_000; // ms: by then the SDK may have newer ones

/** The prerendered page preloads it. Null with App Check: Firestore then responds to nobody but the SDK. */
export function composeListUrl(
  list: ListName,
  changes: Record<string, string> = {},
): string | null {
  if (settings.appCheckKey) return null;
  const query = new URLSearchParams({
    ...queries[list],
    ...changes,
    key: settings.firebase.apiKey,
  });
  return `${documentsUrl}/${list}?${query}`.replaceAll('+', '%20'); // the emulator wants no '+'
}

export async function fetchFirstPage(list: ListName): Promise<readonly ReadDocument[] | null> {
  const url = composeListUrl(list);
  return url ? fetchList(url).catch(() => null) : null;
}

async function fetchList(url: string): Promise<ReadDocument[]> {
  const response = await fetch(url, { signal: AbortSignal.timeout(firstPageTimeout) });
  if (!response.ok) throw new Error(`Firestore responded with ${response.status}`);
  const { documents = [] } = (await response.json()) as { documents?: StoredDocument[] };
  return documents.map(openDocument);
}

export async function fetchNewestReviews(): Promise<Page<Review>> {
  const url = composeListUrl('reviews', { pageSize: '2' });
  if (!url) return { items: [], hasMore: false };
  const [documents, summary] = await Promise.all([
    fetchList(url),
    fetchDocument('summaries/reviews').catch(() => ({})),
  ]);
  return { ...parseReviews(documents), summary: readReviewSummary(summary) };
}

/** Refused where App Check is enforced: there is no notice then (decision 0017). */
export async function fetchNotice(): Promise<Notice | null> {
  return readNotice(await fetchDocument('notices/current'));
}

async function fetchDocument(path: string): Promise<Record<string, unknown>> {
  const key = new URLSearchParams({ key: settings.firebase.apiKey });
  // A GET would put a 404 in the console where there is none; JSON would cost a second request, for CORS.
  const response = await fetch(`${documentsUrl}:batchGet?${key}`, {
    method: 'POST',
    body: JSON.stringify({ documents: [`${documentsName}/${path}`] }),
    signal: AbortSignal.timeout(timeouts.read),
  });
  if (!response.ok) throw new Error(`Firestore responded with ${response.status}`);
  const [row] = (await response.json()) as [{ found?: { fields?: Fields } }?];
  return decodeFields(row?.found?.fields);
}

export type ReadDocument = { id: string; data: () => Record<string, unknown> };

export type ParsePage<T> = (documents: readonly ReadDocument[]) => Page<T>;

export const parseReviews: ParsePage<Review> = (documents) => ({
  items: documents.flatMap((document) => readReview(document.id, document.data()) ?? []),
  hasMore: documents.length >= reviewsPerPage,
});

export const parsePhotos: ParsePage<Photo> = (documents) => ({
  items: documents.flatMap((document) => readPhoto(document.id, document.data()) ?? []),
  hasMore: false,
});

type StoredDocument = { name: string; fields?: Fields };

type Fields = Record<string, { stringValue?: string; integerValue?: string; doubleValue?: number }>;

function openDocument({ name, fields }: StoredDocument): ReadDocument {
  return { id: name.slice(name.lastIndexOf('/') + 1), data: () => decodeFields(fields) };
}

function decodeFields(fields: Fields = {}): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { stringValue, integerValue, doubleValue }]) => [
      name,
      integerValue === undefined ? (doubleValue ?? stringValue) : Number(integerValue),
    ]),
  );
}
