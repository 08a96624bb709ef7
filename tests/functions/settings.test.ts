import { expect, test, vi } from 'vitest';
import { readOwnerSecret, readSettings } from '../../functions/src/settings.ts';

const good = {
  SMTP_URL: 'smtps://salon:geheim@mail.example:465',
  MAIL_TO: ' info@zachtpoot.example ',
  MAIL_FROM: 'website@zachtpoot.example',
  SITE_ORIGINS: 'https://zachtpoot.example, http://localhost:4173/,',
};

/** As the platform hands them over. */
function readFrom(values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) vi.stubEnv(name, value);
  return readSettings();
}

test('good settings are read', () => {
  expect(readFrom(good)).toEqual({
    smtpUrl: good.SMTP_URL,
    reviewSmtpUrl: good.SMTP_URL,
    addresses: { from: 'website@zachtpoot.example', to: 'info@zachtpoot.example' },
    origins: ['https://zachtpoot.example', 'http://localhost:4173'],
  });
  expect(readFrom({ ...good, SITE_ORIGINS: '' }).origins).toEqual([]);
});

test.each(['', 'geheim', 'x'.repeat(31), `${'x'.repeat(31)}\n`, ' '.repeat(40)])(
  'with %j for a secret no link is signed, and the sentence does not repeat it',
  (secret) => {
    vi.stubEnv('OWNER_SECRET', secret);
    expect(readOwnerSecret).toThrow(/^OWNER_SECRET has under 32 characters, .*openssl rand/);
    expect(readOwnerSecret).not.toThrow(/geheim|xxx/);
  },
);

test('the line end that a file brings is no part of the secret', () => {
  vi.stubEnv('OWNER_SECRET', `${'x'.repeat(32)}\n`);
  expect(readOwnerSecret()).toBe('x'.repeat(32));
});

test('the mail about reviews can have an account of its own', () => {
  const own = 'smtps://recensies:geheim@mail.example:465';
  expect(readFrom({ ...good, SMTP_URL: `${good.SMTP_URL} ${own}\n` })).toMatchObject({
    smtpUrl: good.SMTP_URL,
    reviewSmtpUrl: own,
  });
});

test.each<[keyof typeof good, string]>([
  ['SMTP_URL', ''],
  ['SMTP_URL', 'https://salon:geheim@mail.example'],
  ['SMTP_URL', `${good.SMTP_URL} geheim`],
  ['SMTP_URL', `${good.SMTP_URL} ${good.SMTP_URL} ${good.SMTP_URL}`],
  ['MAIL_TO', ''],
  ['MAIL_TO', 'info@zachtpoot.example, geheim@zachtpoot.example'],
  ['MAIL_FROM', 'Geheim <geheim@zachtpoot.example>'],
  ['SITE_ORIGINS', 'geheim.example'],
])('a wrong %s (%s) is named, and its value is not', (name, value) => {
  const read = () => readFrom({ ...good, [name]: value });
  expect(read).toThrow(name);
  expect(read).not.toThrow(/geheim/i);
});
