// `npm run doctor`, on a copy of what it looks at; the deployed site is played by the hosting of
// npm start, with the real mail function behind it.
import { spawnSync } from 'node:child_process';
import { cp, mkdir, readFile, symlink, utimes, writeFile } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createMailHandler } from '../../functions/src/answer-request.ts';
import type { Finding } from '../../scripts/doctor/finding.ts';
import { describeFindings, runDoctor } from '../../scripts/doctor/run-doctor.ts';
import { createHosting } from '../../scripts/local/hosting.ts';
import { readHostingConfig } from '../../scripts/local/hosting-config.ts';
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

/** A checkout that is ready to go live. */
async function setup() {
  const root = await createTemporaryFolder();
  await mkdir(join(root, 'src/content'), { recursive: true });
  for (const file of ['firebase.json', 'firestore.rules']) await cp(file, join(root, file));
  await cp('src/content/prices.ts', join(root, 'src/content/prices.ts'));
  const project = { projects: { default: 'my-project' } };
  await writeFile(join(root, '.firebaserc'), JSON.stringify(project));
  await writeFile(
    join(root, 'src/content/salon.ts'),
    "export const vat: Vat = 'included';\nexport const salon = { kvk: '12345670' };\n",
  );
  const run = async (changes: Partial<Parameters<typeof runDoctor>[0]> = {}) =>
    runDoctor({ root, deploy: true, environment, ...changes });
  return { root, run };
}

const firestore = 'http://127.0.0.1:9'; // nobody listens there

const sentences = (findings: readonly Finding[], level: Finding['level'] = 'problem') =>
  findings.filter((finding) => finding.level === level).map(({ sentence }) => sentence);

test('a checkout that is ready may be deployed', async () => {
  const { run } = await setup();
  expect(await run()).toEqual([]);
  expect(describeFindings([], true)).toBe('Nothing stops this site from going live.');
});

const unfilled = `
export const vat: Vat = 'included';
/** PLACEHOLDER. The site's address. */
export const defaultSiteUrl = 'https://zachtpoot.example';
export const salon = {
  /** PLACEHOLDER */
  street: 'Voorbeeldlaan 1',
  postalCode: '0000 XX',
  town: 'Bovensmilde',
  phone: '06 12 34 56 78',
  kvk: '00000000',
} as const;
`;

test('every placeholder is named with its line, and nothing else', async () => {
  const { root, run } = await setup();
  await writeFile(join(root, 'src/content/salon.ts'), unfilled);
  const named = sentences(await run());
  expect(named.map((sentence) => /^Fill in (\w+) in/.exec(sentence)?.[1])).toEqual([
    'defaultSiteUrl',
    'street',
    'postalCode',
    'phone',
    'kvk',
  ]);
  expect(named[3]).toBe(
    'Fill in phone in src/content/salon.ts, line 10: it is still "06 12 34 56 78".',
  );
});

test('a filled-in file is no placeholder, though its comments stay', async () => {
  const { root, run } = await setup();
  const filled = unfilled
    .replace('https://zachtpoot.example', 'https://www.zachtpoot.test')
    .replace('Voorbeeldlaan', 'Kerkstraat')
    .replace('0000 XX', '9421 AB')
    .replace('06 12 34 56 78', '06 98 76 54 32')
    .replace('00000000', '01020304');
  await writeFile(join(root, 'src/content/salon.ts'), filled);
  expect(await run()).toEqual([]);
});

test.each(['55.00', '55', '5_5'])('a price of %s cents is told', async (cents) => {
  const { root, run } = await setup();
  const file = join(root, 'src/content/prices.ts');
  const prices = await readFile(file, 'utf8');
  await writeFile(file, prices.replace('cents: 5500', `cents: ${cents}`));
  expect(sentences(await run())).toEqual([
    expect.stringMatching(`line \\d+ says cents: ${cents}\\. A price is a whole number`),
  ]);
});

