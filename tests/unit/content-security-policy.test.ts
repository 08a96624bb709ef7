import { expect, test } from 'vitest';
import { composePolicy } from '../../scripts/build/content-security-policy.ts';
import type { Settings } from '../../scripts/build/settings.ts';

const boot = "'sha256-RQm+sKtAHXH6SlzZSlXJp08TMyd2rkAZxb/EwgBRV/8='"; // of 'boot'

const maps = { VITE_GOOGLE_MAPS_API_KEY: 'stand-in' };
const tagManager = { VITE_GTM_ID: 'GTM-TEST123' };
const appCheck = { VITE_APP_CHECK_SITE_KEY: 'stand-in' };

const compose = (settings: Settings) => composePolicy(settings, ['boot']).split('; ');

const pick = (settings: Settings, directive: string) =>
  compose(settings).find((each) => each.startsWith(`${directive} `));

test('without keys the policy names what Firestore needs and nothing else', () => {
  expect(compose({})).toEqual([
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
    "media-src 'self'",
    "font-src 'self'",
    "img-src 'self' data: https://www.google.com/images/cleardot.gif",
    "connect-src 'self' https://firestore.googleapis.com",
    `script-src 'self' ${boot}`,
    "style-src 'self' 'unsafe-inline'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    'upgrade-insecure-requests',
  ]);
});

test('with every key it names what each of them needs', () => {
  const mail = { VITE_SENDMAIL_URL: 'https://europe-west1-a.cloudfunctions.net/sendMail' };
  expect(compose({ ...maps, ...tagManager, ...appCheck, ...mail })).toEqual([
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
    "media-src 'self'",
    "font-src 'self' https://fonts.gstatic.com",
    "img-src 'self' data: https://www.google.com/images/cleardot.gif https://*.googleapis.com https://*.gstatic.com https://*.google.com https://*.googleusercontent.com https://*.google-analytics.com https://*.googletagmanager.com",
    "connect-src 'self' https://firestore.googleapis.com https://europe-west1-a.cloudfunctions.net https://*.googleapis.com https://*.gstatic.com https://*.google.com data: blob: https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com https://www.google.com https://www.google.com/recaptcha/ https://content-firebaseappcheck.googleapis.com",
    `script-src 'self' ${boot} https://maps.googleapis.com https://www.googletagmanager.com https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/`,
    "style-src 'self' 'unsafe-inline' https://fonts.googleapis.com",
    'frame-src https://*.google.com https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
    'worker-src blob:',
    'upgrade-insecure-requests',
  ]);
});

test.each([
  ['a map', maps, /googletagmanager|recaptcha/],
  ['a tag manager', tagManager, /maps|recaptcha/],
  ['App Check', appCheck, /maps|googletagmanager/],
  ['a mail path', { VITE_SENDMAIL_URL: '/sendMail' }, /sendMail|maps|googletagmanager|recaptcha/],
])('with %s alone the policy names nothing of the others', (_, settings, others) => {
  expect(composePolicy(settings, ['boot'])).not.toMatch(others);
});

test('with the emulator it takes the place of Firestore', () => {
  expect(pick({ VITE_FIRESTORE_EMULATOR: '127.0.0.1:8080' }, 'connect-src')).toBe(
    "connect-src 'self' http://127.0.0.1:8080",
  );
});

test.each([maps, tagManager, appCheck])('scripts of Google turn trusted types off: %o', (key) => {
  expect(pick(key, 'require-trusted-types-for')).toBeUndefined();
  expect(pick(key, 'trusted-types')).toBeUndefined();
});
