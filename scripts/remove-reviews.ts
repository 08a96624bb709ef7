// `npm run reviews:remove`. What it does is in remove-reviews/run-removal.ts.
import { parseArgs } from 'node:util';
import { openDatabase, usualEmulator } from './import/open-database.ts';
import { readPeriod } from './remove-reviews/read-moment.ts';
import { runRemoval } from './remove-reviews/run-removal.ts';

const usage = `Removes the reviews that came between two moments, in Dutch time; the second is not in it.

  npm run reviews:remove -- --from 2026-11-20T10:00 --to 2026-11-20T12:00             a trial: shows them
  npm run reviews:remove -- --from ... --to ... --apply                               from the emulator of npm start (${usualEmulator})
  npm run reviews:remove -- --from ... --to ... --to-project my-project               a trial for the real project of this id

Before anything is removed it is written to removed-reviews-....json, which npm run import brings back.`;

try {
  const { values } = parseArgs({
    options: {
      from: { type: 'string' },
      to: { type: 'string' },
      'to-project': { type: 'string', default: usualEmulator },
      apply: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help || !values.from || !values.to) throw new Error(usage);
  const period = readPeriod(values.from, values.to);
  const target = openDatabase(values['to-project']);
  const options = { period, apply: values.apply, folder: '.', print: console.log };
  if (!(await runRemoval(target, options))) process.exitCode = 1;
  await target.close();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
