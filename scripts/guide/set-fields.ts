/** What the owner does in the Firebase console: adds these fields to a document, or changes them. */
export async function setFields(
  firestore: string,
  path: string,
  fields: Record<string, string>,
): Promise<void> {
  const mask = Object.keys(fields)
    .map((name) => `updateMask.fieldPaths=${name}`)
    .join('&');
  const values = Object.entries(fields).map(([name, text]) => [name, { stringValue: text }]);
  const documents = `http://${firestore}/v1/projects/demo-trimsalon/databases/(default)/documents`;
  const response = await fetch(`${documents}/${path}?${mask}`, {
    method: 'PATCH',
    headers: { Authorization: 'Bearer owner' },
    body: JSON.stringify({ fields: Object.fromEntries(values) }),
  });
  if (!response.ok) throw new Error(`The database responded with ${response.status}`);
}
