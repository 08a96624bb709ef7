import { Stars } from 'shared/review-card/stars.tsx';
import type { ReviewSummary } from 'shared/review-summary.ts';
import styles from './reviews.module.css';

/** Shows '4,8 van de 5 (37 recensies)'. Without a summary it keeps its height: nothing moves. */
export function ReviewSummaryLine({ summary }: { summary: ReviewSummary | null }) {
  return (
    <p className={`as-heading ${styles.rating} ${styles.summary}`}>
      {summary?.average && <Stars count={1} />}
      {summary && describeSummary(summary)}
    </p>
  );
}

export function describeSummary({ count, average }: ReviewSummary): string {
  const reviews = describeCount(count);
  if (average === null) return reviews;
  return `${describeAverage(average)} van de 5 (${reviews})`;
}

export function describeCount(count: number): string {
  return count === 1 ? '1 recensie' : `${count} recensies`;
}

/** Rounds half up, but only five stars from everybody are '5,0'. */
export function describeAverage(average: number): string {
  if (average === 5) return '5,0';
  const rounded = Math.round(average * 10) / 10;
  const shown = Math.min(rounded, 4.9);
  return shown.toFixed(1).replace('.', ',');
}
