// The table of docs/decisions/0024, cell by cell: what each token opens, how long, and what ends it.
import { expect, test } from 'vitest';
import type { Documents } from '../../functions/src/owner/documents.ts';
import { endAll } from '../../functions/src/owner/link-record.ts';
import { createToken } from '../../functions/src/owner/owner-links.ts';
import { emulatorTest } from '../emulator.ts';
import { siteOrigin } from '../functions/mail-site.ts';
import { requestRaw } from '../local/serve.ts';
import { openEmbedded, openEmulator, testOnBoth } from './open-documents.ts';
import { addReviews, fields, readEverything, secret, startOwnerSite } from './owner-site.ts';

const hour = 3_600_000; // ms
const day = 24 * hour;

const readCookie = ({ headers }: { headers: Headers }) =>
  /__session=([^;]*)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? '';

async function setup(documents: Documents, options?: Parameters<typeof startOwnerSite>[1]) {
  const site = await startOwnerSite(documents, options);
  await addReviews(documents, [31, 32]);
  const { clock, visitWith } = site;
  const create = (subject: Parameters<typeof createToken>[1], sign = secret) =>
    createToken(sign, subject, clock.time);
  const open = (token: string, cookie = '') =>
    visitWith(cookie).post('/beheer/openen', fields({ token }));
  /** As a device with a cookie of its own. */
  const openDevice = async (token: string) => visitWith(readCookie(await open(token)));
  const endAll = () => visitWith(create('session')).post('/beheer/beeindigen', fields({}));
  return { ...site, create, open, openDevice, endAll };
}

/** How each kind of token is used, for how long, and what comes then. */
const kinds = [
  ['link', 'a link', 1, 303],
  ['session', '/beheer', 90, 200],
  ['answer-31', 'a link', 30, 303],
  ['answer-31', '/beheer/recensie?naam=31', 30, 200],
  ['remove-31', 'a link', 30, 303],
  ['remove-31', '/beheer/weghalen?naam=31', 30, 200],
] as const;

/** What each token opens as a cookie; the one of a link to everything only opens a session. */
const opened = {
  session: [
    '',
    '/recensie?naam=31',
    '/recensie?naam=32',
    '/weghalen?naam=31',
    '/prullenbak?naam=31',
    '/prullenbak',
    '/sinds',
    '/mededeling',
    '/album',
    '/formulier',
    '/vraag',
  ],
  link: [],
  'answer-31': ['/recensie?naam=31'],
  'remove-31': ['/weghalen?naam=31', '/prullenbak?naam=31'],
} as const;

testOnBoth(
  'each token works as long as the table says, unless it is forged, cut or ended',
  async (all) => {
    const { clock, create, open, visitWith, endAll } = await setup(all);
    for (const [subject, use, days, success] of kinds) {
      const how = [subject, use];
      const see = async (token: string) => {
        const { status, text } = await (use === 'a link' ? open(token) : visitWith(token).get(use));
        const [said = ''] = /klopt niet|Deze link is verlopen|zijn ingetrokken/.exec(text) ?? [];
        return [...how, status, said];
      };
      const token = create(subject);
      expect(await see(token)).toEqual([...how, success, '']);
      expect(await see(token)).toEqual([...how, success, '']); // on a second device
      expect(await see(create(subject, 'oud'))).toEqual([...how, 403, 'klopt niet']);
      expect(await see(token.slice(0, -1))).toEqual([...how, 403, 'klopt niet']);
      clock.time += days * day - 1;
      expect(await see(token)).toEqual([...how, success, '']);
      clock.time += 1;
      expect(await see(token)).toEqual([...how, 403, 'Deze link is verlopen']);

      const ended = create(subject);
      clock.time += 1;
      expect((await endAll()).headers.get('location')).toBe('/beheer');
      expect(await see(ended)).toEqual([...how, 403, 'zijn ingetrokken']);
      expect(await see(create(subject))).toEqual([...how, 403, 'zijn ingetrokken']); // of that moment
      clock.time += 1;
      expect(await see(create(subject))).toEqual([...how, success, '']);
    }
  },
);

