import type { Fields, Stored } from '../firestore-client.ts';

export type ReviewCase = { what: string; path: string; fields: Fields };

/** The time of every case, except those of days.ts: noon in the Netherlands. */
export const tableTime = '2026-10-10T10:00:00Z';
export const tableDay = '2026/10/10';

/** Creates a valid review with these changes. The value undefined leaves out a field. */
export function createCase(
  what: string,
  id: number,
  changes: Readonly<Record<string, Stored | undefined>>,
  documentName = String(id).padStart(20, 'Zz'),
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
  return { what, path: `reviews/${documentName}`, fields };
}

/** Replaces the time in the rules, because the emulator's clock cannot be set. */
export function pinTime(rules: string, instant: string): string {
  return rules.replaceAll('request.time', `timestamp.value(${Date.parse(instant)})`);
}

/** Writes a value as readable text, for the description of a case. */
export function show(value: Stored): string {
  return JSON.stringify(value).replaceAll(
    /[^\x20-\x7e]/g,
    (unit) => `U+${unit.charCodeAt(0).toString(16)}`,
  );
}
