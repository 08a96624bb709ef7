import { parseSettings, type Settings } from '../build/settings.ts';

export function checkSettings(environment: Readonly<Record<string, string>>): {
  settings: Settings;
  problems: string[];
} {
  const parsed = parseSettings(environment);
  if ('problems' in parsed) return { settings: {}, problems: parsed.problems };
  const { settings } = parsed;
  const { VITE_FIREBASE_PROJECT_ID: projectId, VITE_SITE_URL: siteUrl } = settings;
  const problems: string[] = [];
  if (!projectId) {
    problems.push(
      'De vier instellingen VITE_FIREBASE_... zijn niet ingevuld: dan heeft de site geen recensies.',
    );
  }
  if (!siteUrl) {
    problems.push('VITE_SITE_URL is niet ingevuld: zet in .env het adres van uw site.');
  } else if (/\.example$|localhost|127\.0\.0\.1/.test(siteUrl)) {
    problems.push(`VITE_SITE_URL is ${siteUrl}: dat adres kan niemand bezoeken.`);
  }
  for (const name of ['VITE_FIRESTORE_EMULATOR', 'VITE_DATABASE'] as const) {
    if (settings[name]) problems.push(`${name} is ingevuld, en dat is alleen voor deze computer.`);
  }
  return { settings, problems };
}

export function listMissing(settings: Settings): string[] {
  const missing = Object.entries(optional).filter(([name]) => !(name in settings));
  return missing.map(([name, without]) => `${name} is niet ingevuld: ${without}.`);
}

const optional = {
  VITE_GOOGLE_MAPS_API_KEY: '/contact toont de getekende kaart',
  VITE_GTM_ID: 'bezoeken worden niet geteld',
  VITE_APP_CHECK_SITE_KEY:
    'vraag de sleutel aan voordat de site online gaat, want alleen App Check houdt een programma tegen dat recensies toevoegt. Staat de sleutel niet in de site, dan sluit App Check ook iedere bezoeker buiten',
} satisfies Partial<Record<keyof Settings, string>>;

/** Lists risks that the owner has to know. Unlike a problem, a risk stops no deployment. */
export function listRisks({ VITE_GTM_ID }: Settings): string[] {
  if (!VITE_GTM_ID) return [];
  return [
    'VITE_GTM_ID is ingevuld: wie de container van de tag manager mag veranderen, kan alles wat u in het beheer kunt, zolang u daar bent ingelogd. De uitweg staat in docs/decisions/0016.',
  ];
}

export function checkProject(
  defaultProject: string | undefined,
  { VITE_FIREBASE_PROJECT_ID: projectId }: Settings,
): string[] {
  if (!defaultProject || defaultProject.startsWith('demo-')) {
    return [
      `.firebaserc noemt ${defaultProject ?? 'geen project'}: zet daar het id van uw eigen project in.`,
    ];
  }
  if (!projectId || projectId === defaultProject) return [];
  return [
    `.firebaserc noemt ${defaultProject}, maar VITE_FIREBASE_PROJECT_ID is ${projectId}: de site zou de database van een ander project tonen.`,
  ];
}

/** The CSP in firebase.json must list the mail function's origin, if it is not the site's. */
export function checkMailHost(
  firebaseJson: string,
  { VITE_SENDMAIL_URL: mailUrl = '' }: Settings,
): string[] {
  if (!URL.canParse(mailUrl)) return [];
  const { origin } = new URL(mailUrl);
  if (firebaseJson.includes(` ${origin}`)) return [];
  return [`VITE_SENDMAIL_URL is op ${origin}: zet dat in firebase.json achter connect-src 'self'.`];
}
