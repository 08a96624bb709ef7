// Declares the requests to database and mail function. firestore/ and mail.ts send them.

import type { Agenda } from 'shared/agenda.ts';
import type { Mail } from 'shared/mail-fields.ts';
import type { Photo } from 'shared/photo.ts';
import type { NewReview, Review } from 'shared/review.ts';
import type { ReviewSummary } from 'shared/review-summary.ts';
import type { LiveList } from './live-list.ts';

export type SubmittedMail = Mail & { honeypot: string };

export type Backend = {
  reviews: LiveList<Review>;
  fetchNewestReviews: () => Promise<readonly Review[]>;
  fetchReviewSummary: () => Promise<ReviewSummary | null>;
  /** Loads the code that stores a review, so that a submit does not wait for it. */
  prepareAddReview: () => void;
  /** Stores the review, and never twice. Rejects within 15 s if storing failed or is unclear. */
  addReview: (review: NewReview) => Promise<void>;
  photos: LiveList<Photo>;
  /** Resolves even for a bot's mail. Rejects within 15 s if sending failed or is unclear. */
  sendMail: (mail: SubmittedMail) => Promise<void>;
  fetchAgenda: () => Promise<Agenda>;
};

export const timeouts = { send: 15_000, read: 10_000 } as const;
