import { type Backend, timeouts, type Watch } from '../backend.ts';
import { sendMail } from '../mail.ts';
import { settings } from '../settings.ts';
import { withTimeout } from '../with-timeout.ts';
import {
  fetchFirstPage,
  fetchNewestReviews,
  fetchNotice,
  type ListName,
  type ParsePage,
  parsePhotos,
  parseReviews,
} from './rest.ts';

// Chunks of their own: the SDK is 134 kB gz for live reading, and 41 kB for writing.
const loadLive = () => afterAppCheck(() => import('./live-queries.ts'));
const loadStore = () => afterAppCheck(() => import('./store-review.ts'));

async function afterAppCheck<T>(load: () => Promise<T>): Promise<T> {
  if (settings.appCheckKey) await import('./app-check.ts');
  return load();
}

export function createFirestoreBackend(): Backend {
  return {
    watchReviews: watch('reviews', parseReviews, async () => (await loadLive()).watchReviews),
    watchPhotos: watch('photos', parsePhotos, async () => (await loadLive()).watchPhotos),
    readNewestReviews: fetchNewestReviews,
    async readOlderReviews(after) {
      return (await withTimeout(loadLive(), timeouts.read)).readOlderReviews(after);
    },
    prepareToWatch: () => void loadLive().catch(() => {}),
    prepareToAddReview: () => void loadStore().catch(() => {}),
    isReviewFormOpen: async () => (await loadStore()).isReviewFormOpen(),
    async addReview(review) {
      const end = performance.now() + timeouts.send;
      const { storeReview } = await withTimeout(loadStore(), timeouts.send);
      return storeReview(review, end - performance.now());
    },
    sendMail,
    readNotice: fetchNotice,
  };
}

/** Shows a list at its first page, and goes on live once the SDK is there. */
function watch<T>(list: ListName, parse: ParsePage<T>, load: () => Promise<Watch<T>>): Watch<T> {
  let watchLive: Watch<T> | null = null;
  let hasFirstPage = false;
  return (onChange, onError) => {
    let isStopped = false;
    let unsubscribe = () => {};

    async function start() {
      if (!watchLive && !hasFirstPage) {
        const first = await fetchFirstPage(list);
        if (isStopped) return;
        hasFirstPage = first !== null;
        if (first) onChange(parse(first));
      }
      watchLive ??= await load();
      if (!isStopped) unsubscribe = watchLive(onChange, onError);
    }

    start().catch((reason: unknown) => {
      if (!isStopped) onError(reason);
    });
    return () => {
      isStopped = true;
      unsubscribe();
    };
  };
}
