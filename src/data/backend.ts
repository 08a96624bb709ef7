// Everything the site asks of Firebase and the mail function. The owner's specs of tests/browser play on `firestore/` and `embedded/`.

import type { ClosableForm, Closing } from 'shared/form-closing.ts';
import type { Mail } from 'shared/mail-fields.ts';
import type { Notice } from 'shared/notice.ts';
import type { Photo } from 'shared/photo.ts';
import type { NewReview, Review } from 'shared/review.ts';
import type { ReviewSummary } from 'shared/review-summary.ts';

/** `honeypot`: a field that people do not see; a bot fills it in. */
export type SubmittedMail = Mail & { honeypot: string };

/** The first `limit` documents of a list. `documents` also counts those with nothing to show. */
export type Batch<T> = {
  items: readonly T[];
  limit: number;
  documents: number;
  summary?: ReviewSummary | null;
};

export type ListSource<T> = {
  /** The limit of the query at first, and each time that the visitor asks for more. */
  sizes: readonly number[];
  /** One plain request, faster than the SDK. Null where only `loadSubscribe` can read the list. */
  fetchBatch: (limit: number) => Promise<Batch<T> | null>;
  loadSubscribe: () => Promise<Subscribe<T>>;
};

export type Subscribe<T> = (
  limit: number,
  listener: {
    /** As the server has it, now and at each change. */
    onBatch: (batch: Batch<T>) => void;
    /** The server cannot be reached: the list is not live until the next batch. */
    onLost: () => void;
    /** Refused: nothing follows. */
    onError: (reason: unknown) => void;
  },
) => Subscription;

/** `reconnect` looks for the server at once, whatever wait is under way. */
export type Subscription = { unsubscribe: () => void; reconnect: () => void };

export type Backend = {
  reviews: ListSource<Review>;
  /** The newest two, and the summary. */
  fetchNewestReviews: () => Promise<Batch<Review> | null>;
  /** Null for a form that is open; rejects when that cannot be known. */
  fetchClosing: (form: ClosableForm) => Promise<Closing | null>;
  /** Stores the review exactly once, within 15 s. Rejects if unsure. */
  addReview: (review: NewReview) => Promise<Outcome>;
  photos: ListSource<Photo>;
  /** 'sent' only when the mail was accepted for delivery; rejects when that is not certain, within 15 s. */
  sendMail: (mail: SubmittedMail) => Promise<Outcome>;
  /** All that are planned. */
  fetchNotices: () => Promise<readonly Notice[]>;
};

/** `closed`: the salon takes none now. */
export type Outcome = 'sent' | 'closed';

/** Milliseconds after which the visitor is told that something failed. */
export const timeouts = { send: 15_000, read: 10_000 } as const;
