import { useState } from 'react';
import { formatDay } from '../format-day.ts';
import { type Review, starChoices } from '../review.ts';
import { salon } from '../salon.ts';
import { isLongText } from './long-text.ts';
import { Stars } from './stars.tsx';

type ReviewCardProps = {
  review: Review;
  isNew?: boolean;
  neverFolds?: boolean; // for the owner's pages, where no script unfolds a text
  heading?: 'h2' | 'h3';
};

export function ReviewCard({
  review: { name, review, stars, date, reply },
  isNew = false,
  neverFolds = false,
  heading: Heading = 'h2',
}: ReviewCardProps) {
  return (
    <article
      className="stack white-card review-card"
      aria-label={`Recensie van ${name}`}
      tabIndex={-1}
    >
      <div className="review-card-head">
        {stars && <Stars count={stars} label={`${stars} van ${starChoices.length} sterren`} />}
        {isNew && <span className="review-card-new">Nieuw</span>}
      </div>
      <ReviewText text={review} neverFolds={neverFolds} />
      <footer className="quiet review-card-sender">
        <Heading className="review-card-name" dir="auto">
          {name}
        </Heading>
        {date && <time dateTime={date.replaceAll('/', '-')}>{formatDay(date)}</time>}
      </footer>
      {reply && (
        <div className="stack review-card-reply">
          <h3 className="review-card-name">Antwoord van {salon.groomer}</h3>
          <ReviewText text={reply} neverFolds={neverFolds} />
        </div>
      )}
    </article>
  );
}

type ReviewTextProps = { text: string; neverFolds: boolean };

function ReviewText({ text, neverFolds }: ReviewTextProps) {
  const isLong = !neverFolds && isLongText(text);
  const [isUnfolded, setUnfolded] = useState(false);
  const cut = isLong && !isUnfolded ? 'review-card-cut' : '';
  return (
    <div>
      <p className={`review-card-text ${cut}`} dir="auto">
        {text}
      </p>
      {isLong && (
        <button
          type="button"
          className="screen-only review-card-more"
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {isUnfolded ? 'Lees minder' : 'Lees verder'}
        </button>
      )}
    </div>
  );
}
