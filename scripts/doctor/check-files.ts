// What can be seen without a connection: the owner's facts, the project's name, firebase.json.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchesSource, pickHeaders, readHostingConfig } from '../local/hosting-config.ts';
import { advice, type Finding, fine, problem } from './finding.ts';

// Values as this project came with them: addresses that cannot exist, numbers that count up or are
// zeros. Looked at by value, because a comment may stay behind when the value is filled in.
const placeholder =
  /\.example\b|voorbeeld|^0000 XX$|^0+$|^NL0+B0+$|^(?:06|\+316) ?12 ?34 ?56 ?78$/i;

/** Each fact in src/content that is still to be filled in, with its place. */
export function checkPlaceholders(root: string): Finding[] {
  const folder = join(root, 'src/content');
  const found = readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => findPlaceholders(join('src/content', file), readText(join(folder, file))));
  return found.length > 0 ? found : [fine('src/content holds no placeholders.')];
}

function findPlaceholders(file: string, text: string): Finding[] {
  return text.split('\n').flatMap((line, index) => {
    const [, name, value = ''] = /^\s*(?:export const )?(\w+)(?:: | = )'([^']*)'/.exec(line) ?? [];
    if (!name || !placeholder.test(value)) return [];
    return problem(`Fill in ${name} in ${file}, line ${index + 1}: it is still "${value}".`);
  });
}

/** A price typed in euros would be a hundred times too low, and nothing else would notice. */
export function checkPrices(root: string): Finding[] {
  const file = 'src/content/prices.ts';
  const lines = readText(join(root, file)).split('\n');
  const wrong = lines.flatMap((line, index) => {
    const [, cents = ''] = /\bcents: ([\d._]+)/.exec(line) ?? [];
    if (!cents || (/^\d+$/.test(cents) && Number(cents) >= 100)) return [];
    return problem(
      `${file}, line ${index + 1} says cents: ${cents}. A price is a whole number of cents: 5500 is € 55,00.`,
    );
  });
  return wrong.length > 0 ? wrong : [fine('The prices are whole numbers of cents.')];
}

/** A value that looks right either way: only the owner knows, so it is asked and stops nothing. */
export function checkVat(root: string): Finding[] {
  const file = 'src/content/salon.ts';
  const [, vat = ''] = /\bvat: Vat = '(\w+)'/.exec(readText(join(root, file))) ?? [];
  const meaning = Object.hasOwn(vatMeanings, vat) && vatMeanings[vat];
  if (!meaning) return [problem(`vat in ${file} has to be 'included' or 'exempt'.`)];
  return [advice(`Confirm that prices ${meaning}: vat in ${file} is '${vat}'.`)];
}

const vatMeanings: Record<string, string> = {
  included: 'include btw',
  exempt: 'have no btw (kleineondernemersregeling)',
};

export function checkProject(root: string, projectId: string | undefined): Finding[] {
  const file = join(root, '.firebaserc');
  const chosen = existsSync(file) ? readDefaultProject(readText(file)) : null;
  if (!chosen) return [problem('.firebaserc names no default project: put in its id.')];
  if (chosen.startsWith('demo-')) {
    return [problem(`.firebaserc still names "${chosen}": put in the id of your own project.`)];
  }
  if (projectId && projectId !== chosen) {
    return [
      problem(
        `.firebaserc names ${chosen}, but VITE_FIREBASE_PROJECT_ID is ${projectId}: the site would show another database than its own.`,
      ),
    ];
  }
  return [fine(`The project is ${chosen}.`)];
}

function readDefaultProject(text: string): string | null {
  try {
    const id: unknown = JSON.parse(text)?.projects?.default;
    return typeof id === 'string' && id ? id : null;
  } catch {
    return null;
  }
}

export async function checkFirebaseJson(root: string, sendMailUrl: string): Promise<Finding[]> {
  const file = join(root, 'firebase.json');
  try {
    const config = await readHostingConfig(file);
    const policy = pickHeaders(config, '/')['Content-Security-Policy'] ?? '';
    const { firestore } = JSON.parse(readText(file));
    const problems = [
      !policy && 'firebase.json has no Content-Security-Policy: browsers would allow any script.',
      sendMailUrl.startsWith('/') &&
        !config.rewrites.some(({ source }) => matchesSource(sendMailUrl, source)) &&
        `firebase.json has no rewrite of ${sendMailUrl} to the mail function.`,
      !existsSync(join(root, firestore?.rules ?? 'firestore.rules')) &&
        'The file with the rules of the database is missing.',
    ].filter((sentence) => typeof sentence === 'string' && sentence !== '');
    if (problems.length > 0) return problems.map((sentence) => problem(String(sentence)));
    return [fine('firebase.json and the rules of the database are in order.')];
  } catch (error) {
    return [problem(`firebase.json: ${error instanceof Error ? error.message : error}`)];
  }
}

export function checkFunctionSettings(root: string, projectId: string | undefined): Finding[] {
  const file = `functions/.env.${projectId ?? 'your-project'}`;
  if (existsSync(join(root, file))) return [fine(`${file} holds the addresses of the mail.`)];
  return [advice(`${file} is not there yet: the first deployment asks for MAIL_TO and MAIL_FROM.`)];
}

function readText(file: string): string {
  return readFileSync(file, 'utf8');
}
