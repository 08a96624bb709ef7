// Declares the requests to database and mail function. firestore/, embedded/, mail.ts send them.

import type { Agenda } from 'shared/agenda.ts';
import type { ClosableForm, Closing } from 'shared/form-closing.ts';
import type { Mail } from 'shared/mail-fields.ts';
import type { Photo } from 'shared/photo.ts';
import type { NewReview, Review } from 'shared/review.ts';
import type { ReviewSummary } from 'shared/review-summary.ts';

export type SubmittedMail = Mail & { honeypot: string };

/** The first `limit` documents of a list: `documents` is their number, `items` the valid ones. */
export type Batch<T> = {
  items: readonly T[];
  limit: number;
  documents: number;
  summary?: ReviewSummary | null;
};

export type ListSource<T> = {
  sizes: readonly number[];
  /** Uses one request, faster than the SDK. Null if only `loadSubscribe` can read the list. */
  fetchBatch: (limit: number) => Promise<Batch<T> | null>;
  loadSubscribe: () => Promise<Subscribe<T>>;
};

export type Subscribe<T> = (
  limit: number,
  listener: {
    onBatch: (batch: Batch<T>) => void;
    /** Reports that the list is not live until the next batch: the server may be unavailable. */
    onLost: () => void;
    /** Reports that the listener has ended and never resumes: the caller must subscribe again. */
    onError: (reason: unknown) => void;
  },
) => Subscription;

export type Subscription = { unsubscribe: () => void; reconnect: () => void };

export type Backend = {
  reviews: ListSource<Review>;
  fetchNewestReviews: () => Promise<Batch<Review> | null>;
  fetchReviewSummary: () => Promise<ReviewSummary | null>;
  fetchClosing: (form: ClosableForm) => Promise<Closing | null>;
  /** Stores the review, and never twice. Returns 'closed' if the form is closed.
   * Rejects within 15 s if storing failed or its result is unknown. */
  addReview: (review: NewReview) => Promise<Outcome>;
  photos: ListSource<Photo>;
  /** Returns 'sent' even for a bot's mail. Rejects within 15 s if sending failed or is unclear. */
  sendMail: (mail: SubmittedMail) => Promise<Outcome>;
  fetchAgenda: () => Promise<Agenda>;
};

/** `unverified`: the server required a token of App Check, but reCAPTCHA gave none. */
export type Outcome = 'sent' | 'closed' | 'unverified';

export const timeouts = { send: 15_000, read: 10_000 } as const;
