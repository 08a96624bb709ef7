import type { Review } from 'shared/review.ts';
import { ReviewCard } from 'shared/review-card/review-card.tsx';
import { describeUnmailed, findUnmailed } from '../../review-mail/unmailed-reviews.ts';
import { describeClosings, readClosings } from '../forms/forms-page.tsx';
import { type Action, composeUrl, isDocumentName, rowsPerPage } from '../owner-request.ts';
import { pickReviews } from './stored-reviews.ts';

export const showReviews: Action = async ({ database, query, now }) => {
  const after = query.get('na') ?? '';
  const stored = await database.listReviews(rowsPerPage, isDocumentName(after) ? after : undefined);
  const reviews = pickReviews(stored);
  const last = stored[rowsPerPage - 1];
  const warnings = [
    ...describeUnmailed(await findUnmailed(database, stored, now)),
    ...describeClosings(await readClosings(database, now)),
  ];
  return {
    title: 'Recensies',
    banner: warnings.length > 0 ? ['warning', ...warnings] : undefined,
    content: (
      <>
        <p>
          Veel rare recensies tegelijk?{' '}
          <a href="/beheer/sinds">Haal alles sinds een dag en een tijd weg</a>.
        </p>
        {reviews.length > 0 && <ReviewList reviews={reviews} query={query} />}
        {last && (
          <a href={`/beheer?na=${encodeURIComponent(last.documentName)}`}>Oudere recensies</a>
        )}
        {stored.length === 0 && <p>Er zijn geen recensies.</p>}
      </>
    ),
  };
};

type ReviewListProps = { reviews: Review[]; query: URLSearchParams };

function ReviewList({ reviews, query }: ReviewListProps) {
  const chosen = new URLSearchParams({ na: query.get('na') ?? '', kies: 'alles' });
  return (
    <form action="/beheer/weghalen">
      <p>
        Kruis aan wat weg moet, of{' '}
        <a href={`?${chosen}`}>
          {reviews.length === 1 ? 'kies deze ene' : `kies alle ${reviews.length} recensies`}
        </a>
        .
      </p>
      <ul>
        {reviews.map((review) => (
          <li key={review.documentName}>
            <label className="choice">
              <input
                type="checkbox"
                name="naam"
                value={review.documentName}
                defaultChecked={query.has('kies')}
              />
              Kies
              {!review.reply && <mark>Nog zonder antwoord</mark>}
            </label>
            <ReviewCard review={review} isWhole />
            <p className="actions">
              <a href={composeUrl('recensie', [review.documentName])}>
                {review.reply ? 'Antwoord wijzigen' : 'Beantwoorden'}
              </a>
              <a href={composeUrl('weghalen', [review.documentName])}>Weghalen</a>
            </p>
          </li>
        ))}
      </ul>
      <button type="submit" className="bulk">
        Haal de gekozen recensies weg
      </button>
    </form>
  );
}
