import { describeReview } from './pending-review.ts';
import type { NewReview } from './review.ts';

/** A second press while the same review is on its way joins that attempt. */
export function joinAttempts<Rest extends unknown[]>(
  store: (review: NewReview, ...rest: Rest) => Promise<void>,
): typeof store {
  const underWay = new Map<string, Promise<void>>();
  return (review, ...rest) => {
    const content = describeReview(review);
    const attempt =
      underWay.get(content) ??
      store(review, ...rest).finally(() => {
        underWay.delete(content);
      });
    underWay.set(content, attempt);
    return attempt;
  };
}
