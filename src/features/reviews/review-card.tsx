import { useState } from 'react';
import { formatDay } from 'shared/format-day.ts';
import { type Review, starChoices } from 'shared/review.ts';
import { salon } from 'shared/salon.ts';
import { Stars } from '../../ui/stars.tsx';
import styles from './review-card.module.css';

type ReviewCardProps = {
  review: Review;
  isNew?: boolean;
};

export function ReviewCard({
  review: { name, review, stars, date, reply },
  isNew,
}: ReviewCardProps) {
  return (
    <article className={styles.card} aria-label={`Recensie van ${name}`} tabIndex={-1}>
      <div className={styles.head}>
        <Stars count={stars} label={`${stars} van ${starChoices.length} sterren`} />
        {isNew && <span className={styles.fresh}>Nieuw</span>}
      </div>
      <ReviewText text={review} className={review.length <= 60 ? styles.short : ''} />
      <footer className={`quiet ${styles.sender}`}>
        <h2 className={styles.name} dir="auto">
          {name}
        </h2>
        <time dateTime={date.replaceAll('/', '-')}>{formatDay(date)}</time>
      </footer>
      {reply && (
        <div className={styles.reply}>
          <h3 className={styles.name}>Antwoord van {salon.groomer}</h3>
          <ReviewText text={reply} />
        </div>
      )}
    </article>
  );
}

type ReviewTextProps = { text: string; className?: string | undefined };

/** A visitor's own direction and line breaks; always text, never markup. Of a long one the first lines. */
function ReviewText({ text, className = '' }: ReviewTextProps) {
  const isLong = countLines(text) > linesWhenFolded;
  const [isWhole, setWhole] = useState(false);
  const cut = isLong && !isWhole ? styles.cut : '';
  return (
    <div>
      <p className={`${styles.text} ${className} ${cut}`} dir="auto">
        {text}
      </p>
      {isLong && (
        <button
          type="button"
          className={`screen-only ${styles.more}`}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Lees minder' : 'Lees verder'}
        </button>
      )}
    </div>
  );
}

const linesWhenFolded = 12; // as in the style
const lineLength = 32; // in the narrowest card

/** About how many it takes: to measure every card would cost a slow phone a layout. */
function countLines(text: string): number {
  const lines = text.split(/[\n\u2028\u2029]/);
  return lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / lineLength)), 0);
}
