import { useState } from 'react';
import { listSizes, type Review } from 'shared/review.ts';
import { useSources } from '../../data/backend-context.tsx';
import type { ListState } from '../../data/live-list.ts';
import type { ShownReviews } from '../../data/shown-reviews.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { EmptyCards } from './empty-cards.tsx';
import styles from './review-list.module.css';

type OlderReviewsProps = {
  shown: ShownReviews;
  /** Receives the document name of the review that must take the focus. */
  onLoaded: (documentName: string) => void;
};

export function OlderReviews({
  shown: { reviews, limit, documents },
  onLoaded,
}: OlderReviewsProps) {
  const list = useSources().reviews;
  const [request, setRequest] = useState({ limit: 0, hasFailed: false });
  const hasFailed = request.hasFailed && request.limit === limit;
  // True until the older reviews are drawn: useList draws them some time after they are loaded.
  const isLoading = !request.hasFailed && request.limit === limit;

  async function loadMore() {
    if (isLoading) return;
    setRequest({ limit, hasFailed: false });
    try {
      await list.grow();
      onLoaded(findNext(list.getState(), reviews));
    } catch {
      setRequest({ limit, hasFailed: true });
    }
  }

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
        <Button kind="secondary" aria-disabled={isLoading} onClick={loadMore}>
          Toon meer
        </Button>
      )}
      {!isWhole && isLargest && <p>Dit zijn de nieuwste {reviews.length} recensies.</p>}
    </div>
  );
}

/** Returns the name of the first older review, or of the last known one if there is none. */
function findNext(state: ListState<ShownReviews>, before: readonly Review[]): string {
  const names = state.status === 'ready' ? state.list.reviews.map((each) => each.documentName) : [];
  const known = new Set(before.map(({ documentName }) => documentName));
  const last = names.findLastIndex((name) => known.has(name));
  return names[last + 1] ?? names[last] ?? '';
}
