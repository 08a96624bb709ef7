import { stripBlankLines } from 'shared/characters.ts';
import { toDutchDay } from 'shared/dutch-time.ts';
import { defaultStars, isStars, type NewReview, reviewLimits } from 'shared/review.ts';
import type { FieldRules } from '../../forms/check-fields.ts';
import type { FormValues } from '../../forms/draft.ts';

export const reviewRules: FieldRules<'name' | 'review'> = {
  name: {
    label: 'Naam',
    noun: 'naam',
    hint: 'Uw voornaam is genoeg.',
    empty: 'Vul uw naam in.',
    maxLength: reviewLimits.name,
    autoComplete: 'given-name',
  },
  review: {
    label: 'Review',
    noun: 'review',
    empty: 'Schrijf wat u van uw bezoek vond.',
    maxLength: reviewLimits.review,
  },
};

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
