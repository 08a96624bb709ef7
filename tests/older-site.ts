// Documents that an older site of the same specification may hold, and how this site shows them.
import { Double, type Fields } from './firestore-client.ts';

const review = { id: 7, name: 'Sanne', review: 'Fijn geholpen.', stars: 5, date: '2099/01/07' };

type OlderReview = { fields: Fields; stars: number | null; day: string };

export const olderReviews: Record<string, OlderReview> = {
  'stars as text': { fields: { ...review, stars: '4' }, stars: 4, day: '7 januari 2099' },
  'half a star': { fields: { ...review, stars: new Double(4.5) }, stars: 5, day: '7 januari 2099' },
  'no stars': { fields: { ...review, stars: null }, stars: null, day: '7 januari 2099' },
  'stars in words': { fields: { ...review, stars: 'veel' }, stars: null, day: '7 januari 2099' },
  'number as text': { fields: { ...review, id: '7' }, stars: 5, day: '7 januari 2099' },
  'date with dashes': {
    fields: { ...review, date: '2099-02-25' },
    stars: 5,
    day: '25 februari 2099',
  },
  timestamp: {
    fields: { ...review, date: new Date('2025-11-25T12:00:00Z') },
    stars: 5,
    day: '25 november 2025',
  },
  'long texts': {
    fields: { ...review, name: 'Naam '.repeat(40), review: 'Lang verhaal. '.repeat(60) },
    stars: 5,
    day: '7 januari 2099',
  },
};

/** The name of the document stands in the reviewer's name, so that a test can find its card. */
export const olderReviewFields = Object.fromEntries(
  Object.entries(olderReviews).map(([name, { fields }]) => [
    name,
    { ...fields, name: `${fields.name} (${name})` },
  ]),
);

/** For Google's server library, which knows no wrapper around a number. */
export function plainFields(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      value instanceof Double ? value.value : value,
    ]),
  );
}

export const olderPhotos = [
  'foto (1).jpg',
  'kat & hond.png',
  "Minoe's.jpg",
  '_DSC001.jpg',
  'poes+kat.jpeg',
  'kat,1.jpg',
  'kat.jfif',
];
