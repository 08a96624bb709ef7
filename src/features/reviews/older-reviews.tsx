import { useState } from 'react';
import { useSources } from '../../data/backend-context.tsx';
import { addOlder, askForOlder, type ShownReviews } from '../../data/shown-reviews.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './review-list.module.css';

type OlderReviewsProps = {
  shown: ShownReviews;
  /** With the document name of the review at which the keyboard goes on. */
  onLoaded: (documentName: string) => void;
};

export function OlderReviews({ shown: { reviews, hasMore }, onLoaded }: OlderReviewsProps) {
  const { backend, reviews: list } = useSources();
  const [status, setStatus] = useState<'waiting' | 'loading' | 'failed'>('waiting');

  async function loadMore() {
    const last = reviews.at(-1);
    if (!last || status === 'loading') return;
    setStatus('loading');
    list.update(askForOlder);
    try {
      const older = await backend.fetchOlderReviews(last);
      list.update((shown) => addOlder(shown, last, older));
      setStatus('waiting');
      const [first = last] = older.items;
      if (first !== last || !older.hasMore) onLoaded(first.documentName); // else the button has the keyboard
    } catch {
      setStatus('failed');
    }
  }

  return (
    <div className={`stack ${styles.older}`}>
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
        <Button kind="secondary" aria-disabled={status === 'loading'} onClick={loadMore}>
          Toon meer
        </Button>
      )}
    </div>
  );
}
