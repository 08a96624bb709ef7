// Documents as an older site may have stored them.
import { Double, type Fields } from './firestore-client.ts';

const review = { id: 7, review: 'Fijn geholpen.', stars: 5, date: '2099/01/07' };
const changes: Record<string, Fields> = {
  'stars as text': { stars: '4' },
  'half a star': { stars: new Double(4.5) },
  'no stars': { stars: null },
  'stars in words': { stars: 'veel' },
  'number as text': { id: '7' },
  'date with dashes': { date: '2099-02-25' },
  timestamp: { date: new Date('2025-11-25T12:00:00Z') },
  'a long text': { review: 'Lang verhaal. '.repeat(60) },
};

/** The keys are document names. The reviewer's name repeats the key, so a test can find a card. */
export const olderReviews = Object.fromEntries(
  Object.entries(changes).map(([name, change]) => [
    name,
    { ...review, ...change, name: `Sanne (${name})` },
  ]),
);

/** Replaces each `Double` by its number: Google's server library does not know that class. */
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
