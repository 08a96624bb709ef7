import type { Review } from '../../backend/review.ts';
import { Stars } from '../../ui/stars.tsx';
import styles from './review-card.module.css';

export function ReviewCard({ review: { name, review, stars, date } }: { review: Review }) {
  return (
    <article className={styles.card}>
      <Stars count={stars} />
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
