// What the owner clicks in the console, here by REST: the rules do not hold for her.
import { toFields } from '../local/firestore-documents.ts';

export type OwnerConsole = {
  /** Adds these fields to a document, or changes them; makes the document when it is not there. */
  setFields: (path: string, fields: Record<string, string>) => Promise<void>;
};

export function openConsole(firestore: string): OwnerConsole {
  const documents = `http://${firestore}/v1/projects/demo-trimsalon/databases/(default)/documents`;
  return {
    async setFields(path, fields) {
      const mask = Object.keys(fields).map((name): [string, string] => [
        'updateMask.fieldPaths',
        name,
      ]);
      const response = await fetch(`${documents}/${path}?${new URLSearchParams(mask)}`, {
        method: 'PATCH',
        headers: { Authorization: 'Bearer owner' },
        body: JSON.stringify({ fields: toFields(fields) }),
      });
      if (!response.ok) throw new Error(`The database answered ${response.status}`);
    },
  };
}
