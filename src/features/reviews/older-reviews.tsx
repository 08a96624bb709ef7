import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './older-reviews.module.css';
import type { ReviewPages } from './use-review-pages.ts';

type OlderReviewsProps = { pages: ReviewPages; onMore: () => void };

export function OlderReviews({ pages: { hasMore, status }, onMore }: OlderReviewsProps) {
  return (
    <div className={styles.older}>
      <div aria-live="polite">
        {status === 'loading' && <Spinner>Meer recensies worden geladen…</Spinner>}
        {status === 'failed' && (
          <Banner kind="error">
            De oudere recensies konden niet geladen worden. Druk zo nog eens op ‘Toon meer’.
          </Banner>
        )}
      </div>
      {/* Stays while loading: a button that goes takes the keyboard's place with it. */}
      {hasMore && (
        <Button kind="secondary" aria-disabled={status === 'loading'} onClick={onMore}>
          Toon meer
        </Button>
      )}
    </div>
  );
}
