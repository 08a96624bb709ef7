import { defaultSiteUrl } from 'shared/salon.ts';
import { expect, test, vi } from 'vitest';

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
