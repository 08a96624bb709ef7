// `npm run migrate` brings an older site's reviews and photos over (docs/going-live.md, step 6).
import { parseArgs } from 'node:util';
import { Firestore } from 'firebase-admin/firestore';
import { withTimeout } from 'shared/with-timeout.ts';
import { countReviews } from '../functions/src/review-count/count-reviews.ts';
import { explainFailure } from './google/explain-failure.ts';
import { isUsed, type OldDocument, rankReviews } from './migrate/plan-migration.ts';
import { printPublicFields, printSteps } from './migrate/print-migration.ts';
import { undoMigration } from './migrate/undo-migration.ts';
import { writeMigration } from './migrate/write-migration.ts';

const usage = `npm run migrate -- PROJECT [--drop FIELD]... [--write | --undo]
  without --write  shows what would be stored, and stores nothing
  --drop FIELD     removes this field, such as email, from every review and photo
  --undo           brings every old value back, for 30 days after --write`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: 'boolean', default: false },
    undo: { type: 'boolean', default: false },
    drop: { type: 'string', multiple: true, default: [] },
  },
});
const [projectId] = positionals;
const isValid = !(values.write && values.undo) && !values.drop.some(isUsed);
const timeout = 60_000; // ms

if (!projectId || !isValid) {
  console.log(usage);
  process.exitCode = 1;
} else {
  const database = new Firestore({ projectId });
  const run = values.undo ? undo(database) : migrate(database);
  const failure = await run.catch((error: unknown) => error);
  if (failure) {
    console.log(`It broke off: ${explainFailure(failure)}`);
    console.log('What is done stays done. Run the same command again for the rest.');
  }
  process.exitCode = failure ? 1 : 0;
  setTimeout(process.exit, 2_000).unref(); // a failed connection would hold the process
}

/** Returns why it broke off, if it did. */
async function migrate(database: Firestore): Promise<unknown> {
  const reviews = await read(database, 'reviews');
  const photos = await read(database, 'photos');
  const now = Date.now();
  const settings = { now, dropped: values.drop, ranks: rankReviews(reviews, now) };
  const planned = [printSteps(reviews, settings), printSteps(photos, settings)];
  const steps = planned.flatMap((each) => each.steps);
  const binned = new Set(steps.filter(({ bin }) => bin).map(({ path }) => path));
  const staying = [...reviews, ...photos].filter(({ path }) => !binned.has(path));
  printPublicFields(staying, values.drop);
  console.log(`reviews: ${planned[0]?.counts}\nphotos: ${planned[1]?.counts}`);
  if (!values.write) {
    const reads = reviews.length + photos.length + 2 * steps.length;
    const writes = 2 * steps.length + binned.size;
    console.log(
      `Nothing is stored yet. With --write ${steps.length} documents are, by ${reads} reads and ${writes} writes, 100 documents at a time.\nA day has 50,000 reads and 20,000 writes for free. More cost about $ 0.10 per 100,000.`,
    );
    return null;
  }
  const paths = steps.map(({ path }) => path);
  const { changed, failure } = await writeMigration(database, paths, settings);
  console.log(`${changed} of ${steps.length} documents are stored.`);
  return failure ?? updateCount(database);
}

async function undo(database: Firestore): Promise<unknown> {
  const { changed, failure, found } = await undoMigration(database);
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
