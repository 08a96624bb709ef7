import { useState } from 'react';
import { formatDay } from '../format-day.ts';
import { type Review, starChoices } from '../review.ts';
import { salon } from '../salon.ts';
import { isLongText } from './long-text.ts';
import { Stars } from './stars.tsx';

/** Calls `setLong` with whether the text is higher than its box. Its button then shows or hides. */
export type WatchText = (box: Element, setLong: (isLong: boolean) => void) => void;

type ReviewCardProps = {
  review: Review;
  isNew?: boolean;
  /** Without it, such as on the owner's pages, no text is folded: no script would unfold it. */
  watchText?: WatchText;
  heading?: 'h2' | 'h3';
};

export function ReviewCard({
  review: { name, review, stars, date, reply },
  isNew = false,
  watchText,
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
      <ReviewText text={review} watchText={watchText} />
      <footer className="quiet review-card-sender">
        <Heading className="review-card-name" dir="auto">
          {name}
        </Heading>
        {date && <time dateTime={date.replaceAll('/', '-')}>{formatDay(date)}</time>}
      </footer>
      {reply && (
        <div className="stack review-card-reply">
          <h3 className="review-card-name">Antwoord van {salon.groomer}</h3>
          <ReviewText text={reply} watchText={watchText} />
        </div>
      )}
    </article>
  );
}

type ReviewTextProps = { text: string; watchText: WatchText | undefined };

function ReviewText({ text, watchText }: ReviewTextProps) {
  const isProbablyLong = isLongText(text);
  const [isLong, setLong] = useState(isProbablyLong);
  const [isUnfolded, setUnfolded] = useState(false);
  return (
    <div
      className={watchText && !isUnfolded ? 'review-card-fold' : ''}
      ref={(box) => void (box && watchText?.(box, setLong))}
    >
      <p className="review-card-text" dir="auto">
        {text}
      </p>
      {watchText && (isLong || isProbablyLong) && (
        <button
          type="button"
          className="screen-only review-card-more"
          style={isLong ? {} : { visibility: 'hidden' }}
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {isUnfolded ? 'Lees minder' : 'Lees verder'}
        </button>
      )}
    </div>
  );
}
