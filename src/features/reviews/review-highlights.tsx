import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import type { Review } from 'shared/review.ts';
import { ReviewCard } from 'shared/review-card/review-card.tsx';
import type { ReviewSummary } from 'shared/review-summary.ts';
import { siteMap } from '../../content/site-map.ts';
import { useBackend } from '../../data/backend-context.tsx';
import { Section } from '../../ui/section.tsx';
import { whenNear } from '../../ui/when-near.ts';
import { loadSummary } from './load-summary.ts';
import styles from './review-highlights.module.css';
import { ReviewSummaryLine } from './review-summary-line.tsx';

const margin = 1_600; // CSS pixels
const scrollLead = 400; // CSS pixels below the screen, in which no reviews may appear

// Outlives the component, so that the page has the same height when the visitor returns.
let cached: NewestProps | null = null;

/** Loads the newest two reviews when the visitor scrolls near. Shows them only if they appear
 * below the screen, so that nothing in view moves. */
export function ReviewHighlights() {
  const backend = useBackend();
  const link = useRef<HTMLParagraphElement>(null);
  const [newest, setNewest] = useState(cached);

  useEffect(() => {
    const element = link.current;
    if (!element || cached) return;
    return whenNear(element, margin, () => {
      const show = ([reviews, summary]: [readonly Review[], ReviewSummary | null]) => {
        const isSeen = element.getBoundingClientRect().top < innerHeight + scrollLead;
        if (isSeen || reviews.length === 0) return;
        cached = { reviews, summary };
        flushSync(() => setNewest(cached));
      };
      Promise.all([backend.fetchNewestReviews(), loadSummary(backend)]).then(show, () => {});
    });
  }, [backend]);

  return (
    <Section>
      <div className="stack screen-only">
        {newest && <Newest {...newest} />}
        <p ref={link}>
          <Link to={siteMap.reviews.path} className={`tall ${styles.all}`}>
            Alle recensies lezen
          </Link>
        </p>
      </div>
    </Section>
  );
}

type NewestProps = { reviews: readonly Review[]; summary: ReviewSummary | null };

function Newest({ reviews, summary }: NewestProps) {
  return (
    <>
      <h2>Wat klanten schrijven</h2>
      {summary && <ReviewSummaryLine summary={summary} />}
      <ul className={`columns ${styles.cards}`}>
        {reviews.map((review) => (
          <li key={review.documentName} className="stack">
            <ReviewCard review={{ ...review, reply: '' }} heading="h3" />
          </li>
        ))}
      </ul>
    </>
  );
}
