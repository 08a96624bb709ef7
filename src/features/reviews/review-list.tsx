import { useConnection, useLive } from '../../backend/connection.ts';
import type { Review } from '../../backend/review.ts';
import { Banner } from '../../ui/banner.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { OlderReviews } from './older-reviews.tsx';
import { ReviewCard } from './review-card.tsx';
import styles from './review-list.module.css';
import { ReviewSummaryLine } from './review-summary-line.tsx';
import { useArrivals } from './use-arrivals.ts';
import { useReviewPages } from './use-review-pages.ts';
import { useUnseenCount } from './use-unseen-count.ts';

/** The reviews, newest first; a new one appears by itself. */
export function ReviewList() {
  const live = useLive(useConnection().reviews);

  if (live.status === 'loading') return <Spinner>Recensies worden geladen..</Spinner>;
  if (live.status === 'failed') {
    return (
      <Banner kind="error">
        De recensies konden niet geladen worden. Zodra het weer lukt, verschijnen ze hier vanzelf.
      </Banner>
    );
  }
  return <LoadedReviews newest={live.items} live={live.live} />;
}

function LoadedReviews({ newest, live }: { newest: readonly Review[]; live: boolean }) {
  const pages = useReviewPages(newest);
  const arrived = useArrivals(newest);
  useUnseenCount(arrived);

  return (
    <div className={styles.list}>
      {!live && (
        <Banner kind="notice">
          De verbinding is even weg. U ziet de laatst bekende recensies; nieuwe verschijnen zodra de
          verbinding terug is.
        </Banner>
      )}
      {pages.reviews.length === 0 ? (
        <p>Er zijn nog geen recensies. Die van u kan de eerste zijn!</p>
      ) : (
        <>
          <ReviewSummaryLine newest={newest} />
          <ul className={styles.cards}>
            {pages.reviews.map((review) => (
              <li key={review.key}>
                <ReviewCard review={review} isNew={arrived.has(review.key)} />
              </li>
            ))}
          </ul>
          <OlderReviews pages={pages} />
        </>
      )}
    </div>
  );
}
