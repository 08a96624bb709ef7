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
  return average === null ? reviews : `${describeAverage(average)} van de 5 (${reviews})`;
}

export function describeCount(count: number): string {
  return count === 1 ? '1 recensie' : `${count} recensies`;
}

/** Rounds half up, but only five stars from everybody are '5,0'. */
export function describeAverage(average: number): string {
  const tenths = average < 5 ? Math.min(Math.round(average * 10), 49) : 50;
  return (tenths / 10).toFixed(1).replace('.', ',');
}
