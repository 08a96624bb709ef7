import { type Backend, deadlines, type Page } from '../backend.ts';
import type { NewReview, Review } from '../review.ts';
import { sendMail } from '../send-mail.ts';
import { settings } from '../settings.ts';
import { within } from '../within.ts';
import { fetchNotice } from './fetch-notice.ts';
import { readPhotos, readReviews } from './read-page.ts';
import { watchList } from './watch-list.ts';

// The SDK is large (134 kB gz for live reading, 41 kB for writing), so each half is a chunk of its
// own, fetched by the first page that needs it.
const loadLive = () => afterAppCheck(() => import('./read-live.ts'));
const loadStore = () => afterAppCheck(() => import('./store-review.ts'));

/** App Check has to be there before the SDK asks anything; only where the owner switched it on. */
async function afterAppCheck<T>(load: () => Promise<T>): Promise<T> {
  if (settings.appCheckKey) await import('./app-check.ts');
  return load();
}

// Who presses a button is answered in time, also when the code behind it does not come.
async function readOlderReviews(after: Review): Promise<Page<Review>> {
  const live = await within(loadLive(), deadlines.read);
  return live.readOlderReviews(after);
}

async function addReview(review: NewReview): Promise<void> {
  const end = performance.now() + deadlines.send;
  const { storeReview } = await within(loadStore(), deadlines.send);
  await storeReview(review, end - performance.now());
}

export function createFirebaseBackend(): Backend {
  return {
    watchReviews: watchList('reviews', readReviews, async () => (await loadLive()).watchReviews),
    watchPhotos: watchList('photos', readPhotos, async () => (await loadLive()).watchPhotos),
    readOlderReviews,
    readReviewSummary: async () => (await loadLive()).readReviewSummary(),
    prepareToWatch: () => void loadLive().catch(() => {}),
    prepareToAddReview: () => void loadStore().catch(() => {}),
    addReview,
    sendMail,
    readNotice: fetchNotice,
  };
}
