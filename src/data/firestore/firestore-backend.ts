import { maxReadPhotos } from 'shared/photo.ts';
import { listSizes, type NewReview } from 'shared/review.ts';
import { withTimeout } from 'shared/with-timeout.ts';
import { type Backend, timeouts } from '../backend.ts';
import { createLiveList, type ListSource, type Subscribe } from '../live-list.ts';
import { sendMail } from '../mail.ts';
import { forgetName, nameReview } from '../name-review.ts';
import {
  fetchAgenda,
  fetchNewestReviews,
  fetchPhotos,
  fetchReviewSummary,
  fetchReviews,
} from './fetch-documents.ts';

// Loads these chunks only when needed: 119 kB for live lists, and 30 kB for writing (Brotli).
const loadQueries = () => import('./live-queries.ts');
const loadStore = () => import('./store-review.ts');

/** Constant at build time, so that the build for Google contains no polling. */
const isEmbedded = import.meta.env.VITE_DATABASE === 'embedded';

export function createFirestoreBackend(): Backend {
  return {
    reviews: createLiveList({
      kind: 'reviews',
      sizes: listSizes,
      fetchBatch: fetchReviews,
      loadSubscribe: async () => {
        if (isEmbedded) return createPoll(fetchReviews);
        const queries = await loadQueries();
        return queries.subscribeToReviews;
      },
    }),
    fetchNewestReviews,
    fetchReviewSummary,
    prepareAddReview: () => void loadStore().catch(() => {}), // a submit reports the failure
    addReview,
    photos: createLiveList({
      kind: 'photos',
      sizes: [maxReadPhotos],
      fetchBatch: fetchPhotos,
      loadSubscribe: async () => {
        if (isEmbedded) return createPoll(fetchPhotos);
        const queries = await loadQueries();
        return queries.subscribeToPhotos;
      },
    }),
    sendMail,
    fetchAgenda,
  };
}

async function addReview(review: NewReview): Promise<void> {
  const deadline = performance.now() + timeouts.send;
  const name = nameReview(review);
  const storing = loadStore().then((store) => store.storeReview(name, review, deadline));
  await withTimeout(storing, timeouts.send);
  // Not after a timeout: that review may still be stored, and the visitor sends it again.
  forgetName();
}

/** The embedded store sends no snapshots. */
function createPoll<Item>(fetchBatch: ListSource<Item>['fetchBatch']): Subscribe<Item> {
  return (limit, receive) => {
    async function read() {
      const batch = await fetchBatch(limit).catch(() => null);
      receive(batch);
    }
    const timer = setInterval(read, 1_000);
    return () => clearInterval(timer);
  };
}
