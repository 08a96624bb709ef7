import type { NewReview, Review } from 'shared/review.ts';

export function createReview(changes: Partial<Review> = {}): Review {
  const id = changes.id ?? 1;
  return {
    documentName: String(id),
    id,
    name: `Klant ${id}`,
    review: `Bezoek ${id} was fijn.`,
    stars: 5,
    date: '2026/11/20',
    ...changes,
  };
}

/** Reviews from `highest` down, all of one day, as the site shows them. */
export function createReviews(highest: number, count: number): Review[] {
  return Array.from({ length: count }, (_, index) => createReview({ id: highest - index }));
}

export function createNewReview(changes: Partial<NewReview> = {}): NewReview {
  const { name, review, stars, date } = createReview();
  return { name, review, stars, date, ...changes };
}
