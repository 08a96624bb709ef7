import { toDutchDay } from 'shared/dutch-time.ts';
import { formatDay } from 'shared/format-day.ts';
import { describeRating, type Review } from 'shared/review.ts';
import { Stars } from 'shared/review-card/stars.tsx';
import { composeReviewUrl, isDocumentName } from '../../review-urls.ts';
import { BulkButtons } from '../http/bulk-buttons.tsx';
import type { Handler } from '../owner-request.ts';
import { parseReviews } from './stored-reviews.ts';

/** How many reviews a page shows, so also how many one press can remove. */
const maxShown = 50;
/** How many days a label marks a review without a reply. */
const newDays = 30;

export const showReviews: Handler = async ({ database, query, now, siteOrigin }) => {
  const after = query.get('na') ?? '';
  const cursor = isDocumentName(after) ? after : undefined;
  // The extra review is not shown. It proves that an older page exists.
  const stored = await database.listReviews(maxShown + 1, cursor);
  const shown = stored.slice(0, maxShown);
  const hasOlder = stored.length > maxShown;
  const oldest = shown.at(-1);
  const olderQuery = new URLSearchParams({ na: oldest?.documentName ?? '' });
  return {
    title: 'Recensies',
    content: (
      <>
        <ReviewLink siteOrigin={siteOrigin} />
        {shown.length === 0 && <p>Er zijn geen recensies.</p>}
        <ReviewChoice reviews={parseReviews(shown)} newFrom={toDutchDay(now, -newDays)} />
        {hasOlder && <a href={`/beheer?${olderQuery}`}>Oudere recensies</a>}
      </>
    ),
  };
};

/** The link that the owner sends to customers. browser/owner.ts shows both buttons, and says in the
 * status that it copied the link. */
function ReviewLink({ siteOrigin }: { siteOrigin: string }) {
  const { host } = new URL(siteOrigin);
  return (
    <>
      <p className="review-link">
        Vraag om een recensie: <a href={`${siteOrigin}/review`}>{host}/review</a>
      </p>
      <p className="actions">
        <button type="button" value="copy" hidden>
          Kopieer
        </button>
        <button type="button" value="share" hidden>
          Deel
        </button>
      </p>
      <div role="status" />
    </>
  );
}

/** Opens the page that asks for the reason (removal-page.tsx), and removes nothing yet. */
function ReviewChoice({ reviews, newFrom }: { reviews: readonly Review[]; newFrom: string }) {
  return (
    <form action="/beheer/weghalen">
      <ul className="compact">
        {reviews.map((review) => (
          <li key={review.documentName}>
            <label className="choice">
              <input type="checkbox" name="naam" value={review.documentName} />
              <span className="visually-hidden">Kies de recensie van {review.name}</span>
            </label>
            <ReviewDetails review={review} newFrom={newFrom} />
          </li>
        ))}
      </ul>
      <BulkButtons label="Haal de gekozen recensies weg" />
    </form>
  );
}

function ReviewDetails({ review, newFrom }: { review: Review; newFrom: string }) {
  const { documentName, name, stars, date, reply } = review;
  const isNew = date !== null && date >= newFrom;
  return (
    <details>
      <summary>
        <strong dir="auto">{name}</strong>
        {stars && <Stars count={stars} label={describeRating(stars)} />}
        {date && <small>{formatDay(date)}</small>}
        {isNew && !reply && <small className="label">Nog zonder antwoord</small>}
        <span className="line">{review.review}</span>
      </summary>
      <p className="review-card-text">{review.review}</p>
      {reply && <p className="review-card-text">Uw antwoord: {reply}</p>}
      <p className="actions">
        <a href={composeReviewUrl('recensie', [documentName])}>
          {reply ? 'Antwoord wijzigen' : 'Beantwoorden'}
        </a>
      </p>
    </details>
  );
}
