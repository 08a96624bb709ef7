import { readSettings, type Settings } from '../build/settings.ts';
import { type HostingConfig, matchesSource } from '../local/hosting-config.ts';
import { advice, type Finding, problem } from './finding.ts';

export function checkSettings(environment: Readonly<Record<string, string>>): {
  settings: Settings;
  findings: Finding[];
} {
  const read = readSettings(environment);
  if ('problems' in read) return { settings: {}, findings: read.problems.map(problem) };
  const { settings } = read;
  const findings: Finding[] = [];
  if (!settings.VITE_FIREBASE_PROJECT_ID) {
    findings.push(problem('VITE_FIREBASE_... are not set: the site would have no reviews.'));
  }
  if (!settings.VITE_SITE_URL) {
    findings.push(problem('VITE_SITE_URL is not set: put in the url of your site.'));
  } else if (/\.example$|localhost|127\.0\.0\.1/.test(settings.VITE_SITE_URL)) {
    findings.push(problem(`VITE_SITE_URL is ${settings.VITE_SITE_URL}, which nobody can visit.`));
  }
  for (const name of ['VITE_FIRESTORE_EMULATOR', 'VITE_DATABASE'] as const) {
    if (settings[name]) findings.push(problem(`${name} is set, which is only for this machine.`));
  }
  for (const [name, without] of optional) {
    if (!settings[name]) findings.push(advice(`${name} is not set: ${without}.`));
  }
  return { settings, findings };
}

const optional = [
  ['VITE_GOOGLE_MAPS_API_KEY', '/contact shows the drawn map'],
  ['VITE_GTM_ID', 'visits are not counted'],
  [
    'VITE_APP_CHECK_SITE_KEY',
    'get the key before going live, because only App Check stops a script that adds reviews, and without the key in the site enforcing it would lock out every visitor',
  ],
] as const;

export function checkProject(
  defaultProject: string | undefined, // what .firebaserc deploys to
  { VITE_FIREBASE_PROJECT_ID: projectId }: Settings,
): Finding[] {
  if (!defaultProject) return [problem('.firebaserc names no default project: put in its id.')];
  if (defaultProject.startsWith('demo-')) {
    return [
      problem(`.firebaserc still names "${defaultProject}": put in the id of your own project.`),
    ];
  }
  if (!projectId || projectId === defaultProject) return [];
  return [
    problem(
      `.firebaserc names ${defaultProject}, but VITE_FIREBASE_PROJECT_ID is ${projectId}: the site would show another database than its own.`,
    ),
  ];
}

export function checkMailRewrite(path: string, { rewrites }: HostingConfig): Finding[] {
  if (!path.startsWith('/') || rewrites.some(({ source }) => matchesSource(path, source))) {
    return [];
  }
  return [problem(`firebase.json has no rewrite of ${path} to the mail function.`)];
}

/** The CLI reads firebase.json before the build that it starts could renew it. */
export function checkPolicy(written: string | undefined, wanted: string): Finding[] {
  if (written === wanted) return [];
  return [
    problem(
      'firebase.json has another Content-Security-Policy than the settings ask for: npm run build writes it.',
    ),
  ];
}
