import type { Review } from 'shared/review.ts';

/** Whether Firestore accepts the name: an older site may have used names of any form. */
export function isDocumentName(name: string): boolean {
  return /^(?!\.\.?$|__.*__$)[^/]{1,1500}$/s.test(name);
}

export function readQuery({ url }: { url: string }): URLSearchParams {
  return new URLSearchParams(url.replace(/^[^?]*/, ''));
}

/** Reads `?naam=aB3&naam=cD4`, and names that are joined with a slash, which no name has. */
export function listDocumentNames(request: { url: string }, form?: FormData): string[] {
  const values = [readQuery(request), form ?? new FormData()];
  const names = values.flatMap((each) => each.getAll('naam').join('/').split('/'));
  return [...new Set(names.filter(isDocumentName))];
}

/** For one field of a form: a form of thousands of fields is refused. */
export function joinDocumentNames(reviews: readonly Review[]): string {
  return reviews.map(({ documentName }) => documentName).join('/');
}

type ReviewPath = 'recensie' | 'weghalen' | 'prullenbak';

/** '/beheer/weghalen?naam=aB3&naam=cD4' */
export function composeReviewUrl(path: ReviewPath, documentNames: readonly string[]): string {
  const query = documentNames.map((name) => `naam=${encodeURIComponent(name)}`);
  return `/beheer/${path}?${query.join('&')}`;
}
