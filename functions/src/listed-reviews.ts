// Finds the reviews that the site lists. No query finds a text that only looks empty.
import type { Firestore, Query } from 'firebase-admin/firestore';
import { parseReview } from 'shared/review.ts';

export function queryListed(firestore: Firestore): Query {
  const reviews = firestore.collection('reviews');
  return reviews.orderBy('date', 'desc').orderBy('id', 'desc').where('review', '>', '');
}

/** Firestore leaves out a document without a field by which a query sorts. */
export function isListed({ date, id, ...fields }: Readonly<Record<string, unknown>>): boolean {
  return date !== undefined && id !== undefined && parseReview('', fields) !== null;
}
