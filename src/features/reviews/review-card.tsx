import type { Review } from '../../backend/review.ts';
import { salon } from '../../content/salon.ts';
import { Stars } from '../../ui/stars.tsx';
import styles from './review-card.module.css';

type ReviewCardProps = {
  review: Review;
  /** Came just now, by itself. */
  isNew?: boolean;
};

export function ReviewCard({
  review: { name, review, stars, date, reply },
  isNew,
}: ReviewCardProps) {
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <Stars count={stars} />
        {isNew && <span className={styles.fresh}>Nieuw</span>}
      </div>
      {/* A visitor's own direction and line breaks; always text, never markup. */}
      <p className={styles.text} dir="auto">
        {review}
      </p>
      <footer className={styles.sender}>
        <h2 className={styles.name} dir="auto">
          {name}
        </h2>
        <time dateTime={date.replaceAll('/', '-')}>{formatDay(date)}</time>
      </footer>
      {reply && (
        <div className={styles.reply}>
          <h3 className={styles.name}>Antwoord van {salon.groomer}</h3>
          <p className={styles.text} dir="auto">
            {reply}
          </p>
        </div>
      )}
    </article>
  );
}

const dutchDay = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'UTC' });

/** '2026/11/20' -> '20 november 2026'. */
export function formatDay(date: string): string {
  return dutchDay.format(new Date(`${date.replaceAll('/', '-')}T00:00:00Z`));
}
