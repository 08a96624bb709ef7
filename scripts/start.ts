// `npm start` and `npm run dev`. What they do is in local/site.ts.
import { inspect } from 'node:util';
import { readEnvironment } from './build/settings.ts';
import { whenAskedToEnd } from './local/ending.ts';
import { type Site, startSite } from './local/site.ts';
import { parseStartOptions } from './local/start-options.ts';

/** Milliseconds. What has not ended by then is ended with the process. */
const maxStopTime = 8_000;

let site: Site | null = null;
whenAskedToEnd(async () => {
  console.log('\nEnding...');
  setTimeout(() => process.exit(0), maxStopTime).unref();
  // What is only starting has nothing to keep, and ends with this process.
  await site?.stop();
  process.exit(0);
});
try {
  const options = parseStartOptions(process.argv.slice(2), process.env);
  site = await startSite({ ...options, environment: readEnvironment() });
  console.log(`\nThe site is at ${site.url}. Ctrl-C ends it.`);
} catch (error) {
  // Our own errors as a sentence; any other with its stack.
  const isSentence = error instanceof Error && error.constructor === Error && !error.cause;
  console.error(isSentence ? error.message : inspect(error));
  process.exit(1);
}
