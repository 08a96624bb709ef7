import { type Agenda, parseAgenda } from 'shared/agenda.ts';
import { maxPhotos, type Photo } from 'shared/photo.ts';
import { highlightCount, listSizes, type Review, reviewOrder } from 'shared/review.ts';
import { parseReviewSummary, type ReviewSummary } from 'shared/review-summary.ts';
import { withTimeout } from 'shared/with-timeout.ts';
import { timeouts } from '../backend.ts';
import { settings } from '../settings.ts';
import { throwIfRefused, withToken } from '../with-token.ts';
import {
  type Batch,
  decodeFields,
  openDocument,
  parsePhotos,
  parseReviews,
  readDocuments,
  type SentDocument,
  type StoredDocument,
} from './read-documents.ts';

const documentsName = `projects/${settings.firebase.projectId}/databases/(default)/documents`;
const documentsUrl = `${settings.firestoreUrl}/v1/${documentsName}`;

type ListName = 'reviews' | 'photos';

/** The parameters of each list's first request. */
const lists = {
  reviews: {
    orderBy: reviewOrder.map((field) => `${field} desc`).join(', '),
    pageSize: String(listSizes[0]),
  },
  photos: { pageSize: String(maxPhotos) },
} as const;

const firstPageTimeout = 4_000; // ms; after that, a live list loads through the SDK

export function composeListUrl(list: ListName, changes: Record<string, string> = {}): string {
  const { apiKey } = settings.firebase;
  const query = new URLSearchParams({ ...lists[list], ...changes, key: apiKey });
  // Replaces '+', because the emulator does not read it as a space.
  return `${documentsUrl}/${list}?${query}`.replaceAll('+', '%20');
}

export async function fetchReviews(limit: number): Promise<Batch<Review>> {
  if (limit > listSizes[0]) return fetchManyReviews(limit);
  const documents = await fetchList('reviews', { pageSize: String(limit) });
  return parseReviews(documents, limit);
}

export async function fetchPhotos(limit: number): Promise<Batch<Photo>> {
  const documents = await fetchList('photos');
  if (documents.length >= maxPhotos) throw new Error('Only the SDK reads a larger album');
  return parsePhotos(documents, limit);
}

type EarlyList = {
  url: string;
  response: Promise<Response>;
};

declare global {
  /** The request that first-items.ts sent before the app ran. The app reuses its response. */
  var earlyList: EarlyList | undefined;
}

function fetchList(list: ListName, changes?: Record<string, string>): Promise<StoredDocument[]> {
  const url = composeListUrl(list, changes);
  return withToken((headers) => {
    const signal = AbortSignal.timeout(firstPageTimeout);
    const request = takeEarlyResponse(url) ?? fetch(url, { headers, signal });
    return withTimeout(readList(request), firstPageTimeout); // an early request has no signal
  });
}

async function readList(request: Promise<Response>): Promise<StoredDocument[]> {
  const response = await request;
  throwIfRefused(response);
  return readDocuments(response);
}

function takeEarlyResponse(url: string): Promise<Response> | null {
  const early = globalThis.earlyList;
  if (early?.url !== url) return null;
  globalThis.earlyList = undefined; // the body of a response can be read only once
  return early.response;
}

/** Uses `runQuery`, because a plain list request returns a few hundred documents at most. */
async function fetchManyReviews(limit: number): Promise<Batch<Review>> {
  const orderBy = reviewOrder.map((fieldPath) => ({
    field: { fieldPath },
    direction: 'DESCENDING',
  }));
  const structuredQuery = { from: [{ collectionId: 'reviews' }], orderBy, limit };
  // A row without a document only has the time of the read.
  const rows = await post<{ document?: SentDocument }>('runQuery', { structuredQuery });
  const documents = rows.map(({ document }) => document).filter((each) => each !== undefined);
  return parseReviews(documents.map(openDocument), limit);
}

/** Returns the reviews of the home page. Reads a larger list if some of its documents have no
 * text. */
export async function fetchNewestReviews(): Promise<readonly Review[]> {
  let batch = await fetchReviews(highlightCount);
  for (const size of listSizes) {
    const hasEnough = batch.items.length >= highlightCount;
    const hasAll = batch.documentCount < batch.limit;
    if (hasEnough || hasAll) break;
    batch = await fetchReviews(size);
  }
  return batch.items.slice(0, highlightCount);
}

export async function fetchReviewSummary(): Promise<ReviewSummary | null> {
  const summary = await fetchDocument('summaries/reviews');
  return parseReviewSummary(summary);
}

export async function fetchAgenda(): Promise<Agenda> {
  const notices = await fetchDocument('notices/current');
  return parseAgenda(notices);
}

/** Uses batchGet, because a GET logs a 404 for a missing document. */
async function fetchDocument(path: string): Promise<Record<string, unknown>> {
  const documents = [`${documentsName}/${path}`];
  const rows = await post<{ found?: SentDocument }>('batchGet', { documents });
  const document = rows[0]?.found;
  return decodeFields(document?.fields);
}

/** Sends JSON as text: the type application/json would cost a preflight request. */
function post<Row>(method: 'batchGet' | 'runQuery', body: object): Promise<Row[]> {
  const key = new URLSearchParams({ key: settings.firebase.apiKey });
  return withToken(async (headers) => {
    const response = await fetch(`${documentsUrl}:${method}?${key}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeouts.read),
    });
    throwIfRefused(response);
    if (!response.ok) throw new Error(`Firestore responded with ${response.status}`);
    return response.json();
  });
}
