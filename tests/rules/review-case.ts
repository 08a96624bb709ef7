import type { Fields, Stored } from '../firestore-client.ts';

/** One try to add a review: what is asked, under which path. */
export type ReviewCase = { what: string; path: string; fields: Fields };

/** The moment at which the tables of reviews hold: noon in the Netherlands on 10 October 2026. */
export const tableTime = '2026-10-10T10:00:00Z';
export const tableDay = '2026/10/10';

/**
 * A good review but for the changes; undefined leaves a field out. The document is named after its
 * number unless it is given a name.
 */
export function createCase(
  what: string,
  id: number,
  changes: Readonly<Record<string, Stored | undefined>>,
  documentName?: string,
): ReviewCase {
  const fields: Record<string, Stored> = {
    id,
    name: 'Jannie',
    review: 'Onze kat spint er nog van.',
    stars: 5,
    date: tableDay,
  };
  for (const [key, value] of Object.entries(changes)) {
    if (value === undefined) delete fields[key];
    else fields[key] = value;
  }
  return { what, path: `reviews/${documentName ?? fields.id}`, fields };
}

/** The same rules at another moment: the emulator's own clock cannot be set. */
export function pinTime(rules: string, instant: string): string {
  return rules.replaceAll('request.time', `timestamp.value(${Date.parse(instant)})`);
}