testOnBoth('each token opens what the table says, and nothing else', async (all) => {
  const { create, open, visitWith } = await setup(all);
  const link = 'Vraag om een link naar alles.';
  for (const [subject, paths] of Object.entries(opened)) {
    const { get } = visitWith(create(subject as keyof typeof opened)); // by its own keys
    const found = [];
    for (const path of opened.session)
      if (!(await get(`/beheer${path}`)).text.includes('Mail de salon')) found.push(path);
    expect([subject, found]).toEqual([subject, paths]);
  }
  const door = await visitWith(create('answer-31')).get('/beheer');
  expect([door.status, door.text]).toEqual([200, expect.stringContaining(link)]);
  // What a device has is no link.
  expect((await open(create('session'))).text).toContain('klopt niet');
});

testOnBoth('a link to everything opens a session of its own on each device', async (all) => {
  const { clock, create, open, openDevice, endAll } = await setup(all);
  const link = create('link');
  const answer = await open(`${siteOrigin}/beheer#${link}`);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/beheer']);
  expect(answer.headers.get('set-cookie')).toMatch(
    /^__session=session\.\d{13}\.[\w-]{43}; Path=\/beheer; Max-Age=34560000; HttpOnly; Secure; SameSite=Lax$/,
  );
  clock.time += hour;
  const [phone, tablet] = [await openDevice(link), await openDevice(link)];
  const gone = await phone.post('/beheer/uitloggen', fields({}));
  expect(gone.headers.get('location')).toBe('/beheer');
  expect(gone.headers.get('set-cookie')).toMatch(/^__session=; Path=\/beheer; Max-Age=0;/);
  clock.time += 40 * day;
  expect((await tablet.get('/beheer')).status).toBe(200);
  await endAll();
  expect((await tablet.get('/beheer')).text).toContain('zijn ingetrokken');
});

testOnBoth('a session goes on as long as it is used, and 90 days longer', async (all) => {
  const { clock, create, visitWith } = await setup(all);
  let token = create('session');
  const fresh = await visitWith(token).get('/beheer');
  expect(fresh.headers.get('set-cookie')).toBeNull();
  for (let visits = 0; visits < 3; visits += 1) {
    clock.time += 89 * day;
    const answer = await visitWith(token).get('/beheer/mededeling');
    expect(answer.status).toBe(200);
    token = readCookie(answer);
  }
  clock.time += 90 * day;
  expect((await visitWith(token).get('/beheer')).text).toContain('Deze link is verlopen');
  const answer = create('answer-31');
  clock.time += 29 * day;
  const shown = await visitWith(answer).get('/beheer/recensie?naam=31');
  expect([shown.status, shown.headers.get('set-cookie')]).toEqual([200, null]);
});

testOnBoth(
  'the link of a review becomes the cookie, but not of who may do everything',
  async (all) => {
    const { create, open, clock } = await setup(all);
    const token = create('remove-31');
    clock.time += day;
    const opened = await open(token);
    expect(opened.headers.get('location')).toBe('/beheer/weghalen?naam=31');
    expect(readCookie(opened)).toBe(token);
    const beside = await open(token, create('session'));
    expect(beside.headers.get('location')).toBe('/beheer/weghalen?naam=31');
    expect(beside.headers.get('set-cookie')).toBeNull();
    expect(readCookie(await open(create('answer-32'), token))).toMatch(/^answer-32/);
    expect(readCookie(await open(create('link'), token))).toMatch(/^session/);
  },
);

