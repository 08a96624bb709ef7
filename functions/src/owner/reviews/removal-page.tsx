import type { Review } from 'shared/review.ts';
import { type Action, composeUrl, joinDocumentNames, readText, refuse } from '../owner-request.ts';
import { Buttons } from '../page/buttons.tsx';
import { ReviewCards } from './review-cards.tsx';
import { moveToBin, readReviews } from './stored-reviews.ts';

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
    content: <Removal reviews={reviews} />,
  };
};

export const remove: Action = async (visit) => {
  const { documentNames, right } = visit;
  const ground = readText(visit.form, 'ground');
  if (!Object.hasOwn(grounds, ground)) return showRemoval(visit);
  const moved = await moveToBin(visit, documentNames, ground);
  if (moved < documentNames.length) {
    const sentence = `Er zijn ${moved} recensies weg; toen ging er iets mis. Kies de reden nog eens voor de rest.`;
    return { ...(await showRemoval(visit)), ...refuse(sentence) };
  }
  const bin =
    right === 'all' ? '/beheer/prullenbak?' : `${composeUrl('prullenbak', documentNames)}&`;
  return { redirect: `${bin}weg=${moved}` };
};

/** Asks for the reason, by the rule that visitors read. What comes after she looked is not in it. */
export function Removal({ reviews }: { reviews: readonly Review[] }) {
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
      <form method="post" action="/beheer/weghalen" className="white-card">
        <input type="hidden" name="naam" value={joinDocumentNames(reviews)} />
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
