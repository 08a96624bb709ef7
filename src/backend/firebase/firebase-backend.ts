import type { Backend, Watch } from '../backend.ts';
import { sendMail } from '../send-mail.ts';
import { fetchNotice } from './fetch-notice.ts';
import { afterAppCheck } from './load-app-check.ts';

// The SDK is large (134 kB gz for live reading, 41 kB for writing), so each half is a chunk of its
// own, fetched by the first page that needs it.
const loadLive = () => afterAppCheck(() => import('./read-live.ts'));
const loadStore = () => afterAppCheck(() => import('./store-review.ts'));

export function createFirebaseBackend(): Backend {
  return {
    watchReviews: watchWhenLoaded(() => loadLive().then((live) => live.watchReviews)),
    watchPhotos: watchWhenLoaded(() => loadLive().then((live) => live.watchPhotos)),
    readOlderReviews: async (after) => (await loadLive()).readOlderReviews(after),
    readReviewSummary: async () => (await loadLive()).readReviewSummary(),
    prepareToWatch: () => void loadLive().catch(() => {}),
    prepareToAddReview: () => void loadStore().catch(() => {}),
    addReview: async (review) => (await loadStore()).storeReview(review),
    sendMail,
    readNotice: fetchNotice,
  };
}

/** A watch whose code is still to be fetched; stopping it before that is fine. */
function watchWhenLoaded<T>(load: () => Promise<Watch<T>>): Watch<T> {
  return (onChange, onFailure) => {
    let stopped = false;
    let stop = () => {};
    load().then(
      (watch) => {
        if (!stopped) stop = watch(onChange, onFailure);
      },
      (reason) => {
        if (!stopped) onFailure(reason);
      },
    );
    return () => {
      stopped = true;
      stop();
    };
  };
}
