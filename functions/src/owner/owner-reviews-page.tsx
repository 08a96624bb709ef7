import type { Review, ReviewPlace } from 'shared/review.ts';
import { ReviewCard } from 'shared/review-card/review-card.tsx';
import { describeClosings, readClosings } from './forms-page.tsx';
import { pickReviews } from './reviews.ts';
import { type Action, composeUrl, rowsPerPage } from './visit.ts';

export const showReviews: Action = async ({ documents, query, now }) => {
  const stored = await documents.listReviews(rowsPerPage, readPlace(query.get('na')));
  const reviews = pickReviews(stored);
  const closings = describeClosings(await readClosings(documents, now));
  return {
    title: 'Recensies',
    banner: closings.length > 0 ? ['warning', ...closings] : undefined,
    content: (
      <>
        <p>
          Veel rare recensies tegelijk?{' '}
          <a href="/beheer/sinds">Haal alles sinds een dag en een tijd weg</a>.
        </p>
        {reviews.length > 0 && (
          <ReviewList reviews={reviews} query={query} hasMore={stored.length === rowsPerPage} />
        )}
        {reviews.length === 0 && <p>Er zijn geen recensies.</p>}
      </>
    ),
  };
};

type ReviewListProps = { reviews: Review[]; query: URLSearchParams; hasMore: boolean };

function ReviewList({ reviews, query, hasMore }: ReviewListProps) {
  const last = reviews.at(-1);
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
      {hasMore && (
        <a
          href={`/beheer?na=${last?.date},${last?.id},${encodeURIComponent(last?.documentName ?? '')}`}
        >
          Oudere recensies
        </a>
      )}
    </form>
  );
}

/** '2026/11/20,31,aB3dE5gH7jK9mN1pQ3sT' */
function readPlace(text: string | null): ReviewPlace | undefined {
  const [, date, id, documentName] = /^(\d{4}\/\d\d\/\d\d),([\d.-]+),(.+)$/.exec(text ?? '') ?? [];
  return date && documentName ? { date, id: Number(id), documentName } : undefined;
}
