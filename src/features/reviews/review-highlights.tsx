import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { formatDay } from 'shared/format-day.ts';
import { type Review, starChoices } from 'shared/review.ts';
import { Stars } from 'shared/review-card/stars.tsx';
import { siteMap } from '../../content/site-map.ts';
import type { Batch } from '../../data/backend.ts';
import { useBackend } from '../../data/backend-context.tsx';
import { Section } from '../../ui/section.tsx';
import { whenNear } from '../../ui/when-near.ts';
import styles from './review-highlights.module.css';
import { ReviewSummaryLine } from './review-summary-line.tsx';

const near = 800; // CSS pixels

/** The newest two with the average, read when a visitor comes near; their place is kept free until then. */
export function ReviewHighlights() {
  const backend = useBackend();
  const place = useRef<HTMLDivElement>(null);
  const [newest, setNewest] = useState<Batch<Review> | null>(null);
  const [isGone, setGone] = useState(false);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    return whenNear(element, near, () => {
      let isWanted = true;
      const show = (page: Batch<Review>) => {
        if (!isWanted) return;
        // A screen that scrolls is ahead of what is told here.
        const isBelow = element.getBoundingClientRect().top > innerHeight + near / 2;
        // Nothing moves that is seen already: then the way to the reviews stands there.
        if (page.items.length > 0 || !isBelow) setNewest(page);
        else flushSync(() => setGone(true));
      };
      backend.fetchNewestReviews().then(show, () => show({ items: [], hasMore: false }));
      return () => {
        isWanted = false;
      };
    });
  }, [backend]);

  if (isGone) return null;
  return (
    <Section>
      <div ref={place} className={styles.place}>
        {newest && <Highlights {...newest} />}
      </div>
    </Section>
  );
}

function Highlights({ items, summary = null }: Batch<Review>) {
  return (
    <>
      <h2>Wat klanten schrijven</h2>
      {summary && <ReviewSummaryLine summary={summary} />}
      <ul className={styles.cards}>
        {items.map(({ documentName, name, review, stars, date }) => (
          <li key={documentName} className="review-card">
            <Stars count={stars} label={`${stars} van ${starChoices.length} sterren`} />
            <p className={styles.text} dir="auto">
              {review}
            </p>
            <p className={`quiet ${styles.sender}`}>
              <strong dir="auto">{name}</strong>
              <time dateTime={date.replaceAll('/', '-')}>{formatDay(date)}</time>
            </p>
          </li>
        ))}
      </ul>
      <p>
        <Link to={siteMap.reviews.path}>Alle recensies lezen</Link>
      </p>
    </>
  );
}
