// Shows removed reviews for 30 days, the latest removal first. The owner restores each.
import { toDutchDay } from 'shared/dutch-time.ts';
import { formatDay } from 'shared/format-day.ts';
import { privacy, timeInBin } from 'shared/privacy.ts';
import { parseReview } from 'shared/review.ts';
import { ReviewCard } from 'shared/review-card/review-card.tsx';
import type { Fields } from '../../database.ts';
import { composeReviewUrl } from '../../review-urls.ts';
import { Buttons } from '../http/buttons.tsx';
import { describeOutcome } from '../http/respond.tsx';
import type { Handler } from '../owner-request.ts';
import { reasons } from './removal-page.tsx';
import { restoreReviews } from './stored-reviews.ts';

const maxShown = 200;

export const showBin: Handler = async ({ database, query, now }) => {
  const removals = (await database.listBin(maxShown)).flatMap(({ documentName, fields }) => {
    const review = parseReview(documentName, (fields.fields as Fields | undefined) ?? {});
    const removedAt = Number(fields.removedAt);
    if (!review || removedAt <= now - timeInBin) return [];
    return { review, removedAt, reason: reasons[String(fields.ground)] };
  });
  return {
    title: 'Prullenbak',
    ...describeOutcome(query, { weggehaald: 'Weg. U kunt dit hieronder terugdraaien.' }),
    content: (
      <>
        <p>
          {removals.length > 0
            ? `Wat u weghaalt, blijft hier ${privacy.binDays} dagen liggen.`
            : 'De prullenbak is leeg.'}
        </p>
        <form method="post" action="/beheer/prullenbak">
          <ul>
            {removals.map(({ review, removedAt, reason }) => (
              <li key={review.documentName}>
                <p>
                  Weggehaald op {formatDay(toDutchDay(removedAt))}
                  {reason && `. ${reason}`}
                </p>
                <ReviewCard review={review} />
                <Buttons name="naam" labels={{ [review.documentName]: 'Zet terug' }} />
              </li>
            ))}
          </ul>
        </form>
      </>
    ),
  };
};

export const restore: Handler = async (request) => {
  await restoreReviews(request);
  return { redirect: `${composeReviewUrl('recensie', request.documentNames)}&gedaan=terug` };
};
