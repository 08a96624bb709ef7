import { toDutchDay } from 'shared/dutch-time.ts';
import type { Review } from 'shared/review.ts';
import { ReviewCard } from 'shared/review-card/review-card.tsx';
import type { StoredDocument } from '../../database.ts';
import { describeUnmailed, findUnmailed } from '../../review-mail/unmailed-reviews.ts';
import { composeReviewUrl, isDocumentName } from '../http/review-urls.ts';
import type { Handler } from '../owner-request.ts';
import { LeftOut } from './left-out.tsx';
import { maxShown } from './review-cards.tsx';
import { findFirstDay, findReviews, parseReviews } from './stored-reviews.ts';

export const showReviews: Handler = async ({ database, documentNames, query, now }) => {
  const after = query.get('na') ?? '';
  const isFiltered = query.has('zonder');
  const filter = isFiltered ? 'zonder' : '';
  const isWanted = ({ fields }: StoredDocument) => !isFiltered || !fields.reply;
  const from = isDocumentName(after) ? after : undefined;
  const stored = (await findReviews(database, isWanted, maxShown, from)).slice(0, maxShown);
  const reviews = parseReviews(stored);
  const last = stored[maxShown - 1];
  const leftOut = after ? [] : await database.listLeftOut();
  const warnings = describeUnmailed(await findUnmailed(database, stored, now));
  const isChoosing = query.has('kies');
  return {
    title: isChoosing ? 'Kies wat weg moet' : 'Recensies',
    banner: warnings.length > 0 ? ['warning', ...warnings] : undefined,
    content: (
      <>
        {query.has('gedaan') && <p role="status">De recensies staan weer op de site.</p>}
        {isChoosing ? (
          <Choice reviews={reviews} query={query} ticked={documentNames} />
        ) : (
          <>
            <a href={isFiltered ? '/beheer' : '/beheer?zonder'}>
              {isFiltered ? 'Laat alle recensies zien' : 'Alleen zonder antwoord'}
            </a>
            <OwnerReviewList
              reviews={reviews}
              since={after || isFiltered ? null : now}
              newFrom={toDutchDay(now, -newDays)}
            />
          </>
        )}
        {last && (
          <a href={`/beheer?${filter}&${new URLSearchParams({ na: last.documentName })}`}>
            Oudere recensies
          </a>
        )}
        {stored.length + leftOut.length === 0 && <p>Er zijn geen recensies.</p>}
        {!isChoosing && <LeftOut documents={[...leftOut, ...stored]} />}
        {!isChoosing && <RemoveMany after={after} />}
      </>
    ),
  };
};

/**
 * Lists the reviews since `sinds` (ms since 1970), for browser/new-reviews.ts. An open tab requests
 * it every minute, so it reads at most `maxShown`.
 */
export const showNewReviews: Handler = async ({ database, query, now }) => {
  const requested = Number(query.get('sinds'));
  const since = requested > 0 && requested < now ? requested : now;
  const stored = await database.listReviews(maxShown, undefined, findFirstDay(since));
  const reviews = parseReviews(stored.filter(({ addedAt }) => since <= addedAt));
  return {
    title: 'Nieuwe recensies',
    content: <OwnerReviewList reviews={reviews} since={now} newFrom="" />,
  };
};

/** How many days the owner's label marks a good review without a reply. Others keep it. */
const newDays = 30;

type OwnerReviewListProps = { reviews: readonly Review[]; since: number | null; newFrom: string };

/** `since`: when the newest reviews were loaded (ms); null on another page of reviews. */
function OwnerReviewList({ reviews, since, newFrom }: OwnerReviewListProps) {
  return (
    <>
      <div role="status" />
      <ul data-since={since}>
        {reviews.map((review) => (
          <li key={review.documentName} id={`recensie-${review.documentName}`} tabIndex={-1}>
            {!review.reply && ((review.stars ?? 0) <= 3 || newFrom <= (review.date ?? '')) && (
              <mark>Nog zonder antwoord</mark>
            )}
            <ReviewCard review={review} />
            <p className="actions">
              <a href={composeReviewUrl('recensie', [review.documentName])}>
                {review.reply ? 'Antwoord wijzigen' : 'Beantwoorden'}
              </a>
              <a href={composeReviewUrl('weghalen', [review.documentName])}>Weghalen</a>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

function RemoveMany({ after }: { after: string }) {
  return (
    <section>
      <h2>Veel rare recensies tegelijk?</h2>
      <p className="actions">
        <a href={`/beheer?${new URLSearchParams({ na: after, kies: '' })}`}>Kies wat weg moet</a>
        <a href="/beheer/sinds">Alles sinds een dag en een tijd</a>
      </p>
    </section>
  );
}

type ChoiceProps = {
  reviews: readonly Review[];
  query: URLSearchParams;
  ticked: readonly string[]; // document names
};

function Choice({ reviews, query, ticked }: ChoiceProps) {
  const isAll = query.get('kies') === 'alles';
  const all = new URLSearchParams({ na: query.get('na') ?? '', kies: 'alles' });
  return (
    <form action="/beheer/weghalen">
      <p className="actions">
        {reviews.length > 1 && <a href={`/beheer?${all}`}>Kies alle {reviews.length}</a>}
        <a href="/beheer">Toch niet</a>
      </p>
      <ul>
        {reviews.map((review) => (
          <li key={review.documentName}>
            <label className="choice">
              <input
                type="checkbox"
                name="naam"
                value={review.documentName}
                defaultChecked={isAll || ticked.includes(review.documentName)}
              />
              Kies
            </label>
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
      <button type="submit" className="bulk">
        Haal de gekozen recensies weg
      </button>
    </form>
  );
}