testOnBoth(
  'what was typed with a token that expired, or was ended, is shown again',
  async (all) => {
    const { clock, create, visitWith, endAll, logged, read } = await setup(all);
    const old = create('answer-31');
    clock.time += 30 * day;
    const ended = create('answer-31');
    await endAll();
    for (const token of [old, ended]) {
      const { status, text } = await visitWith(token).post(
        '/beheer/recensie?naam=31',
        fields({ reply: 'Met zorg getypt', stap: 'plaatsen' }),
      );
      expect([status, text.match(/Met zorg getypt/)?.[0]]).toEqual([403, 'Met zorg getypt']);
    }
    expect(logged.join()).toMatch(/"expired".*"ended"/);
    expect(logged.join()).not.toMatch(/31\.|__session|Cookie|Met zorg/);
    expect(await read('reviews/31')).not.toHaveProperty('reply');
  },
);

testOnBoth(
  'a wrong link or a foreign form changes nothing, and is logged without its token',
  async (all) => {
    const { visitAs, logged } = await setup(all);
    const before = await readEverything(all);
    const removal = fields({ naam: '31', ground: 'unlawful' });
    const from = (Origin: string) => visitAs('all').post('/beheer/weghalen', removal, { Origin });
    const tried = [
      await visitAs('all', 'oud').post('/beheer/openen', fields({ token: 'link.1.x' })),
      await visitAs('all', 'oud').post('/beheer/weghalen', removal),
      await visitAs('remove-32').post('/beheer/weghalen', removal),
      await visitAs('answer-31').post('/beheer/weghalen', removal),
      await visitAs('remove-31').post('/beheer/recensie?naam=31', fields({ reply: 'Getypt' })),
      await visitAs('remove-31').get('/beheer/mededeling'),
      await visitAs('remove-31').get('/beheer/weghalen?naam=31&naam=32'),
      await visitAs('answer-31').post(
        '/beheer/formulier',
        fields({ formulier: 'reviewForm', open: 'ja' }),
      ),
      await visitAs('remove-31').post('/beheer/beeindigen', fields({})),
      await visitAs('remove-32').post('/beheer/weghalen?naam=32', removal),
      await visitAs('remove-32').post('/beheer/weghalen?naam=32&naam=31', removal),
      await visitAs('remove-32').post('/beheer/prullenbak', fields({ naam: '31' })),
      await visitAs('all').post('/beheer/weghalen', removal, { Cookie: '' }),
      await from('https://elders.example'),
      await from('http://zachtpoot.example'), // the scheme counts
      await from('https://zachtpoot.example:8443'),
      await from('https://www.zachtpoot.example'),
      await from('null'),
      await from(''),
      await visitAs('remove-32').post(
        '/beheer/weghalen',
        fields({ naam: '32/31', ground: 'unlawful' }),
      ),
    ];
    expect(tried[4]?.text).toContain('Getypt'); // it is not lost
    expect(tried[5]?.text).toContain('Vraag om een link naar alles.');
    expect(tried[13]?.text).toContain('<a href="https://zachtpoot.example/beheer">');
    expect(tried.map(({ status }) => status)).toEqual(tried.map(() => 403));
    expect(logged).toHaveLength(tried.length);
    expect(logged.join()).not.toMatch(/31\.|__session|Cookie/);
    expect(await readEverything(all)).toBe(before);
  },
);

testOnBoth(
  'a link is mailed to the owner three times an hour and six times a day, whoever asks',
  async (all) => {
    const { visitWith, openDevice, endAll, clock, received } = await setup(all);
    const ask = async () => {
      const { text } = await visitWith('').post('/beheer/nieuwe-link', fields({}));
      return /link gestuurd|over een uur|morgen/.exec(text)?.[0];
    };
    const askOften = async () => [await ask(), await ask(), await ask(), await ask()];
    const sent = Array(3).fill('link gestuurd');
    expect(await askOften()).toEqual([...sent, 'over een uur']);
    clock.time += hour;
    expect(await askOften()).toEqual([...sent, 'morgen']);
    clock.time += 23 * hour - 1;
    expect(await ask()).toBe('morgen');
    clock.time += 1;
    expect(await askOften()).toEqual([...sent, 'morgen']);
    await endAll(); // the links that were sent are of no use then
    clock.time += 1;
    expect(await ask()).toBe('link gestuurd');

    const mails = await received();
    expect(mails.map(({ to }) => to)).toEqual(Array(10).fill(['info@zachtpoot.example']));
    const { subject, text = '' } = mails.at(-1)?.parsed ?? {};
    expect(subject).toBe('Uw link naar het beheer van de website');
    expect(text).toMatch(/gevraagd om een link naar het beheer[\s\S]*24 uur[\s\S]*niet door/);
    const [, token = ''] = /\/beheer#(\S+)/.exec(text) ?? [];
    expect((await (await openDevice(token)).get('/beheer')).text).toContain('Klant 31');
  },
);

