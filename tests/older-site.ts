// Documents that the specification's own site can have written.
import type { Fields } from './firestore-client.ts';

const review = { id: 7, review: 'Fijn geholpen.', stars: 5, date: '2099/01/07' };
const changes: Record<string, Fields> = {
  'stars as text': { stars: '4' },
  'no stars': { stars: null },
  'stars in words': { stars: 'veel' },
  'number as text': { id: '7' },
  'a repeated number': { id: 7 },
  'a long text': { review: 'Lang verhaal. '.repeat(60) },
};

/** The keys are document names. The reviewer's name repeats the key, so a test can find a card. */
export const olderReviews = Object.fromEntries(
  Object.entries(changes).map(([name, change]) => [
    name,
    { ...review, ...change, name: `Sanne (${name})` },
  ]),
);

export const olderPhotos = [
  'foto (1).jpg',
  'kat & hond.png',
  "Minoe's.jpg",
  '_DSC001.jpg',
  'poes+kat.jpeg',
  'kat,1.jpg',
  'kat.jfif',
];
