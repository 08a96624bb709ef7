// The backend for the embedded store of `npm start`. Its server: scripts/local/embedded-routes.ts.

import { parseAgenda } from 'shared/agenda.ts';
import { parseClosing } from 'shared/form-closing.ts';
import { maxPhotos } from 'shared/photo.ts';
import { listSizes, type NewReview } from 'shared/review.ts';
import type { ReviewSummary } from 'shared/review-summary.ts';
import { type Backend, type Batch, type ListSource, type Outcome, timeouts } from '../backend.ts';
import { sendMail } from '../mail.ts';
import { nameReview } from '../name-review.ts';
import { parsePhotos, parseReviews, type StoredDocument } from '../parse-documents.ts';

export function createEmbeddedBackend(origin = ''): Backend {
  async function request(path: string, timeout: number, init: RequestInit = {}): Promise<unknown> {
    const response = await fetch(`${origin}/__local/${path}`, {
      ...init,
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) throw new Error(`The local server responded with ${response.status}`);
    return response.json();
  }

  async function addReview(review: NewReview): Promise<Outcome> {
    const documentName = nameReview(review, createName);
    const response = await request('reviews', timeouts.send, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ documentName, review }),
    });
    return response === 'closed' ? 'closed' : 'sent';
  }

  const reviews = createSource(`${origin}/__local/reviews/live`, listSizes, parseReviews);

  return {
    reviews,
    async fetchNewestReviews() {
      return fetchOnce(reviews, 2);
    },
    async fetchReviewSummary() {
      return (await fetchOnce(reviews, 1)).summary ?? null;
    },
    photos: createSource(`${origin}/__local/photos/live`, [maxPhotos], parsePhotos),
    async fetchClosing(form) {
      return parseClosing(Object(await request(`settings/${form}`, timeouts.read)), Date.now());
    },
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

function createSource<T>(
  url: string,
  sizes: readonly number[],
  parse: (documents: StoredDocument[], limit: number) => Batch<T>,
): ListSource<T> {
  return {
    sizes,
    fetchBatch: async () => null,
    loadSubscribe:
      async () =>
      (limit, { onBatch, onLost, onError }) => {
        let summary: ReviewSummary | null = null;
        const events = new EventSource(`${url}?limit=${limit}`);
        events.addEventListener('summary', ({ data }) => {
          summary = JSON.parse(data);
        });
        events.onmessage = ({ data }) => {
          onBatch({ ...parse(toDocuments(JSON.parse(data)), limit), summary });
        };
        events.onerror = () => {
          if (events.readyState !== EventSource.CLOSED) onLost();
          else onError(new Error('The local server is unavailable'));
        };
        return { unsubscribe: () => events.close(), reconnect: () => {} };
      },
  };
}

async function fetchOnce<T>({ loadSubscribe }: ListSource<T>, limit: number): Promise<Batch<T>> {
  const subscribe = await loadSubscribe();
  let unsubscribe = () => {};
  const batch = new Promise<Batch<T>>((resolve, reject) => {
    ({ unsubscribe } = subscribe(limit, { onBatch: resolve, onLost: reject, onError: reject }));
  });
  return batch.finally(() => unsubscribe());
}
