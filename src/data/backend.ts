// Every request of the site to Firestore and the mail function. embedded/ is a local stand-in.

import type { ClosableForm, Closing } from 'shared/form-closing.ts';
import type { Mail } from 'shared/mail-fields.ts';
import type { Notice } from 'shared/notice.ts';
import type { Photo } from 'shared/photo.ts';
import type { NewReview, Review } from 'shared/review.ts';
import type { ReviewSummary } from 'shared/review-summary.ts';

export type SubmittedMail = Mail & { honeypot: string };

/** The first `limit` documents of a list. `documents` counts them; `items` are those that parse. */
export type Batch<T> = {
  items: readonly T[];
  limit: number;
  documents: number;
  summary?: ReviewSummary | null;
};

export type ListSource<T> = {
  sizes: readonly number[];
  /** One plain request, faster than the SDK. Null if only `loadSubscribe` can read the list. */
  fetchBatch: (limit: number) => Promise<Batch<T> | null>;
  loadSubscribe: () => Promise<Subscribe<T>>;
};

export type Subscribe<T> = (
  limit: number,
  listener: {
    onBatch: (batch: Batch<T>) => void;
    /** The server may be unreachable: the list is not live until the next batch. */
    onLost: () => void;
    /** The listener has ended: the server refused the query, or the SDK's database is dead. */
    onError: (reason: unknown) => void;
  },
) => Subscription;

export type Subscription = { unsubscribe: () => void; reconnect: () => void };

export type Backend = {
  reviews: ListSource<Review>;
  fetchNewestReviews: () => Promise<Batch<Review> | null>;
  fetchClosing: (form: ClosableForm) => Promise<Closing | null>;
  /** Stores the review exactly once. Rejects within 15 s if that has failed or is uncertain. */
  addReview: (review: NewReview) => Promise<Outcome>;
  photos: ListSource<Photo>;
  /** Returns 'sent' for a bot's mail too. Rejects within 15 s if it failed or is uncertain. */
  sendMail: (mail: SubmittedMail) => Promise<Outcome>;
  fetchNotices: () => Promise<readonly Notice[]>;
};

export type Outcome = 'sent' | 'closed';

export const timeouts = { send: 15_000, read: 10_000 } as const;
