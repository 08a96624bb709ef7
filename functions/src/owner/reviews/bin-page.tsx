// Shows removed reviews for 30 days, the latest removal first. The owner restores one or several.
import { toDutchDay } from 'shared/dutch-time.ts';
import { formatDay } from 'shared/format-day.ts';
import { privacy, timeInBin } from 'shared/privacy.ts';
import { parseReview } from 'shared/review.ts';
import { ReviewCard } from 'shared/review-card/review-card.tsx';
import type { Fields, StoredDocument } from '../../database.ts';
import { composeReviewUrl } from '../../review-urls.ts';
import { BulkButtons } from '../http/bulk-buttons.tsx';
import { findConfirmation } from '../http/outcome.ts';
import type { Handler } from '../owner-request.ts';
import { reasons } from './removal-page.tsx';
import { restoreReviews } from './stored-reviews.ts';

const url = '/beheer/prullenbak';
const maxShown = 200;
const singleForm = 'one'; // of the button at a review, which sends no ticked boxes

const confirmations = {
  weggehaald: 'Weg. U kunt dit hieronder terugdraaien.',
  terug: 'De gekozen recensies staan weer op de site.',
};

export const showBin: Handler = async ({ database, query, now }) => {
  const stored = await database.listBin(maxShown);
  const removals = stored
    .map((document) => parseRemoval(document, now))
    .filter((removal) => removal !== null);
  return {
    title: 'Prullenbak',
    banner: findConfirmation(query, confirmations),
    content: (
      <>
        <p>
          {removals.length > 0
            ? `Wat u weghaalt, blijft hier ${privacy.binDays} dagen liggen.`
            : 'De prullenbak is leeg.'}
        </p>
        <form method="post" action={url} id={singleForm} hidden />
        <form method="post" action={url}>
          <ul>
            {removals.map(({ review, removedAt, reason }) => (
              <li key={review.documentName}>
                <label className="choice">
                  <input type="checkbox" name="naam" value={review.documentName} />
                  <span className="visually-hidden">Kies de recensie van {review.name}.</span>
                  Weggehaald op {formatDay(toDutchDay(removedAt))}
                  {reason && `. ${reason}`}
                </label>
                <ReviewCard review={review} />
                <button type="submit" form={singleForm} name="naam" value={review.documentName}>
                  Zet terug
                </button>
              </li>
            ))}
          </ul>
          <BulkButtons label="Zet de gekozen recensies terug" />
        </form>
      </>
    ),
  };
};

function parseRemoval({ documentName, fields }: StoredDocument, now: number) {
  // `moveToBin` stores a review's own fields in the field `fields`.
  const reviewFields = (fields.fields ?? {}) as Fields;
  const review = parseReview(documentName, reviewFields);
  const removedAt = Number(fields.removedAt);
  if (!review || removedAt <= now - timeInBin) return null;
  const reason = reasons[String(fields.ground)];
  return { review, removedAt, reason };
}

export const restore: Handler = async (request) => {
  const { documentNames } = request;
  await restoreReviews(request);
  if (documentNames.length === 0) return { redirect: url };
  if (documentNames.length > 1) return { redirect: `${url}?gedaan=terug` };
  // The page of a single review, where she can reply to it too.
  const page = composeReviewUrl('recensie', documentNames);
  return { redirect: `${page}&gedaan=terug` };
};
