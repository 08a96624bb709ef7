import { memo, useEffect, useState } from 'react';
import type { Review } from 'shared/review.ts';
import { ReviewCard } from 'shared/review-card/review-card.tsx';
import { useReviewList } from '../../data/backend-context.tsx';
import { useLive } from '../../data/live-list.ts';
import { dropMarks, type ReviewPages } from '../../data/review-pages.ts';
import { Announcement } from '../../ui/announcement.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { OlderReviews } from './older-reviews.tsx';
import { RetryButton } from './retry-button.tsx';
import styles from './review-list.module.css';
import { ReviewSummaryLine } from './review-summary-line.tsx';

export function ReviewList() {
  const list = useReviewList();
  const live = useLive(list);

  return (
    <div
      className={live.status === 'ready' ? styles.list : `${styles.list} ${styles.awaited}`}
      tabIndex={-1}
    >
      <div className={styles.top}>
        {/* There before what it says, or that would not be read out. */}
        <div role="status">
          {live.status === 'loading' && <Spinner>Recensies worden geladen…</Spinner>}
          {live.status === 'failed' && (
            <Banner kind="error">
              De recensies konden niet geladen worden. Zodra het weer lukt, verschijnen ze hier
              vanzelf. <RetryButton onClick={list.retry} />
            </Banner>
          )}
          {live.status === 'ready' && live.isLost && (
            <div className={styles.over}>
              <Banner kind="notice">
                De verbinding is even weg. U ziet de laatst bekende recensies.{' '}
                <RetryButton onClick={list.retry} />
              </Banner>
            </div>
          )}
        </div>
        {live.status === 'ready' && (
          <ReviewSummaryLine summary={live.list.reviews.length > 0 ? live.list.summary : null} />
        )}
      </div>
      {live.status === 'loading' && <EmptyCards />}
      {live.status === 'ready' && <LoadedReviews pages={live.list} />}
    </div>
  );
}

function EmptyCards() {
  return (
    <div className={styles.cards} aria-hidden="true">
      {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((card) => (
        <div key={card} className={styles.blank} />
      ))}
    </div>
  );
}

// A list that is still deferred (useLive), or only lost, leaves the cards as they are.
const LoadedReviews = memo(({ pages }: { pages: ReviewPages }) => {
  const { reviews, arrived, marked } = pages;
  const [arrivedBefore] = useState(arrived);
  const [focused, setFocused] = useState<string | null>(null);
  useDroppedMarks(marked);

  return (
    <>
      <Announcement>
        {/* A new element, or the same words twice would not be read out. */}
        <span key={arrived[0]?.documentName}>
          {arrived !== arrivedBefore && describeNew(arrived)}
        </span>
      </Announcement>
      {reviews.length === 0 ? (
        <NoReviews />
      ) : (
        <>
          <ul className={styles.cards}>
            {reviews.map((review) => (
              <li
                key={review.documentName}
                ref={review.documentName === focused ? focusCard : null}
              >
                <ReviewCard review={review} isNew={marked.has(review.documentName)} />
              </li>
            ))}
          </ul>
          <OlderReviews pages={pages} onLoaded={setFocused} />
        </>
      )}
    </>
  );
});

/** Milliseconds that a card is marked while somebody can see it: a tablet that slept still shows what came. */
export const markFor = 60_000;

function useDroppedMarks(marked: ReadonlySet<string>) {
  const list = useReviewList();

  useEffect(() => {
    if (marked.size === 0) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') {
        timer = setTimeout(() => list.update(dropMarks), markFor);
      }
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [marked, list]);
}

/** What a screen reader says of them; '' when there are none. */
function describeNew([review, ...others]: readonly Review[]): string {
  if (!review) return '';
  return others.length === 0
    ? `Nieuwe recensie van ${review.name}`
    : `${others.length + 1} nieuwe recensies`;
}

function focusCard(place: HTMLElement | null): void {
  place?.querySelector('article')?.focus({ preventScroll: true });
}

function NoReviews() {
  return (
    <div className={styles.empty}>
      <Picture src="/fotos/niet-gevonden.svg" alt="" />
      <p>Er zijn nog geen recensies. Die van u kan de eerste zijn!</p>
    </div>
  );
}
