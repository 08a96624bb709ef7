// `npm run import`. What it does is in run-import.ts.
import { parseArgs } from 'node:util';
import { openTarget } from './import/import-target.ts';
import { usualEmulator } from './import/open-database.ts';
import { runImport } from './import/run-import.ts';

const usage = `Brings reviews and photos of an old site into the database.

  npm run import -- export.json                      a trial: says what would be written
  npm run import -- export.json --apply              into the emulator of npm start (${usualEmulator})
  npm run import -- export.csv --to my-project       a trial for the real project of this id
  npm run import -- export.csv --to 127.0.0.1:8080   another emulator

Nothing that is in the database is ever changed. docs/decisions/0014 says what happens to reviews
that share a number.`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      to: { type: 'string', default: usualEmulator },
      apply: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [file, ...others] = positionals;
  if (values.help || !file || others.length > 0) throw new Error(usage);
  const target = openTarget(values.to);
  if (!(await runImport(file, values.apply, target, console.log))) process.exitCode = 1;
  await target.close();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
