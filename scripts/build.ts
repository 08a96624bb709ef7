// `npm run build`: the site into dist/, with the settings of the environment and of `.env`.
import { readFile } from 'node:fs/promises';
import { buildSite } from './build/prerender.ts';
import { readEnvironment } from './build/settings.ts';

const started = performance.now();
try {
  const before = await readFile('firebase.json', 'utf8');
  await buildSite(readEnvironment(), 'dist');
  console.log(`Built dist/ in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  if ((await readFile('firebase.json', 'utf8')) !== before) {
    console.log(
      'firebase.json has another Content-Security-Policy now, for these settings: commit it.',
    );
  }
} catch (error) {
  const isSentence = error instanceof Error && error.constructor === Error && !error.cause;
  console.error(isSentence ? error.message : error);
  process.exitCode = 1;
}
