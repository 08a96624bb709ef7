import { Stars } from 'shared/review-card/stars.tsx';
import { useBackend } from '../../data/backend-context.tsx';
import { useRequest } from '../../data/use-request.ts';
import { describeAverage, describeCount } from './review-summary-line.tsx';
import styles from './reviews.module.css';

/** Shows '4,8 (37 recensies)' beside a star, once that is known. */
export function Rating() {
  const { fetchReviewSummary } = useBackend();
  const summary = useRequest('rating', fetchReviewSummary);

  if (!summary?.average) return null;
  const average = describeAverage(summary.average);
  const count = describeCount(summary.count);
  return (
    <span className={styles.rating}>
      <Stars count={1} />
      <span className="visually-hidden">Sterren:</span>
      {`${average} (${count})`}
    </span>
  );
}
