// `npm run doctor`; the deployed site is played by the hosting of npm start.
import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keepInFolder } from '../../functions/src/album/album-files.ts';
import { createAlbumHandler } from '../../functions/src/album/album-handler.ts';
import { createMailHandler } from '../../functions/src/mail-handler.ts';
import {
  checkOpenAnswers,
  checkPlaceholders,
  checkPrices,
  checkVat,
  findOpenAnswers,
  findPlaceholders,
} from '../../scripts/doctor/check-content.ts';
import {
  checkMailFunction,
  checkOwnerPages,
  checkRules,
  checkSite,
} from '../../scripts/doctor/check-online.ts';
import * as settings from '../../scripts/doctor/check-settings.ts';
import {
  checkConfirmations,
  findConfirmations,
  listConfirmations,
} from '../../scripts/doctor/confirmations.ts';
import type { Finding } from '../../scripts/doctor/finding.ts';
import { openEmbeddedStore } from '../../scripts/local/embedded-store.ts';
import { createHosting } from '../../scripts/local/hosting.ts';
import { pickHeaders, readHostingConfig } from '../../scripts/local/hosting-config.ts';
import { addresses } from '../functions/mail-site.ts';
import { startOwnerSite } from '../owner/owner-site.ts';
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
const hosting = await readHostingConfig('firebase.json');

const price = (cents: number) => ({ treatment: `T${cents}`, cents });
const setting = (changes: Record<string, string>) =>
  settings.checkSettings({ ...environment, ...changes }).findings;

test.each<[string, Finding[], RegExp[]]>([
  ['no placeholders', checkPlaceholders([]), []],
  ['placeholders', checkPlaceholders(['a.ts:1  kvk', 'a.ts:2  town']), [/weg:\n +a.*\n +a/]],
  ['open answers', checkOpenAnswers(['a.ts  parking']), []],
  ['prices in cents', checkPrices([price(5500), price(100)]), []],
  ['prices in euros', checkPrices([price(55), price(27.5)]), [/^T55 in .*: 55\./, /^T27\.5 in/]],
  ['no btw', checkVat('exempt'), []],
  ['another btw', checkVat('maybe'), [/'included' of 'exempt'/]],
  ['good settings', setting({}), []],
  ['no project', settings.checkSettings({}).findings, [/VITE_FIREBASE_\.\.\. zijn/, /VITE_SITE_/]],
  ['no url', setting({ VITE_SITE_URL: '' }), [/VITE_SITE_URL is niet ingevuld/]],
  ['the example url', setting({ VITE_SITE_URL: 'https://a.example' }), [/kan niemand bezoeken/]],
  [
    'an emulator',
    setting({ VITE_FIRESTORE_EMULATOR: '127.0.0.1:8080' }),
    [/alleen voor deze comp/],
  ],
  ['a typo', setting({ VITE_GTM: 'GTM-1' }), [/VITE_GTM is geen instelling/]],
  ['its project', settings.checkProject('my-project', environment), []],
  ['another project', settings.checkProject('other', environment), [/noemt other, maar VITE_FIRE/]],
  ['the demo project', settings.checkProject('demo-x', environment), [/noemt nog "demo-x"/]],
  ['no default project', settings.checkProject(undefined, environment), [/noemt geen project/]],
  ['the mail path', settings.checkMailRewrite('/sendMail', hosting), []],
  ['a mail url', settings.checkMailRewrite('https://a.run.app/sendMail', hosting), []],
  ['the policy', settings.checkPolicy("default-src 'none'", "default-src 'none'"), []],
  [
    'an old policy',
    settings.checkPolicy("default-src 'none'", ''),
    [/^firebase\.json heeft een andere/],
  ],
  [
    'another mail path',
    settings.checkMailRewrite('/mailen', hosting),
    [/stuurt \/mailen niet door/],
  ],
])('with %s the doctor names the problems', (_, findings, sentences) => {
  const problems = findings.filter(({ level }) => level === 'problem');
  expect(problems.map(({ sentence }) => sentence)).toEqual(
    sentences.map((sentence) => expect.stringMatching(sentence)),
  );
});

test('the key of App Check is asked for with the reason, and does not stop going live', () => {
  const appCheck = {
    level: 'advice',
    sentence: expect.stringMatching(/APP_CHECK.*voordat de site online gaat, want/),
  };
  expect(setting({})).toContainEqual(appCheck);
  expect(setting({ VITE_APP_CHECK_SITE_KEY: 'key' })).not.toContainEqual(appCheck);
});

