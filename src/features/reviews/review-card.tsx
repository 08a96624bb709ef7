import { salon } from '../../content/salon.ts';
import { formatDay } from '../../data/format-day.ts';
import { type Review, starChoices } from '../../data/review.ts';
import { Stars } from '../../ui/stars.tsx';
import styles from './review-card.module.css';
import { ReviewText } from './review-text.tsx';

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
      <footer className={styles.sender}>
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
