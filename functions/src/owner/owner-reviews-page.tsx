import type { Review, ReviewPlace } from 'shared/review.ts';
import { ReviewCard } from 'shared/review-card/review-card.tsx';
import { pickReviews } from './reviews.ts';
import { type Action, composeUrl, readText, rowsPerPage } from './visit.ts';

const formSwitch = 'settings/reviewForm';

export const showReviews: Action = async ({ documents, query }) => {
  const stored = await documents.listReviews(rowsPerPage, readPlace(query.get('na')));
  const reviews = pickReviews(stored);
  const isOpen = (await documents.transact(({ get }) => get(formSwitch)))?.open !== false;
  return {
    title: 'Recensies',
    banner: isOpen
      ? undefined
      : ['warning', 'Het recensieformulier is dicht: niemand kan nu een recensie plaatsen.'],
    content: (
      <>
        <details open={!isOpen}>
          <summary>Recensies even dicht</summary>
          <form method="post" action="/beheer/formulier">
            <p>
              Komen er veel rare recensies tegelijk, zet dan het formulier dicht. Wat er al staat,
              blijft staan, en wie aan het typen was, raakt niets kwijt.
            </p>
            <button type="submit" name="open" value={isOpen ? 'nee' : 'ja'}>
              {isOpen ? 'Zet het formulier dicht' : 'Zet het formulier weer open'}
            </button>
            <a href="/beheer/sinds">Haal alles sinds een dag en een tijd weg</a>
          </form>
        </details>
        {reviews.length > 0 && (
          <ReviewList reviews={reviews} query={query} hasMore={stored.length === rowsPerPage} />
        )}
        {reviews.length === 0 && <p>Er zijn geen recensies.</p>}
      </>
    ),
  };
};

export const switchForm: Action = async ({ documents, form }) => {
  const open = readText(form, 'open') === 'ja';
  await documents.transact(async ({ set }) => set(formSwitch, { open }));
  return { redirect: '/beheer' };
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
