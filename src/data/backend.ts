// Everything the site asks of the outside world. `firestore/` and `embedded/` pass the same contract tests.
import type { SubmittedMail } from './mail.ts';
import type { Notice } from './notice.ts';
import type { Photo } from './photo.ts';
import type { NewReview, Review } from './review.ts';
import type { ReviewSummary } from './review-summary.ts';

/** A part of a list. What could not be parsed is left out, so a full page may hold fewer items. */
export type Page<T> = {
  items: readonly T[];
  hasMore: boolean;
  summary?: ReviewSummary | null;
};

/** Reports a list once the server has sent it, and at each change; `live` is absent until it is known. */
export type Watch<T> = (
  onChange: (list: Page<T> & { live?: boolean }) => void,
  onError: (reason: unknown) => void,
) => () => void;

export type Backend = {
  prepareToWatch: () => void;
  watchReviews: Watch<Review>;
  readNewestReviews: () => Promise<Page<Review>>;
  readOlderReviews: (after: Review) => Promise<Page<Review>>;
  prepareToAddReview: () => void;
  /** Whether the owner takes reviews; rejects when that cannot be known. */
  isReviewFormOpen: () => Promise<boolean>;
  /** Stores the review exactly once, within 15 s; rejects when that is not certain. `closed`: not stored. */
  addReview: (review: NewReview) => Promise<AddOutcome>;
  watchPhotos: Watch<Photo>;
  /** Resolves only when the mail was accepted for delivery; rejects otherwise, within 15 s. */
  sendMail: (mail: SubmittedMail) => Promise<void>;
  readNotice: () => Promise<Notice | null>;
};

export type AddOutcome = 'stored' | 'closed';

export const reviewsPerPage = 24;

/** Milliseconds after which the visitor is told that something failed. */
export const timeouts = { send: 15_000, read: 10_000 } as const;
