import { format, subDays } from 'date-fns';
import type { Emulator } from '../local/emulator.ts';
import { writeSeed } from '../local/firestore-documents.ts';
import type { StoredReview } from '../local/seed-reviews.ts';

type Place = Pick<Emulator, 'host' | 'port' | 'projectId'>;

/** Small enough to be stored in time on a busy machine; Firestore itself takes 500. */
const mostWrites = 100;
const newestDay = new Date(2026, 0, 31);

/** Leaves the database with this many reviews and nothing else. */
export async function fillReviews(place: Place, count: number): Promise<void> {
  const { host, port, projectId } = place;
  const database = `emulator/v1/projects/${projectId}/databases/(default)/documents`;
  const cleared = await fetch(`http://${host}:${port}/${database}`, { method: 'DELETE' });
  if (!cleared.ok) throw new Error(`The emulator was not cleared: ${await cleared.text()}`);
  const reviews = composeReviews(count);
  for (let start = 0; start < count; start += mostWrites) {
    await writeSeed(place, reviews.slice(start, start + mostWrites), []);
  }
}

/** Several a day, the highest number on the last one. */
export function composeReviews(count: number): StoredReview[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Klant ${index + 1}`,
    review: `Bezoek ${index + 1}: rustig, netjes en met alle tijd voor onze kat. Tot de volgende keer!`,
    stars: index % 4 === 0 ? 4 : 5,
    date: format(subDays(newestDay, Math.floor((count - 1 - index) / 7)), 'yyyy/MM/dd'),
  }));
}
