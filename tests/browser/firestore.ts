// Looks straight into the emulator, past the rules: what the site stored, and nothing it says of it.
import { site } from './site-server.ts';

const documents = `http://127.0.0.1:${site.firestorePort}/v1/projects/demo-trimsalon/databases/(default)/documents`;
const headers = { Authorization: 'Bearer owner' };

type Fields = Record<string, { stringValue?: string; integerValue?: string }>;
export type Stored = { path: string; fields: Record<string, string | number | undefined> };

/** All reviews as they are stored. */
export async function readStoredReviews(): Promise<Stored[]> {
  const stored: Stored[] = [];
  let next = '';
  do {
    const answer = await fetch(`${documents}/reviews?pageSize=300&pageToken=${next}`, { headers });
    const page: { documents?: { name: string; fields: Fields }[]; nextPageToken?: string } =
      await answer.json();
    for (const { name, fields } of page.documents ?? []) {
      stored.push({ path: name.split('/').at(-1) ?? '', fields: readFields(fields) });
    }
    next = page.nextPageToken ?? '';
  } while (next);
  return stored;
}

export async function deleteReview(path: string): Promise<void> {
  await fetch(`${documents}/reviews/${path}`, { method: 'DELETE', headers });
}

function readFields(fields: Fields): Stored['fields'] {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { stringValue, integerValue }]) => [
      name,
      integerValue === undefined ? stringValue : Number(integerValue),
    ]),
  );
}
