import { listSizes, type Review } from 'shared/review.ts';
import { isGrowing, type ListState } from '../../data/live-list.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { EmptyCards } from './empty-cards.tsx';
import styles from './reviews.module.css';

type OlderReviewsProps = {
  state: ListState<Review>;
  onMore: () => void; // does nothing while loading
};

export function OlderReviews({ state, onMore }: OlderReviewsProps) {
  const { batch } = state;
  if (!batch || batch.documentCount === 0) return null;
  const { items, documentCount, limit } = batch;
  const isLoading = isGrowing(state);
  const isSmallerThanWanted = limit < state.limit;
  const hasFailed = state.isStalled && isSmallerThanWanted;
  const mayHaveOlder = documentCount >= limit;
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
      {/* Stays while loading, to keep the focus. useFocusOnAdded moves the focus when the larger list
          replaces the button. */}
      {mayHaveOlder && !isLargest && (
        <Button kind="secondary" aria-disabled={isLoading} onClick={onMore}>
          Toon meer
        </Button>
      )}
      {mayHaveOlder && isLargest && <p>Dit zijn de nieuwste {items.length} recensies.</p>}
    </div>
  );
}
