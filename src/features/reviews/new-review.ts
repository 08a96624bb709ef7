import { stripBlankLines } from 'shared/characters.ts';
import { toDutchDay } from 'shared/dutch-time.ts';
import { defaultStars, isStars, type NewReview, reviewLimits } from 'shared/review.ts';
import { checkFields, type FieldErrors } from '../../forms/check-fields.ts';
import type { FormValues } from '../../forms/draft.ts';

export type ReviewField = 'name' | 'review';

export function checkReview(values: FormValues): FieldErrors<ReviewField> {
  return checkFields<ReviewField>(values, reviewLimits, {
    name: { label: 'naam', empty: 'Vul uw naam in.' },
    review: { label: 'review', empty: 'Schrijf wat u van uw bezoek vond.' },
  });
}

/** `date` is today in the Netherlands, even for a visitor elsewhere. */
export function composeReview(values: FormValues, now: Date): NewReview {
  const stars = Number(values.stars);
  return {
    name: (values.name ?? '').trim(),
    review: stripBlankLines(values.review ?? ''),
    stars: isStars(stars) ? stars : defaultStars,
    date: toDutchDay(now),
  };
}
