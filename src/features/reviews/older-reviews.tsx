import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './older-reviews.module.css';
import type { ReviewPages } from './use-review-pages.ts';

export function OlderReviews({ pages }: { pages: ReviewPages }) {
  if (!pages.hasMore) return null;
  if (pages.status === 'loading') return <Spinner>Meer recensies worden geladen..</Spinner>;
  return (
    <div className={styles.older}>
      {pages.status === 'failed' && (
        <Banner kind="error">Dat lukte niet. Probeer het zo nog eens.</Banner>
      )}
      <Button kind="secondary" type="button" onClick={() => void pages.loadMore()}>
        Toon meer
      </Button>
    </div>
  );
}
