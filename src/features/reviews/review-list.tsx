import { memo, useState } from 'react';
import type { Review } from 'shared/review.ts';
import { ReviewCard } from 'shared/review-card/review-card.tsx';
import type { ReviewSummary } from 'shared/review-summary.ts';
import { useSources } from '../../data/backend-context.tsx';
import { type ListProblem, type ListState, useList } from '../../data/live-list.ts';
import type { ShownReviews } from '../../data/shown-reviews.ts';
import { Announcement } from '../../ui/announcement.tsx';
import { Banner } from '../../ui/banner.tsx';
import { FirstItems } from '../../ui/first-items.tsx';
import { keepHeight } from '../../ui/kept-height.ts';
import { Picture } from '../../ui/picture.tsx';
import { RetryButton } from '../../ui/retry-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Unverified } from '../../ui/unverified.tsx';
import { CardList } from './card-list.tsx';
import { EmptyCards } from './empty-cards.tsx';
import { watchText } from './fold-texts.ts';
import { OlderReviews } from './older-reviews.tsx';
import styles from './review-list.module.css';
import { ReviewSummaryLine } from './review-summary-line.tsx';
import { useSentReview } from './sent-review.ts';
import {
  allStars,
  type ChosenStars,
  filterReviews,
  findShown,
  StarFilter,
} from './star-filter.tsx';
import { useTimedHighlights } from './use-timed-highlights.ts';

const problems = {
  lost: 'De verbinding is even weg.',
  blocked: 'Nieuwe recensies ziet u als u herlaadt.',
} as const satisfies Record<ListProblem, string>;

const keepReviewsHeight = keepHeight('reviews');

export function ReviewList() {
  const list = useSources().reviews;
  const state = useList(list);
  const [chosen, setChosen] = useState(allStars);

  return (
    <div
      ref={state.status === 'ready' ? keepReviewsHeight : null}
      className={`stack ${styles.list} ${styles[state.status]}`}
      tabIndex={-1}
    >
      <div className={styles.top}>
        {/* Screen readers announce the text only if this element exists before the text. */}
        <div role="status">
          {state.status === 'loading' && (
            <div className={styles.over}>
              <Spinner>Recensies worden geladen…</Spinner>
            </div>
          )}
          {state.status === 'failed' && (
            <Banner kind="error">
              De recensies konden niet geladen worden. Zodra het weer lukt, verschijnen ze hier
              vanzelf. {state.isUnverified && <Unverified />} <RetryButton onClick={list.retry} />
            </Banner>
          )}
          {state.status === 'ready' && state.problem && (
            <div className={styles.over}>
              <Banner kind="info">
                {problems[state.problem]} <RetryButton onClick={list.retry} />
              </Banner>
            </div>
          )}
        </div>
        {state.status !== 'failed' && <ReviewSummaryLine summary={findSummary(state)} />}
      </div>
      {state.status !== 'failed' && (
        <StarFilter
          reviews={state.status === 'ready' ? state.list.reviews : []}
          chosen={chosen}
          onChoose={setChosen}
        />
      )}
      {state.status === 'loading' && (
        <>
          <FirstItems className={styles.cards} />
          <EmptyCards />
        </>
      )}
      {state.status === 'ready' && <LoadedReviews shown={state.list} chosen={chosen} />}
    </div>
  );
}

function findSummary(state: ListState<ShownReviews>): ReviewSummary | null {
  return state.status === 'ready' && state.list.reviews.length > 0 ? state.list.summary : null;
}

const Card = memo(ReviewCard);

type LoadedReviewsProps = { shown: ShownReviews; chosen: ChosenStars };

// Memoized: no card changes when the connection is lost, or when useList defers a new list.
const LoadedReviews = memo(({ shown, chosen }: LoadedReviewsProps) => {
  const { reviews, documents, summary, lastArrivals, highlighted } = shown;
  const [arrivedBefore] = useState(lastArrivals);
  const sent = useSentReview();
  // A later choice of stars keeps the focus itself.
  const [loaded, setLoaded] = useState({ first: '', chosen });
  const filtered = filterReviews(reviews, chosen);
  const focused = loaded.chosen === chosen && findShown(reviews, filtered, loaded.first);
  useTimedHighlights(highlighted);

  function chooseFocus({ documentName }: Review) {
    if (documentName === focused) return focusCard;
    return documentName === sent && !focused ? goToCard : null;
  }

  return (
    <>
      <Announcement>
        {/* A new element for each arrival: screen readers do not announce an unchanged text. */}
        <span key={lastArrivals[0]?.documentName}>
          {lastArrivals !== arrivedBefore && describeNew(lastArrivals)}
        </span>
      </Announcement>
      {reviews.length === 0 && <NoReviews isEmpty={documents === 0 && !summary?.leftOut} />}
      {documents > 0 && (
        <>
          <CardList>
            {filtered.map((review) => (
              <li key={review.documentName} className="stack" ref={chooseFocus(review)}>
                <Card
                  review={review}
                  watchText={watchText}
                  isNew={highlighted.has(review.documentName) || review.documentName === sent}
                />
              </li>
            ))}
          </CardList>
          <OlderReviews shown={shown} onLoaded={(first) => setLoaded({ first, chosen })} />
        </>
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
