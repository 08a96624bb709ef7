// Mails each new review of this machine, as Firebase does with the deployed function: again after a
// failure, but not for a day.
import type { ReviewEvent, ReviewMailer } from '../../functions/src/review-mailer.ts';
import type { FollowNewReviews } from './new-reviews.ts';

export type ReviewMails = { stop: () => Promise<void> };

/** Milliseconds: before each next try. */
const pauses = [1_000, 4_000, 15_000, 60_000];

export async function startReviewMails(
  follow: FollowNewReviews,
  mail: ReviewMailer,
): Promise<ReviewMails> {
  const waiting = new Set<NodeJS.Timeout>();
  const underWay = new Set<Promise<void>>();

  let isStopped = false;

  function deliver(event: ReviewEvent, tries = 0): void {
    const delivery = mail(event)
      .catch(() => {
        const pause = pauses[tries];
        if (pause === undefined || isStopped) return;
        const timer = setTimeout(() => {
          waiting.delete(timer);
          deliver(event, tries + 1);
        }, pause);
        waiting.add(timer);
      })
      .finally(() => underWay.delete(delivery));
    underWay.add(delivery);
  }

  const unfollow = await follow((event) => deliver(event));
  return {
    async stop() {
      isStopped = true;
      unfollow();
      await Promise.all(underWay); // each ends within the deadline of a mail
      for (const timer of waiting) clearTimeout(timer);
    },
  };
}
