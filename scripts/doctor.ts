// `npm run doctor` lists the settings that are missing and the placeholders that are left. It runs
// before each deployment of Hosting (firebase.json), and stops the deployment if it lists anything.
import { listPlaceholders } from './build/placeholders.ts';
import { parseSettings, readEnvironment } from './build/settings.ts';
import { listDisagreements } from './firebase-project.ts';

const needed = ['VITE_FIREBASE_PROJECT_ID', 'VITE_SITE_URL', 'VITE_APP_CHECK_SITE_KEY'] as const;
const onlyLocal = ['VITE_FIRESTORE_EMULATOR', 'VITE_DATABASE'] as const;

const parsed = parseSettings(readEnvironment());
const problems = 'problems' in parsed ? parsed.problems : [];
if ('settings' in parsed) {
  for (const name of needed) {
    if (!parsed.settings[name]) problems.push(`${name} is niet ingevuld in .env.`);
  }
  for (const name of onlyLocal) {
    if (parsed.settings[name])
      problems.push(`${name} is ingevuld: dat is alleen voor één computer.`);
  }
  problems.push(...listDisagreements(parsed.settings.VITE_FIREBASE_PROJECT_ID));
}
const placeholders = listPlaceholders();
if (placeholders.length > 0) {
  const title = `Vul deze ${placeholders.length} regels in en haal er dan het woord PLACEHOLDER weg:`;
  problems.push([title, ...placeholders].join('\n    '));
}

for (const problem of problems) console.log(`- ${problem}`);
console.log(problems.length === 0 ? 'De site kan online.' : 'De site kan nog niet online.');
process.exitCode = problems.length === 0 ? 0 : 1;
