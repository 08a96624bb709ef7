import { salon } from '../../content/salon.ts';
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

// By hand: the browser's own formatter takes a slow phone 70 ms to set up.
const months =
  'januari februari maart april mei juni juli augustus september oktober november december'.split(
    ' ',
  );

/** '2026/11/20' -> '20 november 2026'. */
export function formatDay(date: string): string {
  const [year, month, day] = date.split('/').map(Number);
  return `${day} ${months[Number(month) - 1]} ${year}`;
}