test.each([
  ["  groomer: 'Famke Voorbeeld',", "groomer: 'Famke Voorbeeld'"],
  ["  url: 'https://facebook.example/zachtpoot',", "url: 'https://facebook.example/zachtpoot'"],
  ["  postalCode: '0000 XX',", "postalCode: '0000 XX'"],
  ["  phone: '06 12 34 56 78',", "phone: '06 12 34 56 78'"],
  ["  phoneLink: '+31612345678',", "phoneLink: '+31612345678'"],
  ["  kvk: '00000000',", "kvk: '00000000'"],
  ["  btwId: 'NL000000000B00',", "btwId: 'NL000000000B00'"],
  ["export const town = 'Smilde'; // PLACEHOLDER", "town = 'Smilde'"],
  ["  kept: 'a year', // PLACEHOLDER: in de mailbox", "kept: 'a year'  (in de mailbox)"],
  ["/** PLACEHOLDER. Of niet? */\nvat: 'exempt',", "vat: 'exempt'  (Of niet?)"],
])('%s is for the owner to fill in', (line, shown) => {
  expect(findPlaceholders('a.ts', `\n${line}`)).toEqual([`a.ts:2  ${shown}`]);
});

test('an answer that the owner has to fill in comes with its question', () => {
  const text = "  name: 'Mag ik erbij blijven?',\n  text: 'Dat mag.', // PLACEHOLDER";
  expect(findPlaceholders('a.ts', text)).toEqual([
    "a.ts:2  text: 'Dat mag.'  (Mag ik erbij blijven?)",
  ]);
});

test.each([
  "  facebook: 'https://www.facebook.com/zachtpoot',",
  "  street: 'Kerkstraat 1', postalCode: '9421 AB', phone: '06 98 76 54 32',",
  "  kvk: '01020304', btwId: 'NL000000001B01', position: { lat: 52.98123, lng: 6.48123 },",
  "  text: 'Neem bijvoorbeeld een kleedje mee. Het eerste voorbeeld is gratis: 100 % korting.',",
  '// What is marked PLACEHOLDER is for the owner to fill in, such as a.example.',
  ' * Filled in: no PLACEHOLDER, and no Voorbeeldlaan.',
])('%s is filled in', (line) => {
  expect(findPlaceholders('a.ts', line)).toEqual([]);
});

const staying = { question: 'Mag ik erbij blijven?', answer: null };

test.each<[string, Record<string, unknown>, string[]]>([
  ['answers', { parking: { name: 'Parkeren', text: 'Voor de deur' }, price: () => null }, []],
  ['a question', { staying }, ['a.ts  staying.answer  (Mag ik erbij blijven?)']],
  ['a name', { facts: [{ name: 'Aankomst', text: null }] }, ['a.ts  facts.0.text  (Aankomst)']],
  ['a label', { hours: { label: 'Zaterdag', from: null } }, ['a.ts  hours.from  (Zaterdag)']],
  ['no title', { terms: { days: 14, association: null } }, ['a.ts  terms.association']],
  ['a whole export', { chipper: null }, ['a.ts  chipper']],
  [
    'one in two lists',
    { cats: [staying], rabbits: [staying] },
    ['a.ts  cats.0.answer  (Mag ik erbij blijven?)'],
  ],
])('an answer that is still open is listed: %s', (_, exported, open) => {
  expect(findOpenAnswers('a.ts', exported)).toEqual(open);
});

test('a promise to confirm is found in every kind of comment, and listed', () => {
  const found = findConfirmations(
    'a.tsx',
    "// CONFIRM: Een.\n{/* CONFIRM: Twee? */}\nconst a = 'CONFIRM: b';\n/* CONFIRM: Drie. */",
  );
  expect(found).toEqual([
    { place: 'a.tsx:1', sentence: 'Een.' },
    { place: 'a.tsx:2', sentence: 'Twee?' },
    { place: 'a.tsx:4', sentence: 'Drie.' },
  ]);
  expect(checkConfirmations(found)).toEqual([
    { level: 'advice', sentence: expect.stringMatching(/: 3\. Zie npm run doctor -- --confirm$/) },
  ]);
  expect(checkConfirmations([])).toEqual([]);
  expect(listConfirmations(found)).toMatch(/^Door de salon te bevestigen\n {2}a\.tsx:1 .*Samen 3/s);
  expect(listConfirmations([])).toMatch(/alles is bevestigd/);
});

