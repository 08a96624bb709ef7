import { defaultSiteUrl } from 'shared/salon.ts';
import { expect, test, vi } from 'vitest';
import { parseSettings } from '../../scripts/build/settings.ts';

const firebase = {
  VITE_FIREBASE_API_KEY: 'AIza-demo_key',
  VITE_FIREBASE_AUTH_DOMAIN: 'my-project.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'my-project',
  VITE_FIREBASE_APP_ID: '1:123:web:abc',
};

test.each<[string, Record<string, string>]>([
  ['no setting', {}],
  ['all four Firebase settings', firebase],
  ['a url for mail', { VITE_SENDMAIL_URL: 'https://a-b.cloudfunctions.net/sendMail' }],
  ['mail on this machine', { VITE_SENDMAIL_URL: 'http://127.0.0.1:5001/sendMail' }],
  ['a tag manager', { VITE_GTM_ID: 'GTM-TEST123' }],
  ['an emulator', { VITE_FIRESTORE_EMULATOR: '127.0.0.1:8080', VITE_DATABASE: 'firestore' }],
])('the build accepts %s', (_, environment) => {
  expect(parseSettings(environment)).toEqual({ settings: environment });
});

test('an empty setting is treated as absent, and a variable without VITE_ at its start is ignored', () => {
  const environment = { VITE_GTM_ID: '', VITE_FIREBASE_API_KEY: '', PATH: '/bin', HOME: undefined };
  expect(parseSettings(environment)).toEqual({ settings: {} });
});

test.each<[string, Record<string, string>, RegExp]>([
  ['a typo', { VITE_GTM: 'GTM-TEST123' }, /^VITE_GTM is geen instelling.*VITE_GTM_ID/],
  [
    'mail without https',
    { VITE_SENDMAIL_URL: 'http://mail.example/x' },
    /VITE_SENDMAIL_URL is "http:/,
  ],
  ['an Analytics id', { VITE_GTM_ID: 'G-ABC1234' }, /VITE_GTM_ID is "G-ABC1234"/],
  [
    'a site with a slash',
    { VITE_SITE_URL: 'https://zachtpoot.example/' },
    /VITE_SITE_URL is "https/,
  ],
  ['a map id without a key', { VITE_GOOGLE_MAPS_MAP_ID: 'x' }, /VITE_GOOGLE_MAPS_API_KEY niet/],
  ['a missing app id', { ...firebase, VITE_FIREBASE_APP_ID: '' }, /maar VITE_FIREBASE_APP_ID niet/],
])('the build reports %s as a problem', (_, environment, problem) => {
  expect(parseSettings(environment)).toEqual({ problems: [expect.stringMatching(problem)] });
});

test('an empty url or Firebase setting of .env is replaced by its default', async () => {
  for (const name of ['SENDMAIL_URL', 'SITE_URL', 'FIREBASE_API_KEY', 'FIREBASE_PROJECT_ID']) {
    vi.stubEnv(`VITE_${name}`, '');
  }
  vi.resetModules();
  const { settings } = await import('../../src/data/settings.ts');
  vi.resetModules();
  expect(settings.sendMailUrl).toBe('/sendMail');
  expect(settings.siteUrl).toBe(defaultSiteUrl);
  expect(settings.firebase).toMatchObject({ apiKey: 'demo', projectId: 'demo-trimsalon' });
});