test('what the prices say of btw is to be confirmed, and has to be one of two', async () => {
  const { root, run } = await setup();
  const file = join(root, 'src/content/salon.ts');
  const asked = async () =>
    sentences(await run({ deploy: false, firestore, site: firestore }), 'advice');
  expect(await asked()).toContain(
    "Confirm that prices include btw: vat in src/content/salon.ts is 'included'.",
  );
  await writeFile(file, "export const vat: Vat = 'exempt';\n");
  expect(await asked()).toContainEqual(expect.stringMatching(/have no btw \(kleine/));
  await writeFile(file, "export const vat: Vat = 'maybe';\n");
  expect(sentences(await run())).toEqual([expect.stringMatching(/'included' or 'exempt'/)]);
});

test.each<[string, Record<string, string>, RegExp]>([
  ['no project', { VITE_SITE_URL: 'https://a.test' }, /VITE_FIREBASE_\.\.\. are not set/],
  ['no address', { ...environment, VITE_SITE_URL: '' }, /VITE_SITE_URL is not set/],
  ['the example address', { ...environment, VITE_SITE_URL: 'https://a.example' }, /nobody can/],
  ['an emulator', { ...environment, VITE_FIRESTORE_EMULATOR: '127.0.0.1:8080' }, /only for this/],
  ['a typo', { ...environment, VITE_GTM: 'GTM-1' }, /VITE_GTM is not a setting/],
  [
    'another project',
    { ...environment, VITE_FIREBASE_PROJECT_ID: 'other-project' },
    /names my-project, but VITE_FIREBASE_PROJECT_ID is other-project/,
  ],
  ['a mail path nobody answers', { ...environment, VITE_SENDMAIL_URL: '/mailen' }, /no rewrite/],
])('a setting with %s is told', async (_, given, sentence) => {
  const { run } = await setup();
  expect(sentences(await run({ environment: given }))).toEqual([expect.stringMatching(sentence)]);
});

test.each<[string, string, (text: string) => string, RegExp]>([
  ['no security policy', 'firebase.json', (t) => t.replace('Content-Sec', 'X-Sec'), /has no Cont/],
  ['half a file', 'firebase.json', (text) => text.slice(0, 90), /^firebase\.json: /],
  ['an unknown key', 'firebase.json', (t) => t.replace('"ignore": ["fire', '"i18n": ["'), /i18n/],
  [
    'other rules',
    'firebase.json',
    (t) => t.replace('firestore.rules', 'x.rules'),
    /rules.*missing/,
  ],
  [
    'the demo project',
    '.firebaserc',
    (t) => t.replace('my-project', 'demo-x'),
    /still names "demo/,
  ],
  ['no project', '.firebaserc', () => '{}', /names no default project/],
  ['half a project', '.firebaserc', () => '{', /names no default project/],
])('a file with %s is told', async (_, file, change, sentence) => {
  const { root, run } = await setup();
  const text = await readFile(join(root, file), 'utf8');
  await writeFile(join(root, file), change(text));
  expect(sentences(await run())).toEqual([expect.stringMatching(sentence)]);
});

/** The site as it would be deployed. */
async function deploy({ withFunction = true } = {}) {
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
  const rewrites = withFunction ? config.rewrites : [];
  const site = await serve(
    createHosting({ folder, config: { ...config, rewrites }, functions: { sendMail } }),
  );
  await writeFile(join(folder, 'index.html'), `<link rel="canonical" href="${site}/"><h1>K</h1>`);
  return { site, folder };
}

test('a deployed site that is in order is told to be', async () => {
  const { run } = await setup();
  const { site } = await deploy();
  const findings = await run({ deploy: false, firestore, site });
  expect(sentences(findings)).toEqual([]);
  expect(sentences(findings, 'fine')).toEqual(
    expect.arrayContaining([`${site} serves this site.`, 'The mail function answers.']),
  );
  expect(sentences(findings, 'advice')).toContain('The database could not be asked.');
});

test('a site without its function, of another address or of another policy is told', async () => {
  const { run } = await setup();
  const { site, folder } = await deploy({ withFunction: false });
  await writeFile(join(folder, 'index.html'), '<link rel="canonical" href="https://x.test/">');
  expect(sentences(await run({ deploy: false, firestore, site }))).toEqual([
    expect.stringMatching(/built for another address/),
    expect.stringMatching(/sendMail is not there/),
  ]);
  await writeFile(join(folder, 'index.html'), `<script data-app="/a.js">old()</script>${site}/`);
  expect(sentences(await run({ deploy: false, firestore, site }))).toContainEqual(
    expect.stringMatching(/another security policy/),
  );
});

test('without a connection, or with a server that never answers, it ends and is no problem', async () => {
  const { run } = await setup();
  const sockets: Socket[] = [];
  const silent = createServer((socket) => void sockets.push(socket));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    silent.close();
  });
  const address = silent.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const site = `http://127.0.0.1:${port}`;
  const findings = await run({ deploy: false, firestore: site, site, patience: 300 });
  expect(sockets.length).toBeGreaterThan(2);
  expect(sentences(findings)).toEqual([]);
  expect(
    sentences(findings, 'advice').filter((text) => /could not be asked/.test(text)),
  ).toHaveLength(3);
});

test('a build that is older than its sources is told, and a missing one', async () => {
  const { root, run } = await setup();
  const read = async () =>
    sentences(await run({ deploy: false, firestore, site: firestore }), 'advice').filter((text) =>
      text.startsWith('dist/'),
    );
  expect(await read()).toEqual([expect.stringMatching(/not built yet/)]);
  await mkdir(join(root, 'dist'));
  await writeFile(join(root, 'dist/index.html'), '');
  expect(await read()).toEqual([]);
  const tomorrow = Date.now() / 1000 + 86_400;
  await utimes(join(root, 'src/content/salon.ts'), tomorrow, tomorrow);
  expect(await read()).toEqual([expect.stringMatching(/older than src/)]);
});

test('a deployment with a placeholder is refused with the list, by firebase.json’s own hook', async () => {
  const { root } = await setup();
  await writeFile(join(root, 'src/content/salon.ts'), unfilled);
  for (const folder of ['scripts', 'node_modules'])
    await symlink(resolve(folder), join(root, folder));
  const { hosting } = JSON.parse(await readFile('firebase.json', 'utf8'));
  const [first, ...others] = hosting.predeploy;
  expect(others).toEqual(['npm run build']);
  const { status, stdout } = spawnSync(first, { shell: true, cwd: root, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stdout).toMatch(/Fill in kvk in src\/content\/salon\.ts.*Nothing was deployed/s);
});
