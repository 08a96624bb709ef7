// Runs `npm run migrate` on a database, and prints the result.
import { parseArgs } from 'node:util';
import type { Firestore } from 'firebase-admin/firestore';
import { withTimeout } from 'shared/with-timeout.ts';
import { countReviews } from '../../functions/src/review-count/count-reviews.ts';
import { explainFailure } from '../google/explain-failure.ts';
import { isUsed, type OldDocument, rankReviews } from './plan-migration.ts';
import { printPublicFields, printSteps } from './print-migration.ts';
import { undoMigration } from './undo-migration.ts';
import { writeMigration } from './write-migration.ts';

const usage = `npm run migrate -- PROJECT [--drop FIELD]... [--write | --undo]
  without --write  shows what would be stored, and stores nothing
  --drop FIELD     removes this field, such as email, from every review and photo
  --undo           brings every old value back, for 30 days after --write`;

const timeout = 60_000; // ms, for a whole collection

type Options = ReturnType<typeof parseOptions>['values'];

function parseOptions(words: readonly string[]) {
  return parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      write: { type: 'boolean', default: false },
      undo: { type: 'boolean', default: false },
      drop: { type: 'string', multiple: true, default: [] },
    },
  });
}

/** Returns the exit code. `batchTimeout`: in ms, for the reads and writes of one batch. */
export async function runMigrate(
  words: readonly string[],
  connect: (projectId: string) => Firestore,
  batchTimeout = 15_000,
): Promise<0 | 1> {
  const { values, positionals } = parseOptions(words);
  const [projectId] = positionals;
  const isValid = !(values.write && values.undo) && !values.drop.some(isUsed);
  if (!projectId || !isValid) {
    console.log(usage);
    return 1;
  }
  const database = connect(projectId);
  const run = values.undo ? undo(database, batchTimeout) : migrate(database, values, batchTimeout);
  const failure = await run.catch((error: unknown) => error);
  if (!failure) return 0;
  console.log(`It broke off: ${explainFailure(failure)}`);
  console.log('What is done stays done. Run the same command again for the rest.');
  return 1;
}

/** Returns why it broke off, if it did. */
async function migrate(
  database: Firestore,
  { write, drop }: Options,
  batchTimeout: number,
): Promise<unknown> {
  const reviews = await read(database, 'reviews');
  const photos = await read(database, 'photos');
  const now = Date.now();
  const settings = { now, dropped: drop, ranks: rankReviews(reviews, now) };
  const planned = [printSteps(reviews, settings), printSteps(photos, settings)];
  const steps = planned.flatMap((each) => each.steps);
  const binned = new Set(steps.filter(({ bin }) => bin).map(({ path }) => path));
  const staying = [...reviews, ...photos].filter(({ path }) => !binned.has(path));
  printPublicFields(staying, drop);
  console.log(`reviews: ${planned[0]?.counts}\nphotos: ${planned[1]?.counts}`);
  if (!write) {
    const reads = reviews.length + photos.length + 2 * steps.length;
    const writes = 2 * steps.length + binned.size;
    console.log(
      `Nothing is stored yet. With --write ${steps.length} documents are, by ${reads} reads and ${writes} writes, 100 documents at a time.\nA day has 50,000 reads and 20,000 writes for free. More cost about $ 0.10 per 100,000.`,
    );
    return null;
  }
  const paths = steps.map(({ path }) => path);
  const { changed, failure } = await writeMigration(database, paths, settings, batchTimeout);
  console.log(`${changed} of ${steps.length} documents are stored.`);
  return failure ?? updateCount(database);
}

async function undo(database: Firestore, batchTimeout: number): Promise<unknown> {
  const { changed, failure, found } = await undoMigration(database, batchTimeout);
  console.log(`${changed} of ${found} documents have their old values back.`);
  return failure ?? updateCount(database);
}

/** An import starts no function, so the site would show the old count. */
async function updateCount(database: Firestore): Promise<void> {
  await withTimeout(countReviews(database), timeout);
  const { count, average } = (await database.doc('summaries/reviews').get()).data() ?? {};
  const stars = average === null ? 'without stars' : `with ${average?.toFixed(2)} stars on average`;
  console.log(`The site now counts ${count} reviews, ${stars}.`);
}

async function read(database: Firestore, collection: string): Promise<OldDocument[]> {
  const { docs } = await withTimeout(database.collection(collection).get(), timeout);
  return docs.map((each) => ({
    path: each.ref.path,
    fields: each.data(),
    createdAt: each.createTime.toMillis(),
  }));
}
