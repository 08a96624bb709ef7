import { useEffect, useState } from 'react';
import { useBackend } from '../../data/backend-context.tsx';
import type { Review, ReviewSummary } from '../../data/review.ts';
import { Stars } from '../../ui/stars.tsx';
import styles from './review-summary-line.module.css';

/** '4,8 van 5 uit 37 recensies', counted by the server. Silent when that cannot be had. */
export function ReviewSummaryLine({ newest }: { newest: readonly Review[] }) {
  const backend = useBackend();
  const [summary, setSummary] = useState<ReviewSummary | null>(null);
  // Counted again when the newest reviews change, and at no other time.
  const keys = newest.map((review) => review.key).join();

  // biome-ignore lint/correctness/useExhaustiveDependencies(keys): a change of the keys is the reason to count
  useEffect(() => {
    let wanted = true;
    backend.readReviewSummary().then(
      (counted) => {
        if (wanted) setSummary(counted);
      },
      () => {
        // The cards say enough; a count that is not certain is not shown.
      },
    );
    return () => {
      wanted = false;
    };
  }, [backend, keys]);

  return (
    <div className={styles.summary}>
      {summary?.average && <StarScale average={summary.average} />}
      <p className={styles.words}>{summary && describeSummary(summary)}</p>
    </div>
  );
}

function StarScale({ average }: { average: number }) {
  const rest = `${100 - average * 20}%`;
  return (
    <span className={styles.scale} aria-hidden="true">
      <Stars count={5} />
      <span style={{ clipPath: `inset(0 ${rest} 0 0)` }}>
        <Stars count={5} />
      </span>
    </span>
  );
}

export function describeSummary({ count, average }: ReviewSummary): string {
  const reviews = count === 1 ? '1 recensie' : `${count} recensies`;
  if (average === null) return reviews;
  return `${average.toFixed(1).replace('.', ',')} van 5 uit ${reviews}`;
}
