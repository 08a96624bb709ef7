// `npm run doctor` lists the settings that are missing and the placeholders that are left. It runs
// before each deployment of Hosting (firebase.json), and stops the deployment if it lists anything.
import { listPlaceholders } from './build/placeholders.ts';
import { parseSettings, readEnvironment } from './build/settings.ts';
import { listDisagreements } from './firebase-project.ts';

const needed = ['VITE_FIREBASE_PROJECT_ID', 'VITE_SITE_URL', 'VITE_APP_CHECK_SITE_KEY'] as const;
const onlyLocal = ['VITE_FIRESTORE_EMULATOR', 'VITE_DATABASE'] as const;

const problems = [...listSettingProblems(), ...listPlaceholderProblems()];
for (const problem of problems) console.log(`- ${problem}`);
if (problems.length > 0) {
  console.log('De site kan nog niet online.');
  process.exitCode = 1;
} else {
  console.log('De site kan online.');
}

function listSettingProblems(): string[] {
  const parsed = parseSettings(readEnvironment());
  if ('problems' in parsed) return parsed.problems;
  const { settings } = parsed;
  const problems: string[] = [];
  for (const name of needed) {
    if (!settings[name]) problems.push(`${name} is niet ingevuld in .env.`);
  }
  for (const name of onlyLocal) {
    if (settings[name]) problems.push(`${name} is ingevuld: dat is alleen voor één computer.`);
  }
  const disagreements = listDisagreements(settings.VITE_FIREBASE_PROJECT_ID);
  return [...problems, ...disagreements];
}

function listPlaceholderProblems(): string[] {
  const placeholders = listPlaceholders();
  if (placeholders.length === 0) return [];
  const title = `Vul deze ${placeholders.length} regels in en haal er dan het woord PLACEHOLDER weg:`;
  const lines = [title, ...placeholders];
  return [lines.join('\n    ')];
}
