// What was removed, for 30 days: each removal comes back whole, or review by review.
import { findDay } from 'shared/dutch-time.ts';
import { formatDay } from 'shared/format-day.ts';
import { parseReview, type Review } from 'shared/review.ts';
import type { Fields, StoredDocument } from '../../database.ts';
import {
  type Action,
  composeUrl,
  joinDocumentNames,
  type OwnerPage,
  refuse,
} from '../owner-request.ts';
import { grounds } from './removal-page.tsx';
import { ReviewCards } from './review-cards.tsx';
import { putBack, timeInBin } from './stored-reviews.ts';

type Removal = { removedAt: number; ground: string; reviews: Review[] };

/** All that is in the bin, or what is named. */
export const showBin: Action = async ({ database, documentNames, query, now }) => {
  const stored = await database.transact(({ getAll, list }) =>
    documentNames.length > 0 ? getAll('bin', documentNames) : list('bin'),
  );
  const removals = groupByRemoval(stored, now);
  const empty =
    documentNames.length > 0 ? 'Deze recensie is er niet meer.' : 'De prullenbak is leeg.';
  return {
    title: 'Prullenbak',
    banner: describeChange(Number(query.get('weg')), Number(query.get('terug'))),
    content: (
      <>
        <p>{removals.length > 0 ? 'Wat u weghaalt, blijft hier 30 dagen liggen.' : empty}</p>
        {removals.map((removal) => (
          <RemovalPart key={removal.removedAt} {...removal} />
        ))}
      </>
    ),
  };
};

function RemovalPart({ removedAt, ground, reviews }: Removal) {
  return (
    <section>
      <h2>Weggehaald op {formatDay(findDay(removedAt))}</h2>
      <p>{grounds[ground]}</p>
      {reviews.length > 1 && (
        <form method="post" action="/beheer/prullenbak">
          <input type="hidden" name="naam" value={joinDocumentNames(reviews)} />
          <button type="submit">Zet alle {reviews.length} terug</button>
        </form>
      )}
      <form method="post" action="/beheer/prullenbak">
        <ReviewCards reviews={reviews} button="Zet terug" />
      </form>
    </section>
  );
}

export const restore: Action = async (visit) => {
  const { documentNames, right } = visit;
  const back = await putBack(visit, documentNames);
  if (back < documentNames.length) {
    const sentence = `Er staan ${back} recensies weer op de site; toen ging er iets mis. Druk nog eens voor de rest.`;
    return { ...(await showBin(visit)), ...refuse(sentence) };
  }
  if (right !== 'all') return { redirect: `${composeUrl('weghalen', documentNames)}&terug` };
  return { redirect: `/beheer/prullenbak?terug=${back}` };
};

/** What the page before has removed or brought back. */
function describeChange(gone: number, back: number): OwnerPage['banner'] {
  if (gone > 0) {
    const words = gone === 1 ? 'De recensie is weg.' : `${gone} recensies zijn weg.`;
    return ['success', `${words} U kunt dit 30 dagen lang terugdraaien.`];
  }
  const words = back === 1 ? 'De recensie staat' : `De ${back} recensies staan`;
  return back > 0 ? ['success', `${words} weer op de site.`] : undefined;
}

/** The last one first. What Firestore is late to remove is left out. */
function groupByRemoval(stored: readonly StoredDocument[], now: number): Removal[] {
  const removals = new Map<number, Removal>();
  for (const { documentName, fields } of stored) {
    const review = parseReview(documentName, { ...(fields.fields as Fields | undefined) });
    const removedAt = Number(fields.removedAt);
    if (!review || removedAt <= now - timeInBin) continue;
    const first = { removedAt, ground: String(fields.ground), reviews: [] };
    const removal = removals.get(removedAt) ?? first;
    removal.reviews.push(review);
    removals.set(removedAt, removal);
  }
  return [...removals.values()].sort((a, b) => b.removedAt - a.removedAt);
}
