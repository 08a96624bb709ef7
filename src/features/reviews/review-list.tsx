import type { Page } from '../../backend/backend.ts';
import { useConnection, useLive } from '../../backend/connection.ts';
import type { Review } from '../../backend/review.ts';
import { Banner } from '../../ui/banner.tsx';
import { Picture } from '../../ui/picture.tsx';
import { LoadingReviews } from './loading-reviews.tsx';
import { OlderReviews } from './older-reviews.tsx';
import { ReviewCard } from './review-card.tsx';
import styles from './review-list.module.css';
import { ReviewSummaryLine } from './review-summary-line.tsx';
import { useReviewPages } from './use-review-pages.ts';

/** The reviews, newest first; a new one appears by itself. */
export function ReviewList() {
  const live = useLive(useConnection().reviews);

  if (live.status === 'loading') return <LoadingReviews />;
  if (live.status === 'failed') {
    return (
      <Banner kind="error">
        De recensies konden niet geladen worden. Zodra het weer lukt, verschijnen ze hier vanzelf.
      </Banner>
    );
  }
  return <LoadedReviews newest={live} live={live.live} />;
}

function LoadedReviews({ newest, live }: { newest: Page<Review>; live: boolean }) {
  const pages = useReviewPages(newest);

  return (
    <div className={styles.list}>
      {!live && (
        <Banner kind="notice">
          De verbinding is even weg. U ziet de laatst bekende recensies; nieuwe verschijnen zodra de
          verbinding terug is.
        </Banner>
      )}
      {pages.reviews.length === 0 ? (
        <NoReviews />
      ) : (
        <>
          <ReviewSummaryLine newest={newest.items} />
          <ul className={styles.cards}>
            {pages.reviews.map((review) => (
              <li key={review.key}>
                <ReviewCard review={review} />
              </li>
            ))}
          </ul>
          <OlderReviews pages={pages} />
        </>
      )}
    </div>
  );
}

function NoReviews() {
  return (
    <div className={styles.empty}>
      <Picture src="/fotos/niet-gevonden.svg" alt="" width={800} height={600} />
      <p>Er zijn nog geen recensies. Die van u kan de eerste zijn!</p>
    </div>
  );
}
