import type { NewReview, Review } from 'shared/review.ts';

/** `number` is in the review's name, its text and its document name. */
export function createReview(changes: Partial<Review> = {}, number = 1): Review {
  return {
    documentName: String(number),
    name: `Klant ${number}`,
    review: `Bezoek ${number} was fijn.`,
    stars: 5,
    date: '2026/11/20',
    ...changes,
  };
}

/** Creates reviews of one day, newest first as on the site, numbered from `highest` down. */
export function createReviews(highest: number, count: number): Review[] {
  return Array.from({ length: count }, (_, index) => createReview({}, highest - index));
}

export function createNewReview(changes: Partial<NewReview> = {}): NewReview {
  const { name, review } = createReview();
  return { name, review, stars: 5, date: '2026/11/20', ...changes };
}
