import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { highlightCount, type Review } from 'shared/review.ts';
import { ReviewCard } from 'shared/review-card/review-card.tsx';
import { siteMap } from '../../content/site-map.ts';
import { useBackend } from '../../data/backend-context.tsx';
import { type Schedule, useRequest } from '../../data/use-request.ts';
import { Section } from '../../ui/section.tsx';
import { whenNear } from '../../ui/when-near.ts';
import styles from './reviews.module.css';

const places = Array.from({ length: highlightCount }, (_, index) => index);

/** In px from the link, so about one screen above the places of the reviews on a phone. */
const margin = 500 * highlightCount;

/** Shows the newest reviews. Their places are as high as most cards, so that nothing moves when
 * the reviews load. A higher card usually loads before its place is in view. */
export function ReviewHighlights() {
  const link = useRef<HTMLParagraphElement>(null);
  const { fetchNewestReviews } = useBackend();
  const whenLinkIsNear: Schedule = (send) => whenNear(link.current, margin, send);
  const newest = useRequest('highlights', fetchNewestReviews, whenLinkIsNear);
  const isLoading = newest === undefined;
  const hasNone = newest === null || newest?.length === 0; // null after a failure

  if (hasNone) return null;
  return (
    <Section>
      <div className="stack roomy screen-only">
        <h2>Wat klanten schrijven</h2>
        <ul className={`columns needs-script ${styles.newest}`}>
          {isLoading ? (
            <EmptyPlaces />
          ) : (
            newest.map((review) => <Highlight key={review.documentName} review={review} />)
          )}
        </ul>
        <p ref={link}>
          <Link to={siteMap.reviews.path} className="tall bold">
            Alle recensies lezen
          </Link>
        </p>
      </div>
    </Section>
  );
}

function EmptyPlaces() {
  return places.map((place) => <li key={place} className={styles.blank} aria-hidden="true" />);
}

/** Leaves out the owner's reply: a card with a reply is higher than its place. */
function Highlight({ review }: { review: Review }) {
  const withoutReply = { ...review, reply: '' };
  return (
    <li className="stack">
      <ReviewCard review={withoutReply} heading="h3" />
    </li>
  );
}
