import type { Review } from '../../../src/data/review.ts';
import type { ReviewPlace } from './documents.ts';
import { isFormOpen, setFormOpen } from './notice.ts';
import { Action, Banner, Button, ReviewCard } from './page.tsx';
import { listReviews } from './reviews.ts';
import { readText, reviewsPerPage, type Show } from './visit.ts';

export const showReviews: Show = async ({ documents, query }) => {
  const [reviews, isOpen] = await Promise.all([
    listReviews(documents, reviewsPerPage, readPlace(query.get('na'))),
    isFormOpen(documents),
  ]);
  return {
    title: 'Recensies',
    content: (
      <>
        {!isOpen && (
          <Banner kind="warning">
            <p>Het recensieformulier is dicht: niemand kan nu een recensie plaatsen.</p>
            <FormSwitch isOpen={false} />
          </Banner>
        )}
        {isOpen && (
          <details className="panel">
            <summary>Recensies even dicht</summary>
            <p>
              Komen er veel rare recensies tegelijk, zet dan het formulier dicht. Wat er al staat,
              blijft staan, en wie aan het typen was raakt niets kwijt.
            </p>
            <FormSwitch isOpen={true} />
          </details>
        )}
        {reviews.length === 0 ? (
          <p>Er zijn geen recensies.</p>
        ) : (
          <ReviewList reviews={reviews} areAllChosen={query.get('kies') === 'alles'} />
        )}
      </>
    ),
  };
};

export const switchForm: Show = async ({ documents, form }) => {
  await setFormOpen(documents, readText(form, 'open') === 'ja');
  return { redirect: '/beheer' };
};

function FormSwitch({ isOpen }: { isOpen: boolean }) {
  return (
    <Action path="/beheer/formulier" fields={[['open', isOpen ? 'nee' : 'ja']]}>
      <Button>{isOpen ? 'Zet het formulier dicht' : 'Zet het formulier weer open'}</Button>
    </Action>
  );
}

function ReviewList({ reviews, areAllChosen }: { reviews: Review[]; areAllChosen: boolean }) {
  const last = reviews.at(-1);
  const older = reviews.length === reviewsPerPage && last && `/beheer?na=${last.date},${last.id}`;
  return (
    <form action="/beheer/weghalen" className="chosen">
      <p>
        Kruis aan wat weg moet, of{' '}
        <a href="?kies=alles" data-choose-all>
          {reviews.length === 1 ? 'kies haar' : `kies alle ${reviews.length} recensies`}
        </a>
        .
      </p>
      <ul className="cards">
        {reviews.map((review) => (
          <li key={review.key} className="card">
            <div className="top">
              <label className="choice">
                <input
                  type="checkbox"
                  name="nummer"
                  value={review.key}
                  defaultChecked={areAllChosen}
                />
                Kies
              </label>
              {!review.reply && <span className="label">Nog zonder antwoord</span>}
            </div>
            <ReviewCard review={review} reply={review.reply} />
            <p className="actions">
              <a className="button" href={`/beheer/recensie/${review.key}`}>
                {review.reply ? 'Antwoord wijzigen' : 'Beantwoorden'}
              </a>
              <a className="button quiet" href={`/beheer/weghalen?nummer=${review.key}`}>
                Weghalen
              </a>
            </p>
          </li>
        ))}
      </ul>
      {older && (
        <a className="button quiet" href={older}>
          Oudere recensies
        </a>
      )}
      <p className="bulk">
        <Button>Haal de gekozen recensies weg</Button>
      </p>
    </form>
  );
}

/** '2026/11/20,31' */
function readPlace(text: string | null): ReviewPlace | undefined {
  const [, date, id] = /^(\d{4}\/\d\d\/\d\d),(\d{1,7})$/.exec(text ?? '') ?? [];
  return date && id ? { date, id: Number(id) } : undefined;
}
