import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { findPlaceholders, listPlaceholders } from '../../scripts/build/placeholders.ts';
import { listDisagreements } from '../../scripts/firebase-project.ts';

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
  const settings = {
    VITE_DATABASE: 'embedded',
    VITE_FIRESTORE_EMULATOR: '127.0.0.1:8080',
    VITE_FIREBASE_PROJECT_ID: '',
    VITE_SITE_URL: '',
    VITE_APP_CHECK_SITE_KEY: 'key',
  };
  const { status, stdout } = spawnSync(first, {
    shell: true,
    env: { ...process.env, ...settings },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stdout).toContain('VITE_FIREBASE_PROJECT_ID is niet ingevuld in .env.');
  expect(stdout).toContain('VITE_SITE_URL is niet ingevuld in .env.');
  expect(stdout).not.toContain('VITE_APP_CHECK_SITE_KEY');
  for (const name of ['VITE_DATABASE', 'VITE_FIRESTORE_EMULATOR']) {
    expect(stdout).toContain(`${name} is ingevuld: dat is alleen voor één computer.`);
  }
  for (const placeholder of listPlaceholders()) expect(stdout).toContain(placeholder);
});

const rc = {
  projects: { default: 'salon' },
  targets: { salon: { hosting: { site: ['salon'], beheer: ['salon-beheer'] } } },
};
const config = {
  hosting: [
    { target: 'site', redirects: [{ destination: 'https://salon-beheer.web.app/beheer' }] },
    { target: 'beheer', redirects: [{ destination: '/beheer' }] },
  ],
};

test.each([
  ['the same project everywhere', 'salon', {}, []],
  ['no project in .env', undefined, {}, []],
  ['another project in .env', 'ander', {}, ['.env noemt het project ander']],
  [
    'another project in .firebaserc',
    'salon',
    { projects: { default: 'ander' } },
    [
      '.env noemt het project salon, en .firebaserc het project ander.',
      'niet de site "site" van ander',
      'niet de site "beheer" van ander',
      'firebase.json stuurt bezoekers door naar https://salon-beheer.web.app/beheer',
    ],
  ],
  [
    'another owner’s site in .firebaserc',
    'salon',
    { targets: { salon: { hosting: { site: ['salon'], beheer: ['ander'] } } } },
    ['en niet naar https://ander.web.app.'],
  ],
])('with %s, the doctor lists each disagreement', (_, projectId, changes, sentences) => {
  const problems = listDisagreements(projectId, { rc: { ...rc, ...changes }, config });
  expect(problems).toEqual(sentences.map((sentence) => expect.stringContaining(sentence)));
});

test('.firebaserc and firebase.json agree', () => {
  expect(listDisagreements(undefined)).toEqual([]);
});
