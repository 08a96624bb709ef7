import { type Backend, timeouts, type Watch } from '../backend.ts';
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
const loadMail = () => import('../mail.ts'); // there already: in the chunk of the forms
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
    sendMail: async (mail) => (await loadMail()).sendMail(mail),
    readNotice: fetchNotice,
  };
}

/** Shows a list at its first page, and goes on live once the SDK is there. */
function watch<T>(list: ListName, parse: ParsePage<T>, load: () => Promise<Watch<T>>): Watch<T> {
  let watchLive: Watch<T> | null = null;
  return (onChange, onError) => {
    let isStopped = false;
    let unsubscribe = () => {};
    let shown: Parameters<typeof onChange>[0] | null = null;
    const show: typeof onChange = (next) => {
      shown = next;
      if (!isStopped) onChange(next);
    };
    const showLost = () => {
      if (shown) show({ ...shown, live: false });
    };
    let timer: ReturnType<typeof setTimeout> | undefined;

    async function start() {
      if (!watchLive) {
        const first = await fetchFirstPage(list);
        if (isStopped) return;
        if (first) show({ ...parse(first), live: navigator.onLine });
      }
      timer = setTimeout(showLost, timeouts.read);
      watchLive ??= await load();
      if (isStopped) return;
      unsubscribe = watchLive((next) => {
        clearTimeout(timer);
        show(next);
      }, fail);
    }

    function fail(reason: unknown) {
      clearTimeout(timer);
      if (!isStopped) onError(reason);
    }

    // The device knows before the SDK does.
    window.addEventListener('offline', showLost);
    start().catch(fail);
    return () => {
      isStopped = true;
      clearTimeout(timer);
      window.removeEventListener('offline', showLost);
      unsubscribe();
    };
  };
}