test('npm run doctor -- --confirm lists the promises, and stops nothing', () => {
  const { status, stdout } = spawnSync('node --import tsx scripts/doctor.ts --confirm', {
    shell: true,
    encoding: 'utf8',
  });
  expect(status).toBe(0);
  expect(stdout).toMatch(/^Door de salon te bevestigen\n/);
});

test('a deployed site is compared with this one', async () => {
  const folder = await createTemporaryFolder();
  await writeSmallBuild(folder);
  const sendMail = createMailHandler({
    addresses,
    origins: [],
    deliver: async () => {},
    now: Date.now,
    log: () => {},
  });
  const serveAlbum = createAlbumHandler(keepInFolder(await createTemporaryFolder()), () => {});
  const { handler: manageSite } = await startOwnerSite(
    await openEmbeddedStore({ file: join(folder, 'embedded.json') }),
  );
  const functions = { sendMail, serveAlbum, manageSite };
  const url = await serve(createHosting({ folder, config: hosting, functions }));
  // The local hosting leaves the last directive out: it has no https.
  const policy = pickHeaders(hosting, '/')['Content-Security-Policy'] ?? '';
  const localPolicy = policy.replace('; upgrade-insecure-requests', '');
  const problem = (sentence: RegExp) => [
    { level: 'problem', sentence: expect.stringMatching(sentence) },
  ];

  await writeFile(join(folder, 'index.html'), `<link rel="canonical" href="${url}/"><h1>K</h1>`);
  expect(await checkSite(url, localPolicy)).toEqual([]);
  expect(await checkSite(url, policy)).toEqual(problem(/een ander beveiligingsbeleid/));
  expect(await checkMailFunction(`${url}/sendMail`)).toEqual([]);
  expect(await checkMailFunction(`${url}/mailen`)).toEqual(problem(/mailen is er niet/));
  expect(await checkMailFunction(`${url}/tarieven`)).toEqual(problem(/200\. Dat is niet onze/));
  expect(await checkOwnerPages(url)).toEqual([]);

  const other = await serve(({ headers }, response) => response.end(`http://${headers.host}/`));
  expect(await checkSite(other, undefined)).toContainEqual(problem(/moet een 404 zijn/)[0]);
  const without = await serve(createHosting({ folder, config: hosting, functions: {} }));
  expect(await checkSite(without, localPolicy)).toEqual(problem(/voor een ander adres is gebouwd/));
  expect(await checkOwnerPages(without)).toEqual([
    ...problem(/\/beheer antwoordt met 404: stel OWNER_SECRET in/),
    ...problem(/serveAlbum antwoordt niet/),
  ]);
  const keeping = await serve(({ url = '' }, response) => {
    const status = url === '/beheer' ? 200 : 404;
    response.writeHead(status, {
      'Content-Type': 'text/plain',
      'Cache-Control': 'max-age=31536000',
    });
    response.end('/beheer/nieuwe-link');
  });
  expect(await checkOwnerPages(keeping)).toEqual(problem(/^Caches bewaren/));
});

test('a server that does not respond in time is no problem', async () => {
  const url = await serve(() => {});
  const unreached = [{ level: 'advice', sentence: expect.stringMatching(/niet te bereiken/) }];
  const findings = await Promise.all([
    checkRules(url, { timeout: 300 }),
    checkSite(url, '', 300),
    checkMailFunction(url, 300),
    checkOwnerPages(url, 300),
  ]);
  expect(findings).toEqual([unreached, unreached, unreached, unreached]);
});

test('a problem stops a deployment, by firebase.json’s own hook', async () => {
  const [first, ...others] = JSON.parse(await readFile('firebase.json', 'utf8')).hosting.predeploy;
  expect(others).toEqual(['npm run build']);
  const env = { ...process.env, VITE_DATABASE: 'embedded', VITE_SENDMAIL_URL: 'https://a.test/b' };
  const { status, stdout } = spawnSync(first, { shell: true, env, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stdout).toMatch(/VITE_DATABASE is ingevuld, en dat is alleen.*Er is niets online gezet/s);
  expect(stdout).toContain(
    'firebase.json heeft een andere Content-Security-Policy dan bij de instellingen hoort',
  );
  for (const file of ['src/content/salon.ts', 'src/content/privacy.ts']) {
    for (const line of findPlaceholders(file, await readFile(file, 'utf8'))) {
      expect(stdout).toContain(line);
    }
  }
  expect(stdout).not.toContain('[i]');
});
