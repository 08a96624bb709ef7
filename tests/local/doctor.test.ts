import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { findPlaceholders, listPlaceholders } from '../../scripts/build/placeholders.ts';

test.each([
  ["  groomer: 'Famke Voorbeeld', // PLACEHOLDER", "groomer: 'Famke Voorbeeld',"],
  ["  kept: 'a year', // PLACEHOLDER: in de mailbox", "kept: 'a year',  (in de mailbox)"],
  ["/** PLACEHOLDER. Of niet? */\nvat: 'exempt',", "vat: 'exempt',  (Of niet?)"],
  ['Bel **Sanne**: 06 12. <!-- PLACEHOLDER -->', 'Bel **Sanne**: 06 12.'],
])('the code %j is reported as the placeholder %j', (text, shown) => {
  expect(findPlaceholders('a.ts', text)).toEqual([`a.ts:1  ${shown}`]);
});

test.each([
  "  street: 'Kerkstraat 1',",
  '// What is marked PLACEHOLDER is for the owner to fill in.',
])('the code %j is not reported as a placeholder', (line) => {
  expect(findPlaceholders('a.ts', line)).toEqual([]);
});

test('the doctor stops a deployment, and lists what is missing', async () => {
  const [first, ...others] = JSON.parse(await readFile('firebase.json', 'utf8')).hosting[0]
    .predeploy;
  expect(others).toEqual(['npm run build']);
  const settings = { VITE_DATABASE: 'embedded', VITE_SITE_URL: '', VITE_APP_CHECK_SITE_KEY: 'key' };
  const { status, stdout } = spawnSync(first, {
    shell: true,
    env: { ...process.env, ...settings },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stdout).toContain('VITE_SITE_URL is niet ingevuld in .env.');
  expect(stdout).not.toContain('VITE_APP_CHECK_SITE_KEY');
  expect(stdout).toContain('VITE_DATABASE is ingevuld: dat is alleen voor één computer.');
  for (const placeholder of listPlaceholders()) expect(stdout).toContain(placeholder);
});
