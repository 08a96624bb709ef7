// Removing reviews, and the bin from which they come back.
import { formatDay } from '../../../src/data/format-day.ts';
import { findDay } from '../../../src/data/notice.ts';
import { Buttons, ReviewCard } from './page.tsx';
import { listRemoved, readReviews, removeReviews, restoreReviews } from './reviews.ts';
import { readText, type Show } from './visit.ts';

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
  if (reviews.length === 0) return { redirect: `/beheer/prullenbak?nummer=${names}` };
  const what = reviews.length === 1 ? 'deze recensie' : `deze ${reviews.length} recensies`;
  return {
    title,
    banner: query.has('terug') ? ['success', 'De recensie staat er weer.'] : undefined,
    content: (
      <>
        <p>
          Onder de recensies staat:{' '}
          <q>
            Een recensie halen wij alleen weg als die beledigend of onrechtmatig is, of niet over de
            salon gaat.
          </q>{' '}
          Een recensie die u niet bevalt, blijft dus staan. U kunt er wel op antwoorden.
        </p>
        <form method="post" action={`/beheer/weghalen?nummer=${names}`} className="card">
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

export const remove: Show = async (visit) => {
  const ground = readText(visit.form, 'ground');
  if (!Object.hasOwn(grounds, ground)) return showRemoval(visit);
  await removeReviews(visit, ground);
  return { redirect: `/beheer/prullenbak?nummer=${visit.names}` };
};

export const showBin: Show = async (visit) => {
  const { names } = visit;
  const removed = await listRemoved(visit);
  const isOne = removed.length === 1;
  const words = isOne ? 'De recensie is weg.' : `${removed.length} recensies zijn weg.`;
  const empty = names.length > 0 ? 'Deze recensie is er niet meer.' : 'Er ligt nu niets in.';
  const isFresh = names.length > 0 && removed.length > 0;
  return {
    title: 'Prullenbak',
    banner: isFresh ? ['success', `${words} U kunt dit 30 dagen lang terugdraaien.`] : undefined,
    content: (
      <form method="post" action="/beheer/prullenbak">
        <p>{removed.length > 0 ? 'Wat u weghaalt, blijft hier 30 dagen liggen.' : empty}</p>
        {isFresh && !isOne && (
          <Buttons name="nummer" words={{ [names.join()]: 'Zet ze allemaal terug' }} />
        )}
        <ul>
          {removed.map(({ review, ground, removedAt }) => (
            <li key={review.key} className="card">
              <small>
                Weggehaald op {formatDay(findDay(removedAt))}: {grounds[ground]}
              </small>
              <ReviewCard review={review} />
              <Buttons name="nummer" words={{ [review.key]: 'Zet terug' }} />
            </li>
          ))}
        </ul>
      </form>
    ),
  };
};

export const restore: Show = async (visit) => {
  await restoreReviews(visit);
  const isAll = visit.right === 'all';
  return { redirect: isAll ? '/beheer' : `/beheer/weghalen?nummer=${visit.names}&terug` };
};
