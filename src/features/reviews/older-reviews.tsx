import { listSizes, type Review } from 'shared/review.ts';
import { isGrowing, type ListState } from '../../data/live-list.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { EmptyCards } from './empty-cards.tsx';
import styles from './reviews.module.css';

type OlderReviewsProps = {
  state: ListState<Review>;
  onMore: () => void;
};

export function OlderReviews({ state, onMore }: OlderReviewsProps) {
  if (!state.batch?.documents) return null;
  const { items, documents, limit } = state.batch;
  const isLoading = isGrowing(state);
  const hasFailed = !isLoading && limit < state.limit;
  const isWhole = documents < limit;
  const isLargest = limit === listSizes.at(-1);
  return (
    // A new element for each size, because moving the old one would count as a layout shift.
    <div key={limit} className={`stack ${styles.older}`}>
      <div aria-live="polite">
        {isLoading && <Spinner>Meer recensies worden geladen…</Spinner>}
        {hasFailed && (
          <Banner kind="error">
            De oudere recensies konden niet geladen worden. Druk zo nog eens op ‘Toon meer’.
          </Banner>
        )}
      </div>
      {isLoading && <EmptyCards />}
      {/* The button stays while loading: without it, the focus would be lost. */}
      {!isWhole && !isLargest && (
        <Button kind="secondary" aria-disabled={isLoading} onClick={onMore}>
          Toon meer
        </Button>
      )}
      {!isWhole && isLargest && <p>Dit zijn de nieuwste {items.length} recensies.</p>}
    </div>
  );
}
