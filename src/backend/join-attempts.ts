import { describeReview } from './pending-review.ts';
import type { NewReview } from './review.ts';

/** A second press while the same review is on its way joins that attempt. */
export function joinAttempts(store: (review: NewReview) => Promise<void>): typeof store {
  const underWay = new Map<string, Promise<void>>();
  return (review) => {
    const content = describeReview(review);
    const attempt =
      underWay.get(content) ??
      store(review).finally(() => {
        underWay.delete(content);
      });
    underWay.set(content, attempt);
    return attempt;
  };
}
