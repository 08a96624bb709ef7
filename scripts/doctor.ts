// `npm run doctor`: is everything ready to go live? firebase.json runs it with --deploy before each deployment.
// `npm run doctor -- --confirm`: what does the site promise that the owner has not confirmed?
import { readdirSync, readFileSync } from 'node:fs';
import * as prices from '../src/content/prices.ts';
import { vat } from '../src/content/salon.ts';
import { composePolicy } from './build/content-security-policy.ts';
import { buildBootScript } from './build/prerender.ts';
import { readEnvironment } from './build/settings.ts';
import {
  checkOpenAnswers,
  checkPlaceholders,
  checkPrices,
  checkVat,
  findOpenAnswers,
  findPlaceholders,
} from './doctor/check-content.ts';
import {
  checkMailFunction,
  checkOwnerPages,
  checkRules,
  checkSite,
} from './doctor/check-online.ts';
import {
  checkMailRewrite,
  checkPolicy,
  checkProject,
  checkSettings,
} from './doctor/check-settings.ts';
import {
  checkConfirmations,
  findConfirmations,
  listConfirmations,
} from './doctor/confirmations.ts';
import type { Finding } from './doctor/finding.ts';
import { pickHeaders, readHostingConfig } from './local/hosting-config.ts';

const isDeploy = process.argv.includes('--deploy');
const sources = readSources();
const content = sources.filter(({ file }) => /^src\/content\/[^/]+\.ts$/.test(file));
const rules = { file: 'firestore.rules', text: readFileSync('firestore.rules', 'utf8') };
const confirmations = sources.flatMap(({ file, text }) => findConfirmations(file, text));

if (process.argv.includes('--confirm')) console.log(listConfirmations(confirmations));
else report(await checkAll());

async function checkAll(): Promise<Finding[]> {
  const priceLists = Object.values(prices).filter((exported) => typeof exported === 'object');
  const hosting = await readHostingConfig('firebase.json');
  const { settings, findings } = checkSettings(readEnvironment());
  const policy = pickHeaders(hosting, '/')['Content-Security-Policy'];
  const mailUrl = settings.VITE_SENDMAIL_URL ?? '/sendMail';
  const answers = content.map(async ({ file }) =>
    findOpenAnswers(file, await import(`../${file}`)),
  );

  findings.push(
    ...checkPlaceholders(
      [...content, rules].flatMap(({ file, text }) => findPlaceholders(file, text)),
    ),
    ...checkOpenAnswers((await Promise.all(answers)).flat()),
    ...checkConfirmations(confirmations),
    ...checkPrices(priceLists.flatMap((list) => Object.values(list))),
    ...checkVat(vat),
    ...checkProject(JSON.parse(readFileSync('.firebaserc', 'utf8')).projects?.default, settings),
    ...checkMailRewrite(mailUrl, hosting),
    ...checkPolicy(policy, composePolicy(settings, await buildBootScript())),
  );
  if (isDeploy) return findings;

  const { VITE_FIREBASE_PROJECT_ID: projectId, VITE_SITE_URL: siteUrl } = settings;
  const documents = `https://firestore.googleapis.com/v1/projects/${projectId}/databases/(default)/documents`;
  const appCheck = Boolean(settings.VITE_APP_CHECK_SITE_KEY);
  const online = await Promise.all([
    projectId ? checkRules(documents, { appCheck }) : [],
    siteUrl ? checkSite(siteUrl, policy) : [],
    siteUrl ? checkOwnerPages(siteUrl) : [],
    siteUrl ? checkMailFunction(String(new URL(mailUrl, siteUrl))) : [],
  ]);
  return [...findings, ...online.flat()];
}

function report(findings: readonly Finding[]): void {
  const marks = { problem: '[ ]', advice: '[i]' } as const;
  const problems = findings.filter(({ level }) => level === 'problem');
  for (const { level, sentence } of isDeploy ? problems : findings) {
    console.log(`${marks[level]} ${sentence}`);
  }
  if (problems.length === 0) console.log('Niets staat in de weg: de site kan online.');
  else {
    const count =
      problems.length === 1 ? 'Er is nog 1 ding' : `Er zijn nog ${problems.length} dingen`;
    console.log(`${count} te doen voordat de site online kan.`);
    if (isDeploy) console.log('Er is niets online gezet. Verander dit en probeer het opnieuw.');
    process.exitCode = 1;
  }
}

function readSources(): { file: string; text: string }[] {
  const names = readdirSync('src', { recursive: true, encoding: 'utf8' });
  const files = names.map((name) => `src/${name.replaceAll('\\', '/')}`);
  return files
    .filter((file) => /\.tsx?$/.test(file))
    .toSorted()
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
}
