// `npm run build` builds the site into dist/, with the settings of the environment and `.env`.
import { buildSite } from './build/prerender.ts';
import { readEnvironment } from './build/settings.ts';

const started = performance.now();
try {
  await buildSite(readEnvironment(), 'dist');
  console.log(`Built dist/ in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
} catch (error) {
  const isSentence = error instanceof Error && error.constructor === Error && !error.cause;
  console.error(isSentence ? error.message : error);
  process.exitCode = 1;
}
