import { memo } from 'react';
import type { Review } from 'shared/review.ts';
import { ReviewCard } from 'shared/review-card/review-card.tsx';
import { useBackend } from '../../data/backend-context.tsx';
import type { Batch } from '../../data/lists/list-machine.ts';
import { useList } from '../../data/lists/live-list.ts';
import { Announcement } from '../../ui/announcement.tsx';
import { Banner } from '../../ui/banner.tsx';
import { FirstItems } from '../../ui/first-items.tsx';
import { Picture } from '../../ui/picture.tsx';
import { RetryButton } from '../../ui/retry-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Unverified } from '../../ui/unverified.tsx';
import { EmptyCards } from './empty-cards.tsx';
import { OlderReviews } from './older-reviews.tsx';
import styles from './review-list.module.css';
import { ReviewSummaryLine } from './review-summary-line.tsx';
import { useSentReview } from './sent-review.ts';
import { useArrivals } from './use-arrivals.ts';

export function ReviewList() {
  const list = useBackend().reviews;
  const state = useList(list);
  const { batch, problem, summary } = state;
  const hasFailed = !batch && problem !== null;
  const isLoading = !batch && !hasFailed;

  return (
    <div className={`stack ${styles.list} ${batch ? '' : styles.waiting}`} tabIndex={-1}>
      <div className={styles.top}>
        {/* Screen readers announce the text only if this element exists before the text. */}
        <div role="status">
          {isLoading && (
            <div className={styles.over}>
              <Spinner>Recensies worden geladen…</Spinner>
            </div>
          )}
          {hasFailed && (
            <Banner kind="error">
              De recensies konden niet geladen worden. Zodra het weer lukt, verschijnen ze hier
              vanzelf. {problem === 'unverified' && <Unverified />}{' '}
              <RetryButton onClick={list.retry} />
            </Banner>
          )}
          {batch && problem && (
            <div className={styles.over}>
              <Banner kind="info">
                {problem === 'lost'
                  ? 'De verbinding is even weg.'
                  : 'Nieuwe recensies ziet u als u herlaadt.'}{' '}
                <RetryButton onClick={list.retry} />
              </Banner>
            </div>
          )}
        </div>
        {!hasFailed && <ReviewSummaryLine summary={batch?.items.length ? summary : null} />}
      </div>
      {isLoading && (
        <>
          <FirstItems className={styles.cards} />
          <EmptyCards />
        </>
      )}
      {batch && <LoadedReviews batch={batch} leftOut={summary?.leftOut ?? 0} />}
      <OlderReviews state={state} onMore={list.grow} />
    </div>
  );
}

// Each snapshot parses all reviews again, so equal reviews are different objects.
const Card = memo(ReviewCard, (before, now) => JSON.stringify(before) === JSON.stringify(now));

type LoadedReviewsProps = { batch: Batch<Review>; leftOut: number };

// Memoized: no card changes when the connection is lost, or when useList defers a new list.
const LoadedReviews = memo(({ batch, leftOut }: LoadedReviewsProps) => {
  const { last, highlighted, firstOlder } = useArrivals(batch);
  const sent = useSentReview();

  function chooseFocus({ documentName }: Review) {
    if (documentName === firstOlder) return takeLostFocus;
    return documentName === sent && !firstOlder ? goToCard : null;
  }

  return (
    <>
      <Announcement>
        {/* A new element for each arrival: screen readers do not announce an unchanged text. */}
        <span key={last[0]?.documentName}>{describeNew(last)}</span>
      </Announcement>
      {batch.items.length === 0 && <NoReviews isEmpty={batch.documents + leftOut === 0} />}
      {batch.documents > 0 && (
        <ul className={styles.cards}>
          {batch.items.map((review) => (
            <li key={review.documentName} className="stack" ref={chooseFocus(review)}>
              <Card
                review={review}
                isNew={highlighted.has(review.documentName) || review.documentName === sent}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
});

function describeNew([review, ...others]: readonly Review[]): string {
  if (!review) return '';
  return others.length === 0
    ? `Nieuwe recensie van ${review.name}`
    : `${others.length + 1} nieuwe recensies`;
}

/** Takes over the focus of the button "Toon meer", which a larger list replaces. In Safari a click
 * focuses no button, but an element around it. */
function takeLostFocus(item: HTMLElement | null): void {
  if (document.activeElement?.matches('body, [tabindex="-1"]:not(article)')) focusCard(item);
}

function focusCard(item: HTMLElement | null): void {
  item?.querySelector('article')?.focus({ preventScroll: true });
}

/** Waits until RouteAnnouncer has scrolled to the page's top. */
function goToCard(item: HTMLElement | null): void {
  setTimeout(() => {
    item?.scrollIntoView({ block: 'center' });
    focusCard(item);
  });
}

function NoReviews({ isEmpty }: { isEmpty: boolean }) {
  return (
    <div className={`stack ${styles.empty}`}>
      <Picture src="/fotos/niet-gevonden.svg" alt="" />
      <p className="as-heading">
        {isEmpty
          ? 'Er zijn nog geen recensies. Die van u kan de eerste zijn!'
          : 'Er zijn recensies, maar die kunnen nu niet getoond worden.'}
      </p>
    </div>
  );
}
