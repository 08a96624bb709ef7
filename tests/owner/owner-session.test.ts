// A device of the owner: how it is opened, how long it goes on, and what nobody else can do with it.
import { expect, test } from 'vitest';
import type { Database } from '../../functions/src/database.ts';
import { endAll } from '../../functions/src/owner/access/revocation.ts';
import { emulatorTest } from '../emulator.ts';
import { siteOrigin } from '../functions/mail-site.ts';
import { openEmbedded, openEmulator, testOnBoth } from './open-documents.ts';
import { day, hour, readCookie, startWithDevices } from './owner-devices.ts';
import { fields, readEverything } from './owner-site.ts';

testOnBoth('a link to everything opens a session of its own on each device', async (all) => {
  const { clock, create, open, openDevice, endAll } = await startWithDevices(all);
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
  const { clock, create, visitWith } = await startWithDevices(all);
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
    const { create, open, clock } = await startWithDevices(all);
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
    const { clock, create, visitWith, endAll, logged, read } = await startWithDevices(all);
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
    const { visitAs, logged } = await startWithDevices(all);
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

emulatorTest('a device that is opened while all is being ended is ended too', async () => {
  const documents = await openEmulator();
  const { clock, create, openDevice } = await startWithDevices(documents);
  const link = create('link');
  let device: Awaited<ReturnType<typeof openDevice>> | undefined;
  const slow: Database = {
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
  const { visitAs, open, create, logged } = await startWithDevices({
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
