// The reviews of a period: into a file first, then out of the database.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { explainFailure, type OpenDatabase } from '../import/open-database.ts';
import { type Period, writeMoment } from './read-moment.ts';

type Options = {
  period: Period;
  apply: boolean;
  folder: string; // for the file
  print: (sentence: string) => void;
};

const longestList = 25;
const writesPerCommit = 400;

/** Whether all went well. Throws a sentence when it could not begin. */
export async function runRemoval(
  { database, description }: OpenDatabase,
  { period, apply, folder, print }: Options,
): Promise<boolean> {
  const { total, reviews } = await explainFailure(description, findReviews(database, period));
  const between = `between ${writeMoment(period.from)} and ${writeMoment(period.to)}`;
  print(`${description}: ${total} reviews, of which ${reviews.length} came ${between}.`);
  for (const document of reviews.slice(0, longestList)) print(describe(document));
  if (reviews.length > longestList) print(`... and ${reviews.length - longestList} more.`);
  if (reviews.length === 0) return true;
  if (!apply) {
    print('This was a trial: nothing was removed. Add --apply to remove them.');
    return true;
  }
  const file = join(
    folder,
    `removed-reviews-${new Date().toISOString().replaceAll(/\W/g, '-')}.json`,
  );
  await writeReviews(file, reviews);
  print(`Written to ${file}: ${reviews.length} reviews.`);
  return removeAll(database, reviews, print);
}

/** Reads all of them: Firestore cannot be asked when a document was created. */
async function findReviews(database: Firestore, { from, to }: Period) {
  const all = await database.collection('reviews').get();
  const reviews = all.docs
    .filter((document) => {
      const created = document.createTime.toMillis();
      return created >= from && created < to;
    })
    .sort((a, b) => a.createTime.toMillis() - b.createTime.toMillis());
  return { total: all.size, reviews };
}

/** As JSON: on one line, whatever is in it. */
function describe(document: QueryDocumentSnapshot): string {
  const fields = JSON.stringify(document.data());
  const shown = fields.length > 160 ? `${fields.slice(0, 160)}…` : fields;
  return `${document.ref.path}, ${writeMoment(document.createTime.toMillis())}: ${shown}`;
}

/** As `npm run import` reads them. */
async function writeReviews(
  file: string,
  reviews: readonly QueryDocumentSnapshot[],
): Promise<void> {
  const fields = reviews.map((document) => [document.id, document.data()] as const);
  const text = JSON.stringify({ reviews: Object.fromEntries(fields) }, null, 1);
  await writeFile(file, `${text}\n`, { flag: 'wx', flush: true });
}

async function removeAll(
  database: Firestore,
  reviews: readonly QueryDocumentSnapshot[],
  print: Options['print'],
): Promise<boolean> {
  let removed = 0;
  for (let start = 0; start < reviews.length; start += writesPerCommit) {
    const part = reviews.slice(start, start + writesPerCommit);
    const batch = database.batch();
    for (const document of part) {
      // Only as it stands in the file.
      batch.delete(document.ref, { lastUpdateTime: document.updateTime });
    }
    try {
      await batch.commit();
    } catch (error) {
      const why = error instanceof Error ? error.message : error;
      print(`Removed ${removed} of ${reviews.length}, and then it failed: ${why}.`);
      print('Run the same command again for the others; they get a file of their own.');
      return false;
    }
    removed += part.length;
    print(`Removed ${removed} of ${reviews.length}.`);
  }
  return true;
}
