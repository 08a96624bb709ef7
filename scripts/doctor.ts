// `npm run doctor` lists what blocks going live. With --deploy it runs before each deployment of
// Hosting (firebase.json).
import { readFileSync } from 'node:fs';
import { readEnvironment } from './build/settings.ts';
import {
  checkMailHost,
  checkProject,
  checkSettings,
  listMissing,
  listRisks,
} from './doctor/check-settings.ts';
import { listPlaceholders } from './doctor/find-placeholders.ts';

const isDeploy = process.argv.includes('--deploy');
const { settings, problems } = checkSettings(readEnvironment());
problems.push(
  ...checkProject(JSON.parse(readFileSync('.firebaserc', 'utf8')).projects?.default, settings),
  ...checkMailHost(readFileSync('firebase.json', 'utf8'), settings),
);
const placeholders = listPlaceholders();
if (placeholders.length > 0) {
  const title = `Vul deze ${placeholders.length} regels in en haal er dan het woord PLACEHOLDER weg:`;
  problems.push([title, ...placeholders].join('\n      '));
}

for (const problem of problems) console.log(`[ ] ${problem}`);
for (const risk of listRisks(settings)) console.log(`[!] ${risk}`);
const [...promises] = readFileSync('docs/te-bevestigen.md', 'utf8').matchAll(/^- \[ \]/gm);
if (promises.length > 0) {
  console.log(`[!] docs/te-bevestigen.md: ${promises.length} zinnen zijn nog niet bevestigd.`);
}
if (!isDeploy) for (const missing of listMissing(settings)) console.log(`[i] ${missing}`);
if (problems.length === 0) console.log('Niets staat in de weg: de site kan online.');
else {
  const count =
    problems.length === 1 ? 'Er is nog 1 ding' : `Er zijn nog ${problems.length} dingen`;
  console.log(`${count} te doen voordat de site online kan.`);
  if (isDeploy) console.log('Er is niets online gezet. Verander dit en probeer het opnieuw.');
  process.exitCode = 1;
}
