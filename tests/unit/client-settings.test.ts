import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.resetModules();
});

test('a setting that .env leaves empty counts as one that is not set', async () => {
  const { settings: unset } = await import('../../src/data/settings.ts');
  vi.resetModules();
  for (const name of ['SENDMAIL_URL', 'SITE_URL', 'FIREBASE_API_KEY', 'FIREBASE_PROJECT_ID']) {
    vi.stubEnv(`VITE_${name}`, '');
  }
  const { settings: empty } = await import('../../src/data/settings.ts');
  expect(empty.sendMailUrl).toBe('/sendMail');
  expect(empty.siteUrl).toBe('https://zachtpoot.example');
  expect(empty.firebase).toEqual(unset.firebase);
});
