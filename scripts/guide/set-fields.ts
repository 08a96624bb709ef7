import { toFields } from '../local/firestore-documents.ts';

/** What the owner does in the Firebase console: adds these fields to a document, or changes them. */
export async function setFields(
  firestore: string,
  path: string,
  fields: Record<string, string>,
): Promise<void> {
  const mask = Object.keys(fields)
    .map((name) => `updateMask.fieldPaths=${name}`)
    .join('&');
  const documents = `http://${firestore}/v1/projects/demo-trimsalon/databases/(default)/documents`;
  const response = await fetch(`${documents}/${path}?${mask}`, {
    method: 'PATCH',
    headers: { Authorization: 'Bearer owner' },
    body: JSON.stringify({ fields: toFields(fields) }),
  });
  if (!response.ok) throw new Error(`The database responded with ${response.status}`);
}
