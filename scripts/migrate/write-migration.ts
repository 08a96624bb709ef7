// Stores a migration in parts, each in one transaction. A run that broke off leaves whole documents
// only, so the same command does the rest.
import { FieldPath, FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
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

const maxPerTransaction = 100; // at most 300 writes
// In ms. A transaction that lost its connection locks its documents for a minute.
const timeout = 120_000;

/** Returns how many documents changed, before the connection failed if it did. */
export async function changeInParts<T>(
  database: Firestore,
  all: readonly T[],
  change: (transaction: Transaction, part: readonly T[]) => Promise<number>,
) {
  let changed = 0;
  for (let done = 0; done < all.length; done += maxPerTransaction) {
    const part = all.slice(done, done + maxPerTransaction);
    try {
      const run = database.runTransaction((transaction) => change(transaction, part));
      changed += await withTimeout(run, timeout);
    } catch (failure) {
      return { changed, failure };
    }
    console.log(`${done + part.length} of ${all.length} are done.`);
  }
  return { changed, failure: null };
}

/** Plans each step again from what is stored now, so that no newer change is lost. */
export function writeMigration(database: Firestore, paths: readonly string[], settings: Settings) {
  return changeInParts(database, paths, async (transaction, part) => {
    const records = part.map((path) => database.doc(`migrated/${path.replace('/', '~')}`));
    const documents = await transaction.getAll(...part.map((path) => database.doc(path)));
    const earlier = await transaction.getAll(...records);
    let changed = 0;
    for (const [index, record] of records.entries()) {
      const [path = '', document] = [part[index], documents[index]];
      const [fields, createdAt] = [document?.data(), document?.createTime?.toMillis()];
      if (!fields || !createdAt) continue; // the owner has removed it meanwhile
      const step = planStep({ path, fields, createdAt }, settings);
      if (!step) continue;
      const movedTo = writeStep(transaction, database, { step, fields, now: settings.now });
      const expireAt = new Date(settings.now + timeInBin);
      const values = findBefore(step, fields, earlier[index]?.data() as Migrated | undefined);
      transaction.set(record, { ...values, path, movedTo, expireAt } satisfies Migrated);
      changed += 1;
    }
    return changed;
  });
}

type Written = { step: Step; fields: Fields; now: number };

/** Returns the new path of a document that leaves the site. */
function writeStep(transaction: Transaction, database: Firestore, written: Written): string | null {
  const { step, fields, now } = written;
  const values = step.changes.map(({ field, value }) => [field, value] as const);
  const reference = database.doc(step.path);
  if (!step.bin) {
    // Changes these fields only, so that the others stay exactly the same.
    transaction.set(reference, composeMerge(values), {
      mergeFields: values.map(([field]) => new FieldPath(field)),
    });
    return null;
  }
  const binned = composeBinned(step, applyValues(fields, values), now);
  transaction.set(database.doc(binned.path), binned.fields);
  transaction.delete(reference);
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

/** An undefined value removes its field. */
export function composeMerge(values: Values): Fields {
  return Object.fromEntries(
    values.map(([field, value]) => [field, value === undefined ? FieldValue.delete() : value]),
  );
}

export function applyValues(fields: Fields, values: Values): Fields {
  const all = Object.entries({ ...fields, ...Object.fromEntries(values) });
  return Object.fromEntries(all.filter(([, value]) => value !== undefined));
}
