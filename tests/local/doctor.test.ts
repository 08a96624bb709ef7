import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import * as settings from '../../scripts/doctor/check-settings.ts';
import { findPlaceholders } from '../../scripts/doctor/find-placeholders.ts';

const environment = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'my-project.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'my-project',
  VITE_FIREBASE_APP_ID: 'app',
  VITE_SITE_URL: 'https://www.zachtpoot.test',
};
const otherMail = { VITE_SENDMAIL_URL: 'https://a.test/sendMail' };
const check = (changes: Record<string, string>) =>
  settings.checkSettings({ ...environment, ...changes }).problems;

test.each<[string, string[], RegExp[]]>([
  ['good settings', check({}), []],
  ['no project', settings.checkSettings({}).problems, [/VITE_FIREBASE_\.\.\. zijn/, /VITE_SITE_/]],
  ['no url', check({ VITE_SITE_URL: '' }), [/VITE_SITE_URL is niet ingevuld/]],
  ['the example url', check({ VITE_SITE_URL: 'https://a.example' }), [/kan niemand bezoeken/]],
  ['an emulator', check({ VITE_FIRESTORE_EMULATOR: '127.0.0.1:8080' }), [/alleen voor deze comp/]],
  ['a typo', check({ VITE_GTM: 'GTM-1' }), [/VITE_GTM is geen instelling/]],
  ['another project', settings.checkProject('other', environment), [/noemt other, maar VITE_FIRE/]],
  ['the demo project', settings.checkProject('demo-x', environment), [/noemt demo-x: zet daar/]],
  ['no default project', settings.checkProject(undefined, environment), [/noemt geen project/]],
  ['a path for mail', settings.checkMailHost('', { VITE_SENDMAIL_URL: '/sendMail' }), []],
  ['mail inside the CSP', settings.checkMailHost("'self' https://a.test;", otherMail), []],
  [
    'mail outside the CSP',
    settings.checkMailHost("'self'", otherMail),
    [/op https:\/\/a\.test: zet/],
  ],
])('with %s the doctor reports exactly the expected problems', (_, problems, sentences) => {
  expect(problems).toEqual(sentences.map((sentence) => expect.stringMatching(sentence)));
});

test('the doctor lists App Check as missing until its key is set, and a tag manager as a risk', () => {
  const reason = expect.stringMatching(/APP_CHECK.*voordat de site online gaat, want/);
  expect(settings.listMissing(environment)).toContainEqual(reason);
  const withKey = { ...environment, VITE_APP_CHECK_SITE_KEY: 'key' };
  expect(settings.listMissing(withKey)).not.toContainEqual(reason);
  expect(settings.listRisks(environment)).toEqual([]);
  const [risk] = settings.listRisks({ ...environment, VITE_GTM_ID: 'GTM-TEST123' });
  expect(risk).toContain('kan alles wat u in het beheer kunt');
});

test.each([
  ["  groomer: 'Famke Voorbeeld', // PLACEHOLDER", "groomer: 'Famke Voorbeeld'"],
  ["  kept: 'a year', // PLACEHOLDER: in de mailbox", "kept: 'a year'  (in de mailbox)"],
  ["/** PLACEHOLDER. Of niet? */\nvat: 'exempt',", "vat: 'exempt'  (Of niet?)"],
  ['Bel **Sanne**: 06 12. <!-- PLACEHOLDER -->', 'Bel **Sanne**: 06 12.'],
  ["name: 'Prijs',\ntext: 'Op aanvraag.', // PLACEHOLDER", "text: 'Op aanvraag.'  (Prijs)"],
  ["name: 'Prijs',\ntext: '', // PLACEHOLDER: noem het", "text: ''  (Prijs: noem het)"],
])('the code %j is reported as the placeholder %j', (text, shown) => {
  const [line, ...others] = findPlaceholders('a.ts', text);
  expect(line?.replace(/^a\.ts:\d+ {2}/, '')).toBe(shown);
  expect(others).toEqual([]);
});

test.each([
  "  street: 'Kerkstraat 1',",
  '// What is marked PLACEHOLDER is for the owner to fill in.',
])('the code %j is not reported as a placeholder', (line) => {
  expect(findPlaceholders('a.ts', line)).toEqual([]);
});

test('the doctor stops a deployment that has a problem', async () => {
  const [first, ...others] = JSON.parse(await readFile('firebase.json', 'utf8')).hosting.predeploy;
  expect(others).toEqual(['npm run build']);
  const env = { ...process.env, VITE_DATABASE: 'embedded', VITE_SENDMAIL_URL: 'https://a.test/b' };
  const { status, stdout } = spawnSync(first, { shell: true, env, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stdout).toMatch(/VITE_DATABASE is ingevuld, en dat is alleen.*Er is niets online gezet/s);
  expect(stdout).toContain('VITE_SENDMAIL_URL is op https://a.test: zet dat in firebase.json');
  for (const file of ['shared/salon.ts', 'shared/phone-hours.ts', 'docs/eigenaar.md']) {
    for (const line of findPlaceholders(file, await readFile(file, 'utf8'))) {
      expect(stdout).toContain(line);
    }
  }
  expect(stdout).not.toContain('[i]');
  const promises = (await readFile('docs/te-bevestigen.md', 'utf8')).split('\n- [ ] ').length - 1;
  expect(stdout.includes(`${promises} zinnen zijn nog niet bevestigd.`)).toBe(promises > 0);
});
