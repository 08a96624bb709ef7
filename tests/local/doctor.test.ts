// `npm run doctor`; the deployed site is played by the hosting of npm start.
import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createMailHandler } from '../../functions/src/mail-handler.ts';
import { checkPlaceholders, checkPrices, checkVat } from '../../scripts/doctor/check-content.ts';
import { checkMailFunction, checkRules, checkSite } from '../../scripts/doctor/check-online.ts';
import {
  checkMailRewrite,
  checkProject,
  checkSettings,
} from '../../scripts/doctor/check-settings.ts';
import { createHosting } from '../../scripts/local/hosting.ts';
import { pickHeaders, readHostingConfig } from '../../scripts/local/hosting-config.ts';
import { addresses } from '../functions/mail-site.ts';
import { serve } from './serve.ts';
import { writeSmallBuild } from './small-build.ts';
import { createTemporaryFolder } from './temporary-folder.ts';

const environment = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'my-project.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'my-project',
  VITE_FIREBASE_APP_ID: 'app',
  VITE_SITE_URL: 'https://www.zachtpoot.test',
};

const problem = (sentence: RegExp) => ({
  level: 'problem',
  sentence: expect.stringMatching(sentence),
});
const advice = (sentence: RegExp) => ({
  level: 'advice',
  sentence: expect.stringMatching(sentence),
});

test.each([
  ['https://facebook.example/zachtpoot', 'https://www.facebook.com/zachtpoot'],
  ['info@zachtpoot.example', 'info@zachtpoot.test'],
  ['Voorbeeldlaan 1', 'Kerkstraat 1'],
  ['0000 XX', '9421 AB'],
  ['06 12 34 56 78', '06 98 76 54 32'],
  ['+31612345678', '+31698765432'],
  ['00000000', '01020304'],
  ['NL000000000B00', 'NL000000001B01'],
])('the placeholder %s is named, and %s is taken as filled in', (unfilled, filled) => {
  expect(checkPlaceholders({ town: 'Bovensmilde', fact: unfilled })).toEqual([
    problem(/^Fill in fact in src\/content\/salon\.ts/),
  ]);
  expect(checkPlaceholders({ fact: filled, position: { lat: 52.98 } })).toEqual([]);
});

test('a price in euros is named', () => {
  const prices = [5500, 100, 55, 27.5].map((cents) => ({ treatment: `T${cents}`, cents }));
  expect(checkPrices(prices)).toEqual([problem(/^T55 in .*cents: 55\./), problem(/^T27\.5 in /)]);
});

test('what the prices say of btw is to be confirmed, and has to be one of two', () => {
  expect(checkVat('included')).toEqual(advice(/include btw/));
  expect(checkVat('exempt')).toEqual(advice(/have no btw/));
  expect(checkVat('maybe')).toEqual(problem(/'included' or 'exempt'/));
});

test.each<[string, Record<string, string>, RegExp[]]>([
  ['everything', environment, []],
  ['no project', { VITE_SITE_URL: 'https://a.test' }, [/VITE_FIREBASE_\.\.\. are not set/]],
  ['no url', { ...environment, VITE_SITE_URL: '' }, [/VITE_SITE_URL is not set/]],
  ['the example url', { ...environment, VITE_SITE_URL: 'https://a.example' }, [/nobody can/]],
  ['an emulator', { ...environment, VITE_FIRESTORE_EMULATOR: '127.0.0.1:8080' }, [/only for this/]],
  ['a typo', { ...environment, VITE_GTM: 'GTM-1' }, [/VITE_GTM is not a setting/]],
])('settings with %s', (_, given, sentences) => {
  const { findings } = checkSettings(given);
  expect(findings.filter(({ level }) => level === 'problem')).toEqual(sentences.map(problem));
});

test.each<[string | undefined, RegExp[]]>([
  ['my-project', []],
  ['other-project', [/names other-project, but VITE_FIREBASE_PROJECT_ID is my-project/]],
  ['demo-trimsalon', [/still names "demo-trimsalon"/]],
  [undefined, [/names no default project/]],
])('a deployment to the project %s', (defaultProject, sentences) => {
  expect(checkProject(defaultProject, environment)).toEqual(sentences.map(problem));
});

test('the path of the mail function has to be in firebase.json', async () => {
  const hosting = await readHostingConfig('firebase.json');
  expect(checkMailRewrite('/sendMail', hosting)).toEqual([]);
  expect(checkMailRewrite('https://a.cloudfunctions.net/sendMail', hosting)).toEqual([]);
  expect(checkMailRewrite('/mailen', hosting)).toEqual([problem(/no rewrite of \/mailen/)]);
});

async function setup() {
  const folder = await createTemporaryFolder();
  await writeSmallBuild(folder);
  const config = await readHostingConfig('firebase.json');
  const sendMail = createMailHandler({
    addresses,
    origins: [],
    deliver: async () => {},
    now: Date.now,
    log: () => {},
  });
  const url = await serve(createHosting({ folder, config, functions: { sendMail } }));
  await writeFile(join(folder, 'index.html'), `<link rel="canonical" href="${url}/"><h1>K</h1>`);
  // The local hosting leaves the last one out: it has no https.
  const policy = pickHeaders(config, '/')['Content-Security-Policy'] ?? '';
  return { url, folder, policy: policy.replace('; upgrade-insecure-requests', '') };
}

test('a deployed site is compared with this one', async () => {
  const { url, folder, policy } = await setup();
  expect(await checkSite(url, policy)).toEqual([]);
  expect(await checkSite(url, `${policy};`)).toEqual([problem(/another security policy/)]);
  expect(await checkMailFunction(`${url}/sendMail`)).toEqual([]);
  expect(await checkMailFunction(`${url}/mailen`)).toEqual([problem(/mailen is not there/)]);
  expect(await checkMailFunction(`${url}/tarieven`)).toEqual([problem(/200, which is not our/)]);
  await writeFile(join(folder, 'index.html'), '<link rel="canonical" href="https://x.test/">');
  expect(await checkSite(url, policy)).toEqual([problem(/built for another url/)]);
});

test('a server that does not respond in time is no problem', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const unreached = [advice(/could not be reached/)];
  expect(await checkRules(url, { timeout: 300 })).toEqual(unreached);
  expect(await checkSite(url, '', 300)).toEqual(unreached);
  expect(await checkMailFunction(url, 300)).toEqual(unreached);
});

test('a problem stops a deployment, by firebase.json’s own hook', async () => {
  const { hosting } = JSON.parse(await readFile('firebase.json', 'utf8'));
  const [first, ...others] = hosting.predeploy;
  expect(others).toEqual(['npm run build']);
  const env = { ...process.env, VITE_DATABASE: 'embedded' };
  const { status, stdout } = spawnSync(first, { shell: true, env, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stdout).toMatch(/VITE_DATABASE is set, which is only.*Nothing was deployed/s);
  expect(stdout).not.toContain('[i]');
});
