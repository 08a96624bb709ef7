// Everything the site asks of the outside world, on one screen. `firestore/` is Firestore and the mail
// function; `embedded/` is the local server of `npm start -- --embedded`. Both pass the same contract tests,
// and tests hand a fake one through the context.
import type { SubmittedMail } from './mail.ts';
import type { Notice } from './notice.ts';
import type { Photo } from './photo.ts';
import type { NewReview, Review, ReviewSummary } from './review.ts';

/** A part of a list. What could not be parsed is left out, so a full page may hold fewer items. */
export type Page<T> = {
  items: readonly T[];
  /** Whether there may be more after these. */
  hasMore: boolean;
};

/**
 * Subscribes to a list: `onChange` gets the whole list each time it changes. A list is only reported once
 * the server has sent it; `live` is false while the connection is lost (the list is then the last known
 * one). `onError` says that it cannot be read. Returns the function that unsubscribes.
 */
export type Watch<T> = (
  onChange: (list: Page<T> & { live: boolean }) => void,
  onError: (reason: unknown) => void,
) => () => void;

export type Backend = {
  /** Fetches the code that the lists need, for a visitor who is about to open a page with one. */
  prepareToWatch: () => void;
  /** The newest reviews (`reviewsPerPage`), newest first. */
  watchReviews: Watch<Review>;
  /** The next `reviewsPerPage` reviews after the given one, newest first. */
  readOlderReviews: (after: Review) => Promise<Page<Review>>;
  /** How many reviews there are and what they give on average, counted by the server. */
  readReviewSummary: () => Promise<ReviewSummary>;
  /** Fetches the code that adding a review needs, while the connection is there. */
  prepareToAddReview: () => void;
  /** Stores the review exactly once, within 15 s; rejects when that is not certain. */
  addReview: (review: NewReview) => Promise<void>;
  watchPhotos: Watch<Photo>;
  /** Resolves only when the mail was accepted for delivery; rejects otherwise, within 15 s. */
  sendMail: (mail: SubmittedMail) => Promise<void>;
  /** What the owner wants every visitor to know for a while; null when there is nothing. */
  readNotice: () => Promise<Notice | null>;
};

export const reviewsPerPage = 24;

/** Milliseconds after which the visitor is told that something failed. */
export const timeouts = { send: 15_000, read: 10_000 } as const;
