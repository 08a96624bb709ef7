import { type Backend, deadlines, type Page } from '../backend.ts';
import { nextTask } from '../next-task.ts';
import type { NewReview, Review } from '../review.ts';
import { sendMail } from '../send-mail.ts';
import { within } from '../within.ts';
import { fetchNotice } from './fetch-notice.ts';
import { afterAppCheck } from './load-app-check.ts';
import { readPhotos, readReviews } from './read-page.ts';
import { watchList } from './watch-list.ts';

// The SDK is large (134 kB gz for live reading, 41 kB for writing), so each half is a chunk of its
// own, fetched by the first page that needs it.
const loadLive = async () => {
  const live = await afterAppCheck(() => import('./read-live.ts'));
  // Its own start has taken a slow phone 50 ms by now.
  await nextTask();
  return live;
};
const loadStore = () => afterAppCheck(() => import('./store-review.ts'));

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
