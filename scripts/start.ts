// Starts and ends the site of `npm start` and `npm run dev`.
import { readEnvironment } from './build/settings.ts';
import { describeError } from './describe-error.ts';
import { onEndSignal } from './local/ending.ts';
import { type Site, startSite } from './local/site.ts';
import { parseStartOptions } from './local/start-options.ts';

/** Milliseconds. After this time the process exits, even if a part of the site still runs. */
const maxStopTime = 8_000;

let site: Site | null = null;
onEndSignal(async () => {
  console.log('\nEnding...');
  setTimeout(() => process.exit(0), maxStopTime).unref();
  // A site that is still starting has nothing to store, and ends with this process.
  await site?.stop();
  process.exit(0);
});
try {
  const options = parseStartOptions(process.argv.slice(2), process.env);
  site = await startSite({ ...options, environment: readEnvironment() });
  if (site.database !== 'project') {
    console.log(`\nThe owner’s pages are at ${site.ownerUrl}/beheer.`);
  }
  console.log(`The site is at ${site.url}. Ctrl-C ends it.`);
} catch (error) {
  console.error(describeError(error));
  process.exit(1);
}
