import { useRef } from 'react';
import type { Review } from 'shared/review.ts';
import { ReviewCard } from 'shared/review-card/review-card.tsx';
import { useBackend } from '../../data/backend-context.tsx';
import type { Batch } from '../../data/firestore/read-documents.ts';
import { type ListState, useList } from '../../data/live-list.ts';
import { useRequest } from '../../data/use-request.ts';
import { Banner } from '../../ui/banner.tsx';
import { EarlyItems } from '../../ui/early-items.tsx';
import { Picture } from '../../ui/picture.tsx';
import { RetryButton } from '../../ui/retry-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useFocusOnAdded } from '../../ui/use-focus-on-added.ts';
import { EmptyCards } from './empty-cards.tsx';
import { OlderReviews } from './older-reviews.tsx';
import { ReviewSummaryLine } from './review-summary-line.tsx';
import styles from './reviews.module.css';

export function ReviewList() {
  const { reviews: list, fetchReviewSummary } = useBackend();
  const state = useList(list);
  const summary = useRequest('rating', fetchReviewSummary) ?? null;
  const { batch } = state;
  const status = findStatus(state);
  const hasReviews = batch !== null && batch.items.length > 0;

  return (
    <div
      className={`stack roomy ${styles.list} ${status === 'loading' ? styles.waiting : ''}`}
      tabIndex={-1} // takes over the focus of the retry button
    >
      <div className={styles.top}>
        {/* Screen readers announce the text only if this element exists before the text. */}
        <div role="status">
          {status === 'loading' && (
            <div className={styles.over}>
              <Spinner>Recensies worden geladen…</Spinner>
            </div>
          )}
          {status === 'failed' && (
            <Banner kind="error">
              De recensies konden niet geladen worden. <RetryButton />
            </Banner>
          )}
          {status === 'stalled' && (
            <div className={styles.over}>
              <Banner kind="info">
                Nieuwe recensies verschijnen nu niet vanzelf. <RetryButton />
              </Banner>
            </div>
          )}
        </div>
        {status !== 'failed' && <ReviewSummaryLine summary={hasReviews ? summary : null} />}
      </div>
      {status === 'loading' && (
        <>
          <EarlyItems className={styles.cards} />
          <EmptyCards />
        </>
      )}
      {status === 'failed' && <HiddenCat />}
      {batch && <LoadedReviews batch={batch} leftOut={summary?.leftOut ?? 0} />}
      <OlderReviews state={state} onMore={list.grow} />
    </div>
  );
}

/** `stalled`: the list shows reviews, but is not live. */
function findStatus({ batch, isStalled }: ListState<Review>) {
  if (batch && isStalled) return 'stalled';
  if (batch) return 'live';
  return isStalled ? 'failed' : 'loading';
}

type LoadedReviewsProps = { batch: Batch<Review>; leftOut: number };

function LoadedReviews({ batch, leftOut }: LoadedReviewsProps) {
  const { items, documentCount } = batch;
  const hasDocuments = documentCount + leftOut > 0; // even if none of them can be shown
  const list = useRef<HTMLUListElement>(null);
  useFocusOnAdded(list, batch);

  if (items.length === 0) return <NoReviews hasDocuments={hasDocuments} />;
  return (
    <ul ref={list} className={styles.cards}>
      {items.map((review) => (
        <li key={review.documentName} className="stack">
          <ReviewCard review={review} />
        </li>
      ))}
    </ul>
  );
}

function NoReviews({ hasDocuments }: { hasDocuments: boolean }) {
  return (
    <>
      <p className="as-heading">
        {hasDocuments
          ? 'Er zijn recensies, maar die kunnen nu niet getoond worden.'
          : 'Er zijn nog geen recensies. Die van u kan de eerste zijn!'}
      </p>
      <HiddenCat />
    </>
  );
}

function HiddenCat() {
  return <Picture src="/fotos/niet-gevonden.svg" alt="" className="measure" />;
}
