import { privacy } from 'shared/privacy.ts';
import { ReviewCard } from 'shared/review-card/review-card.tsx';
import { composeReviewUrl } from '../../review-urls.ts';
import { readText } from '../http/form-text.ts';
import type { Handler } from '../owner-request.ts';
import { loadReviews, moveToBin } from './stored-reviews.ts';

export const reasons: Readonly<Record<string, string>> = {
  unlawful: 'Beledigend of onrechtmatig',
  private: 'Gegevens van een ander',
  'off-topic': 'Gaat niet over de salon (reclame, spam)',
  'asked-for': 'De schrijver vraagt het zelf',
};

export const showRemoval: Handler = async (request) => {
  const { documentNames } = request;
  const title = 'Weghalen';
  if (documentNames.length === 0) {
    return { title, status: 400, content: 'Kruis eerst aan wat weg moet.' };
  }
  const reviews = await loadReviews(request);
  if (reviews.length === 0) return { redirect: '/beheer/prullenbak' };
  const action = reviews.length === 1 ? 'Haal weg' : `Haal ${reviews.length} weg`;
  return {
    title,
    content: (
      <>
        <p>
          Onder de recensies staat:{' '}
          <q>
            Een recensie haal ik alleen weg als die beledigend of onrechtmatig is, niet over de
            salon gaat, of als de schrijver het vraagt.
          </q>{' '}
          Een recensie die u niet bevalt, blijft dus staan. U kunt er wel op antwoorden.
        </p>
        <form method="post" action="/beheer/weghalen" className="white-card">
          {reviews.map(({ documentName }) => (
            <input key={documentName} type="hidden" name="naam" value={documentName} />
          ))}
          <h2>Waarom?</h2>
          <small>
            Wat u weghaalt, is meteen van de site en blijft {privacy.binDays} dagen in de
            prullenbak.
          </small>
          {Object.entries(reasons).map(([reason, text]) => (
            <button key={reason} type="submit" name="ground" value={reason}>
              {action}: {lowerFirstLetter(text)}
            </button>
          ))}
        </form>
        <ul>
          {reviews.map((review) => (
            <li key={review.documentName}>
              <ReviewCard review={review} />
            </li>
          ))}
        </ul>
      </>
    ),
  };
};

export const remove: Handler = async (request) => {
  const reason = readText(request.form, 'ground');
  if (!Object.hasOwn(reasons, reason)) {
    return { redirect: composeReviewUrl('weghalen', request.documentNames) };
  }
  await moveToBin(request, reason);
  return { redirect: '/beheer/prullenbak?gedaan=weggehaald' };
};

function lowerFirstLetter(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
