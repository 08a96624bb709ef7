import { memo, useRef } from 'react';
import type { Page } from '../../data/backend.ts';
import { useReviews } from '../../data/backend-context.tsx';
import type { Live } from '../../data/live-list.ts';
import type { Review } from '../../data/review.ts';
import { Announcement } from '../../ui/announcement.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { LoadingReviews } from './loading-reviews.tsx';
import { ReviewCard } from './review-card.tsx';
import styles from './review-list.module.css';
import { ReviewSummaryLine } from './review-summary-line.tsx';
import { describeNew, useArrivals } from './use-arrivals.ts';
import { usePlaceAfterReload } from './use-place-after-reload.ts';
import { type ReviewPages, useReviewPages } from './use-review-pages.ts';

export function ReviewList() {
  const live = useReviews();

  return (
    <div className={styles.list}>
      {/* There before the connection changes, or that would not be read out; and not moved from where the
          loading cards were, which would be a layout shift. */}
      <div
        key={live.status === 'ready' ? 'list' : 'no list'}
        className={live.status === 'ready' ? styles.over : undefined}
        role="status"
      >
        <ConnectionState live={live} />
      </div>
      {live.status === 'ready' && <LoadedReviews newest={live} />}
    </div>
  );
}

function ConnectionState({ live }: { live: Live<Review> }) {
  if (live.status !== 'ready') return <LoadingReviews hasFailed={live.status === 'failed'} />;
  if (live.live) return null;
  return (
    <Banner kind="notice">De verbinding is even weg. U ziet de laatst bekende recensies.</Banner>
  );
}

// A list that is still deferred (useLive) leaves the cards of the one before as they are.
const LoadedReviews = memo(({ newest }: { newest: Page<Review> }) => {
  const pages = useReviewPages(newest);
  const { latest, marked } = useArrivals(newest.items);
  const list = useRef<HTMLUListElement>(null);
  usePlaceAfterReload(list, pages.reviews);

  async function showMore() {
    const last = list.current?.lastElementChild;
    await pages.loadMore();
    const isButtonGone = document.activeElement === document.body;
    const next = last?.nextElementSibling ?? (isButtonGone ? last : null);
    next?.querySelector('article')?.focus({ preventScroll: true });
  }

  function showWaiting() {
    list.current?.focus(); // the button goes
    pages.showWaiting();
  }

  return (
    <>
      <Announcement>
        {pages.waiting > 0 ? (
          'Er zijn veel nieuwe recensies.'
        ) : (
          // A new element, or the same words twice would not be read out.
          <span key={latest[0]?.key}>{describeNew(latest)}</span>
        )}
      </Announcement>
      {pages.reviews.length === 0 ? (
        <NoReviews />
      ) : (
        <>
          <ReviewSummaryLine summary={newest.summary ?? null} />
          <div>
            <div className={styles.waiting}>
              {pages.waiting > 0 && (
                <Button onClick={showWaiting}>{`${pages.waiting}+ nieuwe recensies`}</Button>
              )}
            </div>
            <ul ref={list} className={styles.cards} tabIndex={-1}>
              {pages.reviews.map((review) => (
                <li key={review.key}>
                  <ReviewCard review={review} isNew={marked.has(review.key)} />
                </li>
              ))}
            </ul>
          </div>
          <OlderReviews pages={pages} onMore={showMore} />
        </>
      )}
    </>
  );
});

type OlderReviewsProps = { pages: ReviewPages; onMore: () => void };

function OlderReviews({ pages: { hasMore, status }, onMore }: OlderReviewsProps) {
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

function NoReviews() {
  return (
    <div className={styles.empty}>
      <Picture src="/fotos/niet-gevonden.svg" alt="" />
      <p>Er zijn nog geen recensies. Die van u kan de eerste zijn!</p>
    </div>
  );
}
