import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Target } from './import-target.ts';
import { explainFailure } from './open-database.ts';
import { type Plan, planImport } from './plan-import.ts';
import { readExport } from './read-export.ts';
import { readRow } from './read-row.ts';

type Print = (sentence: string) => void;

const longestList = 25; // of one kind; the others are counted

/** Whether all went well. Throws a sentence when it could not begin. */
export async function runImport(
  file: string,
  apply: boolean,
  target: Target,
  print: Print,
): Promise<boolean> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const rows = readExport(file, readFileSync(file, 'utf8'));
  print(`${file}: ${rows.length} rows.`);
  const existing = await explainFailure(target.description, target.readExisting());
  const plan = planImport(rows.map(readRow), existing);
  describePlan(plan, print);
  if (!apply) {
    print(`This was a trial: nothing was written. Add --apply to write to ${target.description}.`);
    return true;
  }
  const failed = await target.write(plan.documents);
  list(failed, print, ({ path, why }) => `${path} was not written: ${why}.`);
  const written = plan.documents.length - failed.length;
  print(`Written to ${target.description}: ${written} documents.`);
  if (failed.length > 0) print('Run the same command again: what is written is left alone.');
  return failed.length === 0;
}

function describePlan({ documents, alreadyThere, renumbered, refused }: Plan, print: Print): void {
  list(refused, print, ({ place, why }) => `${place} is left out: ${why}.`);
  list(renumbered, print, ({ place, from, to }) =>
    from === null
      ? `${place} has no number and gets ${to}.`
      : `${place} shares number ${from} with another review and gets ${to}.`,
  );
  const photos = documents.flatMap(({ fields }) => ('src' in fields ? fields.src : []));
  const missing = photos.filter((src) => !existsSync(join('public/fotos/album', src)));
  list(missing, print, (src) => `The picture ${src} still has to be put into public/fotos/album.`);
  const reviews = documents.length - photos.length;
  print(
    `To be written: ${reviews} reviews and ${photos.length} photos. Already there: ${alreadyThere}. Left out: ${refused.length}.`,
  );
}

function list<T>(items: readonly T[], print: Print, describeItem: (item: T) => string): void {
  for (const item of items.slice(0, longestList)) print(describeItem(item));
  if (items.length > longestList) print(`... and ${items.length - longestList} more like that.`);
}
