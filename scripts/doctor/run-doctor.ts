// The whole of `npm run doctor`, so that tests can play it.
import { checkBuild } from './check-build.ts';
import {
  checkFirebaseJson,
  checkFunctionSettings,
  checkPlaceholders,
  checkPrices,
  checkProject,
  checkVat,
} from './check-files.ts';
import { checkMailFunction, checkRules, checkSite } from './check-online.ts';
import { checkSettings } from './check-settings.ts';
import type { Finding } from './finding.ts';

export type DoctorOptions = {
  root: string;
  /** Only what has to stop a deployment, without asking anyone. */
  deploy: boolean;
  environment: Readonly<Record<string, string>>;
  /** Firestore's own address, or a stand-in. */
  firestore?: string;
  /** Where the site is looked at instead of VITE_SITE_URL. */
  site?: string;
  /** Milliseconds, for one question. */
  patience?: number;
};

export async function runDoctor(options: DoctorOptions): Promise<Finding[]> {
  const {
    root,
    deploy,
    environment,
    patience,
    firestore = 'https://firestore.googleapis.com',
  } = options;
  const { settings, findings } = checkSettings(environment);
  const projectId = settings.VITE_FIREBASE_PROJECT_ID;
  const appCheck = Boolean(settings.VITE_APP_CHECK_SITE_KEY);
  const sendMailUrl = settings.VITE_SENDMAIL_URL ?? '/sendMail';
  const here = [
    ...findings,
    ...checkPlaceholders(root),
    ...checkPrices(root),
    ...checkVat(root),
    ...checkProject(root, projectId),
    ...(await checkFirebaseJson(root, sendMailUrl)),
  ];
  if (deploy) return here.filter(({ level }) => level === 'problem');

  const site = options.site ?? settings.VITE_SITE_URL;
  const documents = `${firestore}/v1/projects/${projectId}/databases/(default)/documents`;
  const online = await Promise.all([
    projectId ? checkRules(documents, { appCheck, patience }) : [],
    site ? checkSite(site, patience) : [],
    site ? checkMailFunction(String(new URL(sendMailUrl, site)), patience) : [],
  ]);
  return [
    ...here,
    ...checkFunctionSettings(root, projectId),
    ...checkBuild(root),
    ...online.flat(),
  ];
}

export function describeFindings(findings: readonly Finding[], deploy: boolean): string {
  const problems = findings.filter(({ level }) => level === 'problem');
  const lines = findings.map(({ level, sentence }) => `${signs[level]} ${sentence}`);
  if (problems.length === 0)
    return [...lines, 'Nothing stops this site from going live.'].join('\n');
  const count = problems.length === 1 ? '1 thing stops' : `${problems.length} things stop`;
  const end = deploy ? 'Nothing was deployed. Mend these and deploy again.' : '';
  return [...lines, `${count} this site from going live.`, end].join('\n').trimEnd();
}

const signs = { problem: '[ ]', advice: '[i]', fine: '[x]' } as const;