testOnBoth('a link that no mail server accepts is not counted', async (all) => {
  const smtpUrl = 'smtp://127.0.0.1:1'; // where none is
  const { visitWith, logged, clock, read } = await setup(all, { smtpUrl });
  for (let asked = 0; asked < 7; asked += 1) {
    const refused = await visitWith('').post('/beheer/nieuwe-link', fields({}));
    expect(refused.status).toBe(502);
    expect(refused.text).toContain('kon niet worden verstuurd');
    clock.time += 1;
  }
  expect(await read('settings/ownerLinks')).toMatchObject({ sent: [] });
  expect(logged.filter((entry) => entry.includes('was not accepted'))).toHaveLength(7);
});

emulatorTest('a device that is opened while all is being ended is ended too', async () => {
  const documents = await openEmulator();
  const { clock, create, openDevice } = await setup(documents);
  const link = create('link');
  let device: Awaited<ReturnType<typeof openDevice>> | undefined;
  const slow: Documents = {
    ...documents,
    transact: (work) =>
      documents.transact(async (transaction) => {
        const result = await work(transaction);
        clock.time += 1;
        device ??= await openDevice(link); // before this one is stored
        clock.time += 1;
        return result;
      }),
  };
  await endAll(slow, () => clock.time);
  expect((await device?.get('/beheer'))?.text).toContain('zijn ingetrokken');
});

test('a database that is away costs no session, and nothing that was typed', async () => {
  const documents = await openEmbedded();
  let isAway = false;
  const transact = () => Promise.reject(Object.assign(new Error('Away'), { code: 14 }));
  const { visitAs, open, create, logged } = await setup({
    ...documents,
    transact: (work) => (isAway ? transact() : documents.transact(work)),
  });
  isAway = true;
  const typed = fields({ reply: 'Met zorg getypt', stap: 'plaatsen' });
  const failed = await visitAs('all').post('/beheer/recensie?naam=31', typed);
  expect(failed.text).toMatch(/Er is niets veranderd\.[\s\S]*Met zorg getypt/);
  const opening = await open(create('answer-31'), create('session'));
  for (const { status, headers } of [failed, opening]) {
    expect([status, headers.get('set-cookie')]).toEqual([500, null]);
  }
  expect(logged).toEqual(Array(2).fill(expect.stringContaining('"code":14')));
});

const hostilePaths = [
  '/beheer',
  '//',
  '//elders.example/beheer',
  '/beheer//',
  '/beheer/%',
  '/beheer/%2e%2e/%00',
  '/beheer?%&naam=%ff',
  'http://',
  'http://[/beheer',
  '*',
  '/beheer/:80',
  '/constructor',
  `/beheer/${'a/'.repeat(7_000)}`,
];

test.each(hostilePaths.map((path) => [path.slice(0, 40), path] as const))(
  'whoever asks for %s gets a page, and it is no error',
  async (_, path) => {
    const { origin, visitAs, logged, errors } = await setup(await openEmbedded());
    for (const cookie of ['', visitAs('all').headers.Cookie, '__session=%', '__session=a=b; x']) {
      const { status, body } = await requestRaw(origin, path, { headers: { cookie } });
      expect([200, 403, 404]).toContain(status);
      expect(String(body)).toMatch(/^<!doctype html>.*<h1>/);
    }
    expect([errors, logged.join()]).toEqual([[], expect.not.stringContaining('failed')]);
  },
);
