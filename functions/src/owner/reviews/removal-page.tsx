import { privacy } from 'shared/privacy.ts';
import type { Review } from 'shared/review.ts';
import { Buttons } from '../http/buttons.tsx';
import { type FieldRules, oneOf, several } from '../http/field-rules.ts';
import { formError } from '../http/form-feedback.ts';
import { readText } from '../http/form-text.ts';
import { composeReviewUrl, joinDocumentNames } from '../http/review-urls.ts';
import type { Handler } from '../owner-request.ts';
import { ReviewCards } from './review-cards.tsx';
import { loadReviews, moveToBin } from './stored-reviews.ts';

export const reasons: Readonly<Record<string, string>> = {
  unlawful: 'Beledigend of onrechtmatig',
  'off-topic': 'Gaat niet over de salon (reclame, spam)',
  'asked-for': 'De schrijver vraagt het zelf',
};

/** Reasons without a button on this page. `npm run migrate` gives the first two. */
export const otherReasons: typeof reasons = {
  'no-text': 'Zonder tekst, bij de overgang van de vorige site',
  'not-approved': 'Op de vorige site niet goedgekeurd',
  'left-out': 'Kon niet op de site staan',
};

export const removalFields: FieldRules = {
  naam: several,
  ground: oneOf(...Object.keys({ ...reasons, ...otherReasons })),
};

export const showRemoval: Handler = async (request) => {
  const { documentNames } = request;
  const title = 'Weghalen';
  if (documentNames.length === 0) {
    return { title, status: 400, content: 'Kruis eerst aan wat weg moet.' };
  }
  const reviews = await loadReviews(request);
  if (reviews.length === 0) return { redirect: composeReviewUrl('prullenbak', documentNames) };
  const isOne = documentNames.length === 1;
  // The browser then shows `url`. The names of many reviews do not fit in it.
  const url = isOne ? composeReviewUrl('weghalen', documentNames) : '/beheer';
  const since = readText(request.form, 'sinds');
  return { title, url, content: <Removal reviews={reviews} since={since} /> };
};

export const remove: Handler = async (request) => {
  const { documentNames } = request;
  const reason = readText(request.form, 'ground');
  const moved = await moveToBin(request, documentNames, reason);
  if (moved < documentNames.length) {
    const done = `Er zijn ${moved} recensies weg; toen ging er iets mis.`;
    return reportPart(done, 'Kies de reden nog eens voor de rest.', () => showRemoval(request));
  }
  const since = new URLSearchParams(readText(request.form, 'sinds'));
  if (since.size > 0) {
    since.set('gedaan', 'weggehaald'); // replaces that of an earlier press
    return { redirect: `/beheer/sinds?${since}` };
  }
  const isOne = documentNames.length === 1;
  const bin = isOne ? composeReviewUrl('prullenbak', documentNames) : '/beheer/prullenbak?';
  return { redirect: `${bin}&gedaan=weggehaald` };
};

/** Says what was done before a failure, even if the database is still away and lists nothing. */
export async function reportPart(done: string, next: string, show: () => ReturnType<Handler>) {
  try {
    return { ...(await show()), ...formError(`${done} ${next}`) };
  } catch {
    const feedback = formError(done, 'Probeer het over een minuut opnieuw.');
    const url = '/beheer';
    return { title: 'Recensies', url, content: <a href={url}>Naar de recensies</a>, ...feedback };
  }
}

/** `since`: the query of since-page.tsx, if that page has more reviews than one press removes. */
type RemovalProps = { reviews: readonly Review[]; since?: string };

export function Removal({ reviews, since }: RemovalProps) {
  const count = reviews.length;
  const what = count === 1 ? 'deze recensie' : `deze ${count} recensies`;
  const remove = count === 1 ? 'Haal weg' : `Haal ${count} weg`;
  const labels = Object.entries(reasons).map(([reason, text]) => [
    reason,
    `${remove}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
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
        {since && <input type="hidden" name="sinds" value={since} />}
        <h2>Waarom haalt u {what} weg?</h2>
        <small>
          Wat u weghaalt, is meteen van de site en blijft {privacy.binDays} dagen in de prullenbak.
        </small>
        <Buttons name="ground" labels={Object.fromEntries(labels)} />
      </form>
      <ReviewCards reviews={reviews} />
    </>
  );
}
