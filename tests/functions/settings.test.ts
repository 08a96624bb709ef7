import { expect, test, vi } from 'vitest';
import { readOwnerSecret, readSettings } from '../../functions/src/settings.ts';

const good = {
  SMTP_URL: 'smtps://salon:geheim@mail.example:465',
  MAIL_TO: ' info@zachtpoot.example ',
  MAIL_FROM: 'website@zachtpoot.example',
  SITE_ORIGINS: 'https://zachtpoot.example, http://localhost:4173/,',
  OWNER_URL: 'https://zachtpoot-beheer.example',
};

function readFrom(values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) vi.stubEnv(name, value);
  return readSettings();
}

test('valid settings are read, with or without origins', () => {
  const settings = {
    smtpUrl: good.SMTP_URL,
    addresses: { from: 'website@zachtpoot.example', to: 'info@zachtpoot.example' },
    origins: ['https://zachtpoot.example', 'http://localhost:4173'],
    siteOrigin: 'https://zachtpoot.example',
    ownerOrigin: good.OWNER_URL,
  };
  expect(readFrom(good)).toEqual(settings);
  vi.stubEnv('GCLOUD_PROJECT', 'salon');
  const read = readFrom({ SMTP_URL: `${good.SMTP_URL}\n`, SITE_ORIGINS: '', OWNER_URL: '' });
  expect(read).toEqual({
    ...settings,
    origins: [],
    siteOrigin: 'https://salon.web.app',
    ownerOrigin: 'https://salon-beheer.web.app',
  });
});

test.each<[keyof typeof good, string]>([
  ['SMTP_URL', ''],
  ['SMTP_URL', 'https://salon:geheim@mail.example'],
  ['SMTP_URL', `${good.SMTP_URL} geheim`],
  ['MAIL_TO', ''],
  ['MAIL_TO', 'info@zachtpoot.example, geheim@zachtpoot.example'],
  ['MAIL_FROM', 'Geheim <geheim@zachtpoot.example>'],
  ['SITE_ORIGINS', 'geheim.example'],
  ['OWNER_URL', 'geheim.example'],
])('the error about an invalid %s (%j) names it, and shows no secret', (name, value) => {
  const read = () => readFrom({ ...good, [name]: value });
  expect(read).toThrow(name);
  expect(read).not.toThrow(/geheim/i);
});

test('an OWNER_SECRET of under 32 characters is refused, and the error does not repeat it', () => {
  for (const secret of ['', 'x'.repeat(31), `${'x'.repeat(31)}\n`, ' '.repeat(40)]) {
    vi.stubEnv('OWNER_SECRET', secret);
    expect(readOwnerSecret).toThrow(/^OWNER_SECRET has under 32 characters, .*openssl rand/);
    expect(readOwnerSecret).not.toThrow(/xxx/);
  }
  vi.stubEnv('OWNER_SECRET', `${'x'.repeat(32)}\n`); // a secret from a file ends with a line break
  expect(readOwnerSecret()).toBe('x'.repeat(32));
});
