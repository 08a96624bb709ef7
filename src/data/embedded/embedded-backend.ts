// The backend for the embedded store of `npm start`. Its server: scripts/local/embedded-routes.ts.

import { parseAgenda } from 'shared/agenda.ts';
import { maxReadPhotos } from 'shared/photo.ts';
import { listSizes, type NewReview } from 'shared/review.ts';
import type { ReviewSummary } from 'shared/review-summary.ts';
import { type Backend, timeouts } from '../backend.ts';
import {
  type Batch,
  parsePhotos,
  parseReviews,
  type StoredDocument,
} from '../firestore/read-documents.ts';
import { createLiveList, type ListSource, type Subscribe } from '../live-list.ts';
import { sendMail } from '../mail.ts';
import { forgetName, nameReview } from '../name-review.ts';

export function createEmbeddedBackend(origin = ''): Backend {
  async function request(path: string, timeout: number, init: RequestInit = {}): Promise<unknown> {
    const response = await fetch(`${origin}/__local/${path}`, {
      ...init,
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) throw new Error(`The local server responded with ${response.status}`);
    return response.json();
  }

  async function addReview(review: NewReview): Promise<void> {
    const documentName = nameReview(review, createName);
    await request('reviews', timeouts.send, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ documentName, review }),
    });
    forgetName();
  }

  const reviews = createSource(`${origin}/__local/reviews/live`, listSizes, parseReviews);

  return {
    reviews: createLiveList(reviews),
    async fetchNewestReviews() {
      return (await reviews.fetchBatch(2)).items;
    },
    async fetchReviewSummary() {
      return (await reviews.readOnce(1)).summary;
    },
    photos: createLiveList(
      createSource(`${origin}/__local/photos/live`, [maxReadPhotos], parsePhotos),
    ),
    prepareAddReview: () => {},
    addReview,
    sendMail,
    async fetchAgenda() {
      return parseAgenda(Object(await request('notices/current', timeouts.read)));
    },
  };
}

function createName(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 20);
}

function toDocuments(list: unknown): StoredDocument[] {
  const documents = list as Record<string, unknown>[];
  return documents.map((document) => ({ id: String(document.documentName), data: () => document }));
}

function createSource<Item>(
  url: string,
  sizes: ListSource<Item>['sizes'],
  parse: (documents: StoredDocument[], limit: number) => Batch<Item>,
) {
  const subscribe: Subscribe<Item> = (limit, send) => {
    const events = new EventSource(`${url}?limit=${limit}`);
    events.addEventListener('summary', ({ data }) => {
      send({ type: 'counted', summary: JSON.parse(data) });
    });
    events.onmessage = ({ data }) => {
      send({ type: 'snapshot', batch: parse(toDocuments(JSON.parse(data)), limit) });
    };
    events.onerror = () => {
      send({ type: events.readyState === EventSource.CLOSED ? 'ended' : 'lost' });
    };
    return { unsubscribe: () => events.close(), reconnect: () => {} };
  };

  /** Reads the first snapshot. The server sends the summary before it. */
  function readOnce(limit: number) {
    let unsubscribe = () => {};
    let summary: ReviewSummary | null = null;
    const read = new Promise<Batch<Item>>((resolve, reject) => {
      ({ unsubscribe } = subscribe(limit, (event) => {
        if (event.type === 'snapshot') resolve(event.batch);
        else if (event.type === 'counted') summary = event.summary;
        else reject(new Error('The local server is unavailable'));
      }));
    });
    return read.then((batch) => ({ batch, summary })).finally(unsubscribe);
  }

  return {
    sizes,
    readOnce,
    fetchBatch: async (limit: number) => (await readOnce(limit)).batch,
    loadSubscribe: async () => subscribe,
  };
}
