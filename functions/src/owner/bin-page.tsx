// What was removed, for 30 days: each removal comes back whole, or review by review.
import { findDay } from 'shared/dutch-time.ts';
import { formatDay } from 'shared/format-day.ts';
import { type Review, readReview } from 'shared/review.ts';
import type { Fields, StoredDocument } from './documents.ts';
import { grounds } from './removal-page.tsx';
import { ReviewCards } from './review-cards.tsx';
import { putBack, timeInBin } from './reviews.ts';
import { type Action, composeUrl, type OwnerPage, refuse, type Visit } from './visit.ts';

type Removal = { removedAt: number; ground: string; reviews: Review[] };

/** All that is in the bin, or what the page before has just removed. */
export const showBin: Action = async (visit) => {
  const { documentNames, query } = visit;
  const removals = groupByRemoval(await readBin(visit), visit.now);
  const isFresh = (documentNames.length > 0 || query.has('moment')) && removals.length > 0;
  const count = removals.reduce((sum, { reviews }) => sum + reviews.length, 0);
  const words = count === 1 ? 'De recensie is weg.' : `${count} recensies zijn weg.`;
  const gone: OwnerPage['banner'] = ['success', `${words} U kunt dit 30 dagen lang terugdraaien.`];
  const empty =
    documentNames.length > 0 ? 'Deze recensie is er niet meer.' : 'De prullenbak is leeg.';
  return {
    title: 'Prullenbak',
    banner: query.has('terug')
      ? describeReturn(Number(query.get('terug')))
      : isFresh
        ? gone
        : undefined,
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
        <form method="post" action={`/beheer/prullenbak?moment=${removedAt}`}>
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
  const { documentNames, right, query } = visit;
  if (documentNames.length === 0 && !query.has('moment')) return showBin(visit);
  const removed = (await readBin(visit)).map(({ documentName }) => documentName);
  const back = await putBack(visit, removed);
  if (back < removed.length) {
    const sentence = `Er staan ${back} recensies weer op de site; toen ging er iets mis. Druk nog eens voor de rest.`;
    return { ...(await showBin(visit)), ...refuse(sentence) };
  }
  if (right !== 'all') return { redirect: `${composeUrl('weghalen', documentNames)}&terug` };
  return { redirect: `/beheer/prullenbak?terug=${back}` };
};

/** Of a press that was repeated none came back, and the first had brought them. */
function describeReturn(count: number): OwnerPage['banner'] {
  if (count > 1) return ['success', `De ${count} recensies staan weer op de site.`];
  return [
    'success',
    count === 1 ? 'De recensie staat weer op de site.' : 'Alles staat weer op de site.',
  ];
}

/** Those with the names or of the removal that are asked for; all, when neither is. */
function readBin({ documents, documentNames, query }: Visit): Promise<StoredDocument[]> {
  const moment = query.get('moment');
  return documents.transact(async (transaction) => {
    if (documentNames.length > 0) return transaction.getAll('bin', documentNames);
    const all = await transaction.list('bin');
    return all.filter(({ fields }) => moment === null || String(fields.removedAt) === moment);
  });
}

/** The last one first. What Firestore is late to remove is left out. */
function groupByRemoval(stored: readonly StoredDocument[], now: number): Removal[] {
  const removals = new Map<number, Removal>();
  for (const { documentName, fields } of stored) {
    const review = readReview(documentName, { ...(fields.fields as Fields | undefined) });
    const removedAt = Number(fields.removedAt);
    if (!review || removedAt <= now - timeInBin) continue;
    const first = { removedAt, ground: String(fields.ground), reviews: [] };
    const removal = removals.get(removedAt) ?? first;
    removal.reviews.push(review);
    removals.set(removedAt, removal);
  }
  return [...removals.values()].sort((a, b) => b.removedAt - a.removedAt);
}
