// Removing reviews, and the bin where they stay for 30 days.

import { findDay } from '../../../src/content/dutch-time.ts';
import { formatDay } from '../../../src/data/format-day.ts';
import { readReview } from '../../../src/data/review.ts';
import type { Fields } from './documents.ts';
import { Buttons, ReviewCard } from './page.tsx';
import { getAll, readReviews, timeInBin } from './reviews.ts';
import { readText, type Show, writeNames } from './visit.ts';

const grounds: Readonly<Record<string, string>> = {
  unlawful: 'Beledigend of onrechtmatig',
  'off-topic': 'Gaat niet over de salon (reclame, spam)',
  'asked-for': 'De schrijver vraagt het zelf',
};

export const showRemoval: Show = async (visit) => {
  const { names, query } = visit;
  const title = 'Weghalen';
  if (names.length === 0) return { title, content: 'Kruis eerst aan wat weg moet.' };
  const reviews = await readReviews(visit);
  if (reviews.length === 0) return { redirect: `/beheer/prullenbak?${writeNames(names)}` };
  const what = reviews.length === 1 ? 'deze recensie' : `deze ${reviews.length} recensies`;
  return {
    title,
    banner: query.has('terug') ? ['success', 'De recensie staat er weer.'] : undefined,
    content: (
      <>
        <p>
          Onder de recensies staat:{' '}
          <q>
            Een recensie halen wij alleen weg als die beledigend of onrechtmatig is, niet over de
            salon gaat, of als de schrijver het vraagt.
          </q>{' '}
          Een recensie die u niet bevalt, blijft dus staan. U kunt er wel op antwoorden.
        </p>
        <form method="post" action={`/beheer/weghalen?${writeNames(names)}`} className="card">
          <h2>Waarom haalt u {what} weg?</h2>
          <small>
            Kies de reden. Wat u weghaalt, is meteen van de site en blijft 30 dagen in de
            prullenbak.
          </small>
          <Buttons name="ground" words={grounds} />
        </form>
        <ul>
          {reviews.map((review) => (
            <li key={review.key} className="card">
              <ReviewCard review={review} />
            </li>
          ))}
        </ul>
      </>
    ),
  };
};

/** All of them, or none. */
export const remove: Show = async (visit) => {
  const { documents, names, now } = visit;
  const ground = readText(visit.form, 'ground');
  if (!Object.hasOwn(grounds, ground)) return showRemoval(visit);
  const expireAt = new Date(now + timeInBin); // when Firestore removes it: firestore.indexes.json
  await documents.transact(async (transaction) => {
    for (const { id, fields } of await getAll(transaction, 'reviews', names)) {
      if (!readReview(id, fields)) continue; // another device was first
      transaction.set(`bin/${id}`, { fields, ground, removedAt: now, expireAt });
      transaction.delete(`reviews/${id}`);
    }
  });
  return { redirect: `/beheer/prullenbak?${writeNames(names)}` };
};

/** Of what is in the bin, those with the names that are asked for; the last removed first. */
export const showBin: Show = async ({ documents, names, now }) => {
  const stored = await documents.transact((transaction) =>
    names.length > 0 ? getAll(transaction, 'bin', names) : transaction.list('bin'),
  );
  const removed = stored
    .flatMap(({ id, fields: { fields, ground, removedAt } }) => {
      const review = readReview(id, { ...(fields as Fields | undefined) });
      return review ? { review, ground: String(ground), removedAt: Number(removedAt) } : [];
    })
    .filter(({ removedAt }) => removedAt > now - timeInBin)
    .sort((a, b) => b.removedAt - a.removedAt);
  const isOne = removed.length === 1;
  const words = isOne ? 'De recensie is weg.' : `${removed.length} recensies zijn weg.`;
  const empty = names.length > 0 ? 'Deze recensie is er niet meer.' : 'Er ligt nu niets in.';
  const isFresh = names.length > 0 && removed.length > 0;
  return {
    title: 'Prullenbak',
    banner: isFresh ? ['success', `${words} U kunt dit 30 dagen lang terugdraaien.`] : undefined,
    content: (
      <>
        <p>{removed.length > 0 ? 'Wat u weghaalt, blijft hier 30 dagen liggen.' : empty}</p>
        {isFresh && !isOne && (
          <form method="post" action={`/beheer/prullenbak?${writeNames(names)}`}>
            <button type="submit">Zet ze allemaal terug</button>
          </form>
        )}
        <form method="post" action="/beheer/prullenbak">
          <ul>
            {removed.map(({ review, ground, removedAt }) => (
              <li key={review.key} className="card">
                <small>
                  Weggehaald op {formatDay(findDay(removedAt))}: {grounds[ground]}
                </small>
                <ReviewCard review={review} />
                <Buttons name="naam" words={{ [review.key]: 'Zet terug' }} />
              </li>
            ))}
          </ul>
        </form>
      </>
    ),
  };
};

/** All of them, or none. */
export const restore: Show = async ({ documents, names, right }) => {
  await documents.transact(async (transaction) => {
    for (const { id, fields } of await getAll(transaction, 'bin', names)) {
      if (!fields.fields) continue; // another device was first
      transaction.set(`reviews/${id}`, fields.fields as Fields); // as they were stored
      transaction.delete(`bin/${id}`);
    }
  });
  return { redirect: right === 'all' ? '/beheer' : `/beheer/weghalen?${writeNames(names)}&terug` };
};
