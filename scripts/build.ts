// `npm run build` builds the site into dist/, with the settings of the environment and `.env`.
// `npm run build -- --hash` first writes the hashes of the inlined scripts into firebase.json;
// without it, a build with other hashes fails.
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { buildSite } from './build/prerender.ts';
import { replaceScriptHashes } from './build/script-hashes.ts';
import { readEnvironment } from './build/settings.ts';
import { buildInlineScripts } from './build/vite-builds.ts';
import { describeError } from './describe-error.ts';

const started = performance.now();
const { values } = parseArgs({ options: { hash: { type: 'boolean' } } });
try {
  if (values.hash) await writeHashes();
  await buildSite(readEnvironment(), 'dist');
  const seconds = (performance.now() - started) / 1000;
  console.log(`Built dist/ in ${seconds.toFixed(1)} s.`);
} catch (error) {
  console.error(describeError(error));
  process.exitCode = 1;
}

async function writeHashes(): Promise<void> {
  const scripts = await buildInlineScripts();
  const before = await readFile('firebase.json', 'utf8');
  const after = replaceScriptHashes(before, Object.values(scripts));
  await writeFile('firebase.json', after);
}
