// The backend of `npm start -- --embedded`: scripts/local/embedded-routes.ts answers it. A build for
// Firebase does not contain this.
import { type Backend, deadlines, type Page, reviewsPerPage, type Watch } from '../backend.ts';
import { joinAttempts } from '../join-attempts.ts';
import { readNotice } from '../notice.ts';
import { forgetPending, keepPending, recallPending } from '../pending-review.ts';
import { readPhoto } from '../photo.ts';
import { type NewReview, type ReviewSummary, readReview } from '../review.ts';
import { sendMail } from '../send-mail.ts';
import { followEvents } from './follow-events.ts';
import { readPage } from './read-page.ts';

/** `origin` is only for callers outside a page of the site. */
export function createEmbeddedBackend(origin = ''): Backend {
  async function ask(path: string, deadline: number, init: RequestInit = {}): Promise<unknown> {
    const response = await fetch(`${origin}/__local/${path}`, {
      ...init,
      signal: AbortSignal.timeout(deadline),
    });
    if (!response.ok) throw new Error(`The local server answered ${response.status}`);
    return response.json();
  }

  async function store(review: NewReview): Promise<void> {
    // The receipt outlives a lost answer and a reload: the server knows the attempt by it.
    const pending = recallPending(review);
    keepPending(pending);
    await ask('reviews', deadlines.send, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ attempt: pending.receipt, review }),
    });
    forgetPending();
  }

  return {
    watchReviews: watch(`${origin}/__local/reviews/live`, readReview, reviewsPerPage),
    watchPhotos: watch(`${origin}/__local/photos/live`, readPhoto),
    async readOlderReviews({ date, id }) {
      const after = new URLSearchParams({ date, id: String(id) });
      return readPage(await ask(`reviews?${after}`, deadlines.read), readReview, reviewsPerPage);
    },
    async readReviewSummary() {
      // Written by our own server, which has nothing but this to answer.
      return (await ask('summary', deadlines.read)) as ReviewSummary;
    },
    prepareToWatch: () => {},
    prepareToAddReview: () => {},
    addReview: joinAttempts(store),
    sendMail,
    async readNotice() {
      // What stands in the file, or null.
      const kept = (await ask('notice', deadlines.read)) as Record<string, unknown> | null;
      return kept && readNotice(kept);
    },
  };
}

function watch<T>(
  address: string,
  read: (key: string, document: Record<string, unknown>) => T | null,
  size?: number,
): Watch<T> {
  return (onChange, onFailure) => {
    let page: Page<T> | null = null;
    return followEvents(address, {
      received(list) {
        page = readPage(list, read, size);
        onChange({ ...page, live: true });
      },
      lost(reason) {
        if (page) onChange({ ...page, live: false });
        else onFailure(reason);
      },
    });
  };
}
