// Declares the requests to database and mail function. firestore/, embedded/, mail.ts send them.

import type { Agenda } from 'shared/agenda.ts';
import type { ClosableForm, Closing } from 'shared/form-closing.ts';
import type { Mail } from 'shared/mail-fields.ts';
import type { Photo } from 'shared/photo.ts';
import type { NewReview, Review } from 'shared/review.ts';
import type { ReviewSummary } from 'shared/review-summary.ts';
import type { Batch, ListEvent } from './lists/list-machine.ts';

export type SubmittedMail = Mail & { honeypot: string };

export type ListSource<Item> = {
  sizes: readonly [number, ...number[]];
  /** Uses one request, faster than the SDK. */
  fetchBatch: (limit: number) => Promise<Batch<Item>>;
  loadSubscribe: () => Promise<Subscribe<Item>>;
};

export type Subscribe<Item> = (
  limit: number,
  send: (event: ListEvent<Item>) => void,
) => { unsubscribe: () => void; reconnect: () => void };

export type Backend = {
  reviews: ListSource<Review>;
  fetchNewestReviews: () => Promise<readonly Review[]>;
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
