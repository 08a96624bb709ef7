import { memo, useRef } from 'react';
import type { Page } from '../../data/backend.ts';
import { useReviews } from '../../data/backend-context.tsx';
import type { Live } from '../../data/live-list.ts';
import type { Review } from '../../data/review.ts';
import { Announcement } from '../../ui/announcement.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { LoadingReviews } from './loading-reviews.tsx';
import { OlderReviews } from './older-reviews.tsx';
import { ReviewCard } from './review-card.tsx';
import styles from './review-list.module.css';
import { ReviewSummaryLine } from './review-summary-line.tsx';
import { useArrivals } from './use-arrivals.ts';
import { usePlaceAfterReload } from './use-place-after-reload.ts';
import { useReviewNews } from './use-review-news.ts';
import { useReviewPages } from './use-review-pages.ts';
import { useShowMore } from './use-show-more.ts';
import { useUnseenCount } from './use-unseen-count.ts';

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
  const news = useReviewNews(newest.items);
  const list = useRef<HTMLUListElement>(null);
  const showMore = useShowMore(pages, list);
  usePlaceAfterReload(list, pages.reviews);
  const arrived = useArrivals(newest.items);
  useUnseenCount(arrived);

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
          <span key={news.key}>{news.text}</span>
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
                  <ReviewCard review={review} isNew={arrived.has(review.key)} />
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

function NoReviews() {
  return (
    <div className={styles.empty}>
      <Picture src="/fotos/niet-gevonden.svg" alt="" width={800} height={600} />
      <p>Er zijn nog geen recensies. Die van u kan de eerste zijn!</p>
    </div>
  );
}
