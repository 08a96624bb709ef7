import { Banner } from '../../ui/banner.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './loading-reviews.module.css';
import { RetryButton } from './retry-button.tsx';
import list from './review-list.module.css';

type LoadingReviewsProps = { hasFailed: boolean; onRetry: () => void };

/** Empty cards where the reviews will be, so that nothing on screen moves when they come or fail to. */
export function LoadingReviews({ hasFailed, onRetry }: LoadingReviewsProps) {
  return (
    <div className={list.list}>
      <div className={hasFailed ? styles.over : undefined}>
        <Spinner>Recensies worden geladen…</Spinner>
      </div>
      <div className={`${list.cards} ${styles.cards} ${hasFailed ? '' : styles.awaited}`}>
        {hasFailed && (
          <div className={styles.told}>
            <Banner kind="error">
              De recensies konden niet geladen worden. Zodra het weer lukt, verschijnen ze hier
              vanzelf. <RetryButton onClick={onRetry} />
            </Banner>
          </div>
        )}
        {places.slice(hasFailed ? 1 : 0).map((place) => (
          <div key={place} className={styles.card} aria-hidden="true" />
        ))}
      </div>
    </div>
  );
}

const places = [1, 2, 3, 4, 5, 6, 7, 8, 9];
