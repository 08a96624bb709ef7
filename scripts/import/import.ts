// `npm run import`. What it does stands in run-import.ts.
import { readImportOptions, usage } from './import-options.ts';
import { openTarget } from './import-target.ts';
import { runImport } from './run-import.ts';

const read = readImportOptions(process.argv.slice(2));
if ('help' in read) console.log(usage);
else if ('problem' in read) fail(read.problem);
else {
  try {
    const target = openTarget(read.options.to);
    if (!(await runImport(read.options, target, console.log))) process.exitCode = 1;
    await target.close();
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
