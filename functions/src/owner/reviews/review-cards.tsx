import type { Review } from 'shared/review.ts';
import { ReviewCard } from 'shared/review-card/review-card.tsx';
import { rowsPerPage } from '../owner-request.ts';
import { Buttons } from '../page/buttons.tsx';

type ReviewCardsProps = { reviews: readonly Review[]; button?: string };

/** The first of them as visitors see them; `button`: its words, where a form has one for each. */
export function ReviewCards({ reviews, button }: ReviewCardsProps) {
  return (
    <>
      <ul>
        {reviews.slice(0, rowsPerPage).map((review) => (
          <li key={review.documentName}>
            <ReviewCard review={review} isWhole />
            {button && <Buttons name="naam" words={{ [review.documentName]: button }} />}
          </li>
        ))}
      </ul>
      {reviews.length > rowsPerPage && <p>En nog {reviews.length - rowsPerPage}.</p>}
    </>
  );
}
