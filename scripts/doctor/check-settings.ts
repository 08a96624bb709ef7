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
    findings.push(
      problem(
        'De vier instellingen VITE_FIREBASE_... zijn niet ingevuld: dan heeft de site geen recensies.',
      ),
    );
  }
  if (!settings.VITE_SITE_URL) {
    findings.push(problem('VITE_SITE_URL is niet ingevuld: zet in .env het adres van uw site.'));
  } else if (/\.example$|localhost|127\.0\.0\.1/.test(settings.VITE_SITE_URL)) {
    findings.push(
      problem(`VITE_SITE_URL is ${settings.VITE_SITE_URL}: dat adres kan niemand bezoeken.`),
    );
  }
  for (const name of ['VITE_FIRESTORE_EMULATOR', 'VITE_DATABASE'] as const) {
    if (settings[name])
      findings.push(problem(`${name} is ingevuld, en dat is alleen voor deze computer.`));
  }
  for (const [name, without] of optional) {
    if (!settings[name]) findings.push(advice(`${name} is niet ingevuld: ${without}.`));
  }
  return { settings, findings };
}

const optional = [
  ['VITE_GOOGLE_MAPS_API_KEY', '/contact toont de getekende kaart'],
  ['VITE_GTM_ID', 'bezoeken worden niet geteld'],
  [
    'VITE_APP_CHECK_SITE_KEY',
    'vraag de sleutel aan voordat de site online gaat, want alleen App Check houdt een programma tegen dat recensies toevoegt. Staat de sleutel niet in de site, dan sluit App Check ook iedere bezoeker buiten',
  ],
] as const;

export function checkProject(
  defaultProject: string | undefined, // what .firebaserc deploys to
  { VITE_FIREBASE_PROJECT_ID: projectId }: Settings,
): Finding[] {
  if (!defaultProject)
    return [problem('.firebaserc noemt geen project: zet daar het id van uw project in.')];
  if (defaultProject.startsWith('demo-')) {
    return [
      problem(
        `.firebaserc noemt nog "${defaultProject}": zet daar het id van uw eigen project in.`,
      ),
    ];
  }
  if (!projectId || projectId === defaultProject) return [];
  return [
    problem(
      `.firebaserc noemt ${defaultProject}, maar VITE_FIREBASE_PROJECT_ID is ${projectId}: de site zou de database van een ander project tonen.`,
    ),
  ];
}

export function checkMailRewrite(path: string, { rewrites }: HostingConfig): Finding[] {
  if (!path.startsWith('/') || rewrites.some(({ source }) => matchesSource(path, source))) {
    return [];
  }
  return [
    problem(`firebase.json stuurt ${path} niet door naar de mailfunctie: zet er een rewrite bij.`),
  ];
}

/** The CLI reads firebase.json before the build that it starts could renew it. */
export function checkPolicy(written: string | undefined, wanted: string): Finding[] {
  if (written === wanted) return [];
  return [
    problem(
      'firebase.json heeft een andere Content-Security-Policy dan bij de instellingen hoort: npm run build zet de goede erin.',
    ),
  ];
}
