// Gives each migrated document its old values back. Skips one that the owner has removed since.
import type { Firestore } from 'firebase-admin/firestore';
import type { Fields } from '../../functions/src/database.ts';
import {
  applyValues,
  asRead,
  changeFields,
  changeInParts,
  type Migrated,
  type Values,
} from './write-migration.ts';

export async function undoMigration(database: Firestore, timeout: number) {
  const { docs: records } = await database.collection('migrated').get();
  const outcome = await changeInParts(database, records, timeout, async (batch, part) => {
    const migrated = part.map((record) => record.data() as Migrated);
    const paths = migrated.flatMap(({ path, movedTo }) => [path, movedTo ?? path]);
    const stored = await database.getAll(...paths.map((path) => database.doc(path)));
    let restored = 0;
    for (const [index, { movedTo, before, missing }] of migrated.entries()) {
      const [here, moved] = stored.slice(2 * index);
      const values: Values = [
        ...Object.entries(before),
        ...missing.map((field) => [field, undefined] as const),
      ];
      if (here?.exists) {
        changeFields(batch, here, values);
      } else if (here && movedTo && moved?.exists) {
        batch.set(here.ref, applyValues(takeFromBin(movedTo, moved.data() ?? {}), values));
        batch.delete(moved.ref, asRead(moved));
      }
      if (here?.exists || (movedTo && moved?.exists)) restored += 1;
    }
    for (const record of part) batch.delete(record.ref);
    return restored;
  });
  return { ...outcome, found: records.length };
}

function takeFromBin(path: string, { since: _, ...photo }: Fields): Fields {
  return path.startsWith('bin/') ? (photo.fields as Fields) : photo;
}
