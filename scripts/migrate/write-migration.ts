// Stores a migration in parts, each in one batch. A run that broke off leaves whole documents only,
// so the same command does the rest.
import {
  type DocumentSnapshot,
  FieldPath,
  FieldValue,
  type Firestore,
  type Precondition,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { timeInBin } from 'shared/privacy.ts';
import { withTimeout } from 'shared/with-timeout.ts';
import type { Fields } from '../../functions/src/database.ts';
import { composeBinned, planStep, type Settings, type Step } from './plan-migration.ts';

/** Stores a document's old values for `--undo`. Visitors cannot read the collection. */
export type Migrated = {
  path: string;
  movedTo: string | null;
  before: Fields;
  missing: readonly string[]; // fields that the document did not have
  expireAt: Date;
};

export type Values = readonly (readonly [field: string, value: unknown])[];

const maxPerBatch = 100; // at most 300 writes

/** Returns how many documents changed, before the connection failed if it did. A batch locks nothing:
 * it fails as a whole if a document changed after it was read. */
export async function changeInParts<T>(
  database: Firestore,
  all: readonly T[],
  timeout: number,
  change: (batch: WriteBatch, part: readonly T[]) => Promise<number>,
) {
  let changed = 0;
  const run = async (part: readonly T[]) => {
    const batch = database.batch();
    const inPart = await change(batch, part);
    await batch.commit();
    changed += inPart;
  };
  for (let done = 0; done < all.length; done += maxPerBatch) {
    const part = all.slice(done, done + maxPerBatch);
    try {
      await withTimeout(run(part), timeout);
    } catch (failure) {
      return { changed, failure };
    }
    console.log(`${done + part.length} of ${all.length} are done.`);
  }
  return { changed, failure: null };
}

/** Plans each step again from what is stored now, so that no newer change is lost. */
export function writeMigration(
  database: Firestore,
  paths: readonly string[],
  settings: Settings,
  timeout: number,
) {
  return changeInParts(database, paths, timeout, async (batch, part) => {
    const records = part.map((path) => database.doc(`migrated/${path.replace('/', '~')}`));
    const documents = await database.getAll(...part.map((path) => database.doc(path)));
    const earlier = await database.getAll(...records);
    let changed = 0;
    for (const [index, record] of records.entries()) {
      const [path = '', document] = [part[index], documents[index]];
      const [fields, createdAt] = [document?.data(), document?.createTime?.toMillis()];
      if (!document || !fields || !createdAt) continue; // the owner has removed it meanwhile
      const step = planStep({ path, fields, createdAt }, settings);
      if (!step) continue;
      const movedTo = writeStep(batch, document, { step, fields, now: settings.now });
      const expireAt = new Date(settings.now + timeInBin);
      const values = findBefore(step, fields, earlier[index]?.data() as Migrated | undefined);
      batch.set(record, { ...values, path, movedTo, expireAt } satisfies Migrated);
      changed += 1;
    }
    return changed;
  });
}

type Written = { step: Step; fields: Fields; now: number };

/** Returns the new path of a document that leaves the site. */
function writeStep(batch: WriteBatch, document: DocumentSnapshot, written: Written): string | null {
  const { step, fields, now } = written;
  const values = step.changes.map(({ field, value }) => [field, value] as const);
  if (!step.bin) {
    changeFields(batch, document, values);
    return null;
  }
  const binned = composeBinned(step, applyValues(fields, values), now);
  batch.set(document.ref.firestore.doc(binned.path), binned.fields);
  batch.delete(document.ref, asRead(document));
  return binned.path;
}

/** Keeps the values of an earlier run, which are older. */
function findBefore({ changes }: Step, fields: Fields, earlier?: Migrated) {
  const before: Record<string, unknown> = { ...earlier?.before };
  const missing = new Set(earlier?.missing);
  for (const { field } of changes) {
    if (field in before || missing.has(field)) continue;
    if (field in fields) before[field] = fields[field];
    else missing.add(field);
  }
  return { before, missing: [...missing] };
}

/** Changes these fields only, so that the others stay exactly the same. An undefined value removes
 * its field. */
export function changeFields(batch: WriteBatch, document: DocumentSnapshot, values: Values): void {
  const changes = values.flatMap(([field, value]) => [
    new FieldPath(field),
    value === undefined ? FieldValue.delete() : value,
  ]);
  const [first, value, ...others] = changes;
  if (!(first instanceof FieldPath)) return;
  batch.update(document.ref, first, value, ...others, asRead(document));
}

/** The precondition that the document has not changed since it was read. */
export function asRead({ updateTime }: DocumentSnapshot): Precondition {
  return updateTime ? { lastUpdateTime: updateTime } : { exists: true };
}

export function applyValues(fields: Fields, values: Values): Fields {
  const all = Object.entries({ ...fields, ...Object.fromEntries(values) });
  return Object.fromEntries(all.filter(([, value]) => value !== undefined));
}
