import type { Review } from 'shared/review.ts';
import { ReviewCard } from 'shared/review-card/review-card.tsx';
import { Buttons } from '../http/buttons.tsx';

export const maxShown = 50;

type ReviewCardsProps = { reviews: readonly Review[]; button?: string };

export function ReviewCards({ reviews, button }: ReviewCardsProps) {
  return (
    <>
      <ul>
        {reviews.slice(0, maxShown).map((review) => (
          <li key={review.documentName}>
            <ReviewCard review={review} />
            {button && <Buttons name="naam" labels={{ [review.documentName]: button }} />}
          </li>
        ))}
      </ul>
      {reviews.length > maxShown && <p>En nog {reviews.length - maxShown}.</p>}
    </>
  );
}
