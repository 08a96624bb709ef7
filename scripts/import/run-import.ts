// The whole of `npm run import`, so that tests can play it.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withTimeout } from '../../src/data/with-timeout.ts';
import type { ImportOptions } from './import-options.ts';
import type { Target } from './import-target.ts';
import { type Plan, planImport } from './plan-import.ts';
import { readExport } from './read-export.ts';
import { readRow } from './read-row.ts';

/** Lines of the report about single rows; the others are counted. */
const longestList = 25;

/** Milliseconds, until the database has to have told what it holds. */
const longestLook = 60_000;

const number = new Intl.NumberFormat('en');

/** Whether all went well. Throws a sentence when it could not begin. */
export async function runImport(
  { file, apply }: ImportOptions,
  target: Target,
  print: (sentence: string) => void,
): Promise<boolean> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const rows = readExport(file, readFileSync(file, 'utf8'));
  print(`${file}: ${number.format(rows.length)} rows.`);
  const existing = await withTimeout(target.readExisting(), longestLook).catch((cause) => {
    throw new Error(
      `${target.where} could not be read: ${cause.message}\nIs npm start running? For a real project: gcloud auth application-default login`,
    );
  });
  const plan = planImport(rows.map(readRow), existing);
  describe(plan, print);
  if (!apply) {
    print(`This was a trial: nothing was written. Add --apply to write to ${target.where}.`);
    return true;
  }
  return write(plan, target, print);
}

async function write(plan: Plan, target: Target, print: (sentence: string) => void) {
  const total = plan.documents.length;
  const step = Math.max(500, Math.ceil(total / 10));
  const failed = await target.write(plan.documents, (written) => {
    if (written % step === 0) print(`${number.format(written)} of ${number.format(total)} written`);
  });
  list(failed, print, ({ path, why }) => `${path} was not written: ${why}.`);
  print(`Written to ${target.where}: ${number.format(total - failed.length)} documents.`);
  if (failed.length > 0) print('Run the same command again: what is written is left alone.');
  return failed.length === 0;
}

function describe({ documents, alreadyThere, renumbered, refused }: Plan, print: Print): void {
  list(refused, print, ({ line, why }) => `Line ${line} is left out: ${why}.`);
  list(renumbered, print, ({ line, from, to }) =>
    from === null
      ? `Line ${line} has no number and gets ${to}.`
      : `Line ${line} shares number ${from} with another review and gets ${to}.`,
  );
  const photos = documents.flatMap(({ fields }) => ('src' in fields ? fields.src : []));
  const missing = photos.filter((src) => !existsSync(join('public/fotos/album', src)));
  list(missing, print, (src) => `The picture ${src} still has to be put into public/fotos/album.`);
  const reviews = documents.length - photos.length;
  print(
    `To be written: ${number.format(reviews)} reviews and ${number.format(photos.length)} photos. Already there: ${number.format(alreadyThere)}. Left out: ${number.format(refused.length)}.`,
  );
}

type Print = (sentence: string) => void;

function list<T>(items: readonly T[], print: Print, tell: (item: T) => string): void {
  for (const item of items.slice(0, longestList)) print(tell(item));
  if (items.length > longestList) {
    print(`... and ${number.format(items.length - longestList)} more like that.`);
  }
}
