// `npm test`: every check in turn. It goes on after a failure, so that one run shows all there is.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findEmulatorJar } from './local/find-emulator.ts';
import { addTallies, readPlaywright, readVitest, type Tally } from './test/test-tally.ts';

type Suite = {
  name: string;
  command: string[];
  read?: { file: string; as: (json: unknown) => Tally };
};

const results = '.local/test-results';

const checks: Suite[] = [
  { name: 'types', command: ['npm', 'run', '--silent', 'types'] },
  { name: 'lint', command: ['npm', 'run', '--silent', 'lint'] },
  {
    name: 'unit, component, function, server, rules and backend tests',
    command: ['npx', 'vitest', 'run'],
    read: { file: `${results}/vitest.json`, as: readVitest },
  },
];
const browserTests: Suite = {
  name: 'browser tests on the built site',
  command: ['npx', 'playwright', 'test'],
  read: { file: `${results}/playwright.json`, as: readPlaywright },
};

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const emulator = findEmulatorJar();
// With CI set they fail without it, as the tests of the rules do.
const canBrowse = 'jar' in emulator || process.env.CI;
const suites = canBrowse ? [...checks, browserTests] : checks;
const total = suites.map(run).reduce(addTallies);
if (!canBrowse)
  console.warn(
    `\n!!! NOT TESTED: the site in a browser. No Firestore emulator: ${emulator.missing}.`,
  );
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed > 0 ? 1 : 0;

function run({ name, command, read }: Suite): Tally {
  console.log(`\n== ${name}`);
  const started = performance.now();
  const [program = '', ...options] = command;
  const { status } = spawnSync(program, options, { stdio: 'inherit' });
  console.log(`== ${name}: ${((performance.now() - started) / 1000).toFixed(0)} s`);
  const tally = read ? readTally(read.file, read.as) : { passed: 1, failed: 0, skipped: 0 };
  // A suite that crashed without a failed test has failed all the same.
  if (status !== 0 && tally.failed === 0)
    return { ...tally, passed: read ? tally.passed : 0, failed: 1 };
  return tally;
}

function readTally(file: string, as: (json: unknown) => Tally): Tally {
  try {
    return as(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    console.error(`No result in ${file}:`, error);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}
