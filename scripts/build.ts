// `npm run build` builds the site into dist/, with the settings of the environment and `.env`.
// `npm run build -- --hash` first writes the hashes of the inlined scripts into firebase.json.
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { buildSite } from './build/prerender.ts';
import { replaceScriptHashes } from './build/script-hashes.ts';
import { readEnvironment } from './build/settings.ts';
import { buildInlineScripts } from './build/vite-builds.ts';

const started = performance.now();
const { values } = parseArgs({ options: { hash: { type: 'boolean' } } });
try {
  if (values.hash) await writeHashes();
  await buildSite(readEnvironment(), 'dist');
  console.log(`Built dist/ in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
} catch (error) {
  const isSentence = error instanceof Error && error.constructor === Error && !error.cause;
  console.error(isSentence ? error.message : error);
  process.exitCode = 1;
}

async function writeHashes(): Promise<void> {
  const scripts = Object.values(await buildInlineScripts());
  const text = await readFile('firebase.json', 'utf8');
  await writeFile('firebase.json', replaceScriptHashes(text, scripts));
}
