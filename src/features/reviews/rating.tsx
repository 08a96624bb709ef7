import { useEffect, useState } from 'react';
import { Stars } from 'shared/review-card/stars.tsx';
import type { ReviewSummary } from 'shared/review-summary.ts';
import { useBackend } from '../../data/backend-context.tsx';
import { startDelay } from '../../ui/start-delay.ts';
import styles from './rating.module.css';
import { describeAverage, describeCount } from './review-summary-line.tsx';

/** Shows '4,8 (37 recensies)' beside a star, once that is known. */
export function Rating() {
  const backend = useBackend();
  const [summary, setSummary] = useState<ReviewSummary | null>(null);

  useEffect(() => {
    const load = () => backend.fetchReviewSummary().then(setSummary, () => {}); // without it, shows nothing
    const timer = setTimeout(load, startDelay);
    return () => clearTimeout(timer);
  }, [backend]);

  if (!summary?.average) return null;
  return (
    <span className={styles.rating}>
      <Stars count={1} />
      <span className="visually-hidden">Sterren:</span>
      {`${describeAverage(summary.average)} (${describeCount(summary.count)})`}
    </span>
  );
}
