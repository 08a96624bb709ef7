import type { Review } from 'shared/review.ts';

/** Accepts every name that Firestore allows: an older site named its reviews in another way. */
export function isDocumentName(name: string): boolean {
  return /^(?!\.\.?$|__.*__$)[^/]+$/s.test(name) && Buffer.byteLength(name) <= 1500;
}

export function readQuery({ url }: { url: string }): URLSearchParams {
  return new URLSearchParams(url.replace(/^[^?]*/, ''));
}

/** Reads `?naam=aB3&naam=cD4`, and names joined by '/', which no name contains. */
export function listDocumentNames(request: { url: string }, form?: FormData): string[] {
  const values = [readQuery(request), form ?? new FormData()];
  const names = values.flatMap((each) => each.getAll('naam').join('/').split('/'));
  return [...new Set(names.filter(isDocumentName))];
}

/** Joins the names for one field, because a form of over 1,000 fields is refused. */
export function joinDocumentNames(reviews: readonly Review[]): string {
  return reviews.map(({ documentName }) => documentName).join('/');
}

type ReviewPath = 'recensie' | 'weghalen' | 'prullenbak';

export function composeReviewUrl(path: ReviewPath, documentNames: readonly string[]): string {
  const query = documentNames.map((name) => `naam=${encodeURIComponent(name)}`);
  return `/beheer/${path}?${query.join('&')}`;
}
