import { formatDay } from '../format-day.ts';
import { describeRating, type Review } from '../review.ts';
import { salon } from '../salon.ts';
import { Stars } from './stars.tsx';

type ReviewCardProps = {
  review: Review;
  heading?: 'h2' | 'h3';
};

export function ReviewCard({
  review: { name, review, stars, date, reply },
  heading: Heading = 'h2',
}: ReviewCardProps) {
  return (
    <article
      className="stack white-card review-card"
      aria-label={`Recensie van ${name}`}
      tabIndex={-1} // useFocusOnAdded moves focus to it
    >
      <div className="review-card-head">
        {stars && <Stars count={stars} label={describeRating(stars)} />}
      </div>
      <ReviewText text={review} />
      <footer className="quiet review-card-sender">
        <Heading className="review-card-name" dir="auto">
          {name}
        </Heading>
        {date && <time dateTime={date.replaceAll('/', '-')}>{formatDay(date)}</time>}
      </footer>
      {reply && (
        <div className="stack small review-card-reply">
          <h3 className="review-card-name">Antwoord van {salon.groomer}</h3>
          <ReviewText text={reply} />
        </div>
      )}
    </article>
  );
}

function ReviewText({ text }: { text: string }) {
  return (
    <p className="review-card-text" dir="auto">
      {text}
    </p>
  );
}
