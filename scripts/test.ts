// `npm test`: every check in turn. It goes on after a failure, so that one run shows all there is.
import { spawnSync } from 'node:child_process';
import { findEmulatorJar } from './local/find-emulator.ts';

const checks = [
  'npm run --silent types',
  'npm run --silent lint',
  'npx vitest run', // unit, component, functions, server, rules and database
  'npx playwright test', // the built site in a browser
];

const emulator = findEmulatorJar();
// With CI set they fail without it, as the tests of the rules do.
const canBrowse = 'jar' in emulator || process.env.CI;
const failed = (canBrowse ? checks : checks.slice(0, -1)).filter(fails);
if (!canBrowse)
  console.warn(
    `\n!!! NOT TESTED: the site in a browser. No Firestore emulator: ${emulator.missing}.`,
  );
console.log(failed.length > 0 ? `\nFAILED: ${failed.join(', ')}` : '\nEverything that ran passed.');
process.exitCode = failed.length > 0 ? 1 : 0;

function fails(check: string): boolean {
  console.log(`\n== ${check}`);
  const started = performance.now();
  const { status } = spawnSync(check, { shell: true, stdio: 'inherit' });
  console.log(`== ${check}: ${((performance.now() - started) / 1000).toFixed(0)} s`);
  return status !== 0;
}
