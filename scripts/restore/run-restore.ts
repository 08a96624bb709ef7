// Runs `npm run restore`, and prints the result.
import { parseArgs } from 'node:util';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { connectDatabase, openDocument } from '../../functions/src/database.ts';
import { revokeAll } from '../../functions/src/owner/access/revocation.ts';
import { explainFailure } from '../google/explain-failure.ts';
import { type Documents, planRestore, restored, type Step } from './plan-restore.ts';

const usage = `npm run restore -- PROJECT COPY [--write] [WHAT...]
  COPY  a minute of the last seven days, as 2026-11-20T09:00Z (UTC), or the name of a database, as restored
  WHAT  only these collections or documents, as reviews or reviews/aB3dE5gH7jK9mN1pQ3sT`;

type Connect = (projectId: string, databaseId?: string) => Firestore;

const noNotices = ['notices/current', { documentName: 'current', fields: {}, addedAt: 0 }] as const;

/** Returns the exit code. `connect` opens a database of the project, by default `(default)`. */
export async function runRestore(words: readonly string[], connect: Connect): Promise<0 | 1> {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { write: { type: 'boolean', default: false } },
  });
  const [projectId, copyName = '', ...wanted] = positionals;
  const isKnown = (what: string) => restored.some((name) => name === what.split('/')[0]);
  const isCopy = /^\d/.test(copyName) ? isMinute(copyName) : copyName !== '';
  if (!projectId || !isCopy || !wanted.every(isKnown)) {
    console.log(usage);
    return 1;
  }
  const open = (databaseId?: string) => connect(projectId, databaseId);
  try {
    await restore(open, { copyName, wanted, isWrite: values.write });
    return 0;
  } catch (error) {
    console.log(`The restore broke off. ${explainFailure(error)}`);
    console.log('Run the same command again: it does what is left.');
    return 1;
  }
}

function isMinute(copyName: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d\.\d+)?Z$/.test(copyName);
}

type Open = (databaseId?: string) => Firestore;
type Options = { copyName: string; wanted: readonly string[]; isWrite: boolean };

async function restore(open: Open, { copyName, wanted, isWrite }: Options): Promise<void> {
  const database = open();
  const copy = await loadCopy(open, database, copyName);
  for (const collection of restored) {
    const found = [...copy.keys()].filter((path) => path.startsWith(`${collection}/`));
    console.log(`The copy has ${found.length} documents in ${collection}.`);
  }
  const revokeLinks = () => revokeAll(connectDatabase(database), Date.now);
  if (isWrite) await revokeLinks(); // an open session could change documents during the restore
  const steps = planRestore(select(copy, wanted), await loadDocuments(database), Date.now());
  for (const { outcome, path, fields } of steps) {
    console.log(`${outcome}: ${path} ${fields.name ?? fields.alt ?? ''}`);
  }
  const written = steps.filter(({ outcome }) => outcome !== 'stays away');
  if (!isWrite) {
    console.log(`Nothing is written yet. With --write ${written.length} documents are.`);
    return;
  }
  await write(database, written);
  await revokeLinks(); // a link may have been mailed during the restore
  console.log(
    `${written.length} documents are written. All links and devices of the owner are revoked.`,
  );
}

function loadCopy(open: Open, database: Firestore, name: string): Promise<Documents> {
  if (!isMinute(name)) return loadDocuments(open(name));
  const date = new Date(name);
  const here = date.toLocaleString('nl-NL', { timeZone: 'Europe/Amsterdam' });
  console.log(`The copy is of ${here} in the Netherlands.`);
  return loadDocuments(database, Timestamp.fromDate(date));
}

function loadDocuments(database: Firestore, readTime?: Timestamp): Promise<Documents> {
  const collections = [...restored, 'erasedPhotos'].map((name) => database.collection(name));
  return database.runTransaction(
    async (transaction) => {
      const found = await Promise.all(collections.map((each) => transaction.get(each)));
      return new Map(
        found
          .flatMap(({ docs }) => docs)
          .map((each) => [each.ref.path, openDocument(each)] as const),
      );
    },
    { readOnly: true, ...(readTime && { readTime }) },
  );
}

/** Adds an empty document if the copy has no notices, so that a later notice disappears. */
function select(copy: Documents, wanted: readonly string[]): Documents {
  const isWanted = (path: string) =>
    restored.some((collection) => path.startsWith(`${collection}/`)) &&
    (wanted.length === 0 || wanted.some((each) => `${path}/`.startsWith(`${each}/`)));
  return new Map([noNotices, ...copy].filter(([path]) => isWanted(path)));
}

async function write(database: Firestore, steps: readonly Step[]): Promise<void> {
  const maxPerBatch = 200;
  for (let done = 0; done < steps.length; done += maxPerBatch) {
    const batch = database.batch();
    for (const { path, fields } of steps.slice(done, done + maxPerBatch)) {
      batch.set(database.doc(path), fields);
    }
    await batch.commit();
  }
}
