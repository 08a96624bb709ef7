// Reads inside a transaction that stays open, as a stranger may try. On the emulator, which has only
// pessimistic transactions, a write of what was read then waits 2 s and fails.
import type { FirestoreClient } from './firestore-client.ts';

/** Locks the list of reviews. Returns what ends the transaction. */
export async function lockDocuments({ call }: FirestoreClient) {
  const { result } = await call(':beginTransaction', { options: { readWrite: {} } });
  const { transaction } = result as { transaction: string };
  const structuredQuery = { from: [{ collectionId: 'reviews' }], limit: 1 };
  await call(':runQuery', { structuredQuery, transaction });
  return () => call(':rollback', { transaction });
}
