import type { Review } from 'shared/review.ts';
import { Buttons } from './buttons.tsx';
import { ReviewCards } from './review-cards.tsx';
import { moveToBin, readReviews } from './reviews.ts';
import { type Action, composeUrl, readText } from './visit.ts';

export const grounds: Readonly<Record<string, string>> = {
  unlawful: 'Beledigend of onrechtmatig',
  'off-topic': 'Gaat niet over de salon (reclame, spam)',
  'asked-for': 'De schrijver vraagt het zelf',
};

export const showRemoval: Action = async (visit) => {
  const { documentNames, query } = visit;
  const title = 'Weghalen';
  if (documentNames.length === 0) return { title, content: 'Kruis eerst aan wat weg moet.' };
  const reviews = await readReviews(visit);
  if (reviews.length === 0) return { redirect: composeUrl('prullenbak', documentNames) };
  return {
    title,
    banner: query.has('terug') ? ['success', 'De recensie staat er weer.'] : undefined,
    content: <Removal action={composeUrl('weghalen', documentNames)} reviews={reviews} />,
  };
};

export const remove: Action = async (visit) => {
  const { documentNames } = visit;
  const ground = readText(visit.form, 'ground');
  if (!Object.hasOwn(grounds, ground)) return showRemoval(visit);
  await moveToBin(visit, documentNames, ground);
  return { redirect: composeUrl('prullenbak', documentNames) };
};

/** Asks for the reason, by the rule that visitors read. */
export function Removal({ action, reviews }: { action: string; reviews: readonly Review[] }) {
  const count = reviews.length;
  const what = count === 1 ? 'deze recensie' : `deze ${count} recensies`;
  const words = Object.entries(grounds).map(([ground, text]) => [
    ground,
    count === 1 ? text : `Haal ${count} weg: ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
  ]);
  return (
    <>
      <p>
        Onder de recensies staat:{' '}
        <q>
          Een recensie haal ik alleen weg als die beledigend of onrechtmatig is, niet over de salon
          gaat, of als de schrijver het vraagt.
        </q>{' '}
        Een recensie die u niet bevalt, blijft dus staan. U kunt er wel op antwoorden.
      </p>
      <form method="post" action={action} className="card">
        <h2>Waarom haalt u {what} weg?</h2>
        <small>
          Kies de reden. Wat u weghaalt, is meteen van de site en blijft 30 dagen in de prullenbak.
        </small>
        <Buttons name="ground" words={Object.fromEntries(words)} />
      </form>
      <ReviewCards reviews={reviews} />
    </>
  );
}
