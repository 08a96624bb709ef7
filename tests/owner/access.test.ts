// Tests who may open a page of /beheer or send its forms: the session is the only key.
import { expect, vi } from 'vitest';
import type { Database } from '../../functions/src/database.ts';
import { revokeAll } from '../../functions/src/owner/access/session.ts';
import { emulatorTest } from '../emulator.ts';
import { ownerOrigin, siteOrigin } from '../functions/mail-site.ts';
import { requestRaw } from '../local/serve.ts';
import { day, openEmulator, start, startOwnerSite, startWithBrowsers } from './owner-site.ts';

const login = 'Beheer'; // the heading of the login page

/** The heading of each page, for the owner. */
const gets = {
  '/beheer': 'Recensies',
  '/beheer/recensie?naam=31': 'Antwoord',
  '/beheer/weghalen?naam=31': 'Weghalen',
  '/beheer/prullenbak': 'Prullenbak',
  '/beheer/mededelingen': 'Mededelingen',
  '/beheer/wachttijd': 'Wachttijd',
  '/beheer/album': 'Fotoalbum',
  '/beheer/album/toevoegen': 'Foto’s toevoegen',
};

const posts = [
  '/beheer/recensie?naam=31',
  '/beheer/recensie/intrekken?naam=31',
  '/beheer/weghalen?naam=31',
  '/beheer/prullenbak?naam=31',
  '/beheer/mededelingen',
  '/beheer/mededelingen/weg',
  '/beheer/wachttijd',
  '/beheer/album',
  '/beheer/album/vooraan?naam=31',
  '/beheer/album/verwijderen?naam=31',
  '/beheer/album/toevoegen',
  '/beheer/uitloggen',
];
const form = { ground: 'unlawful', reply: 'Getypt', stap: 'plaatsen' };

emulatorTest('only a session opens a page or sends a form', async () => {
  const { browsers, readEverything, logged } = await startWithBrowsers();
  const before = await readEverything();
  const { owner, ...others } = browsers;
  for (const [path, heading] of Object.entries(gets)) {
    const page = await owner.get(path);
    expect([path, page.status, page.heading]).toEqual([path, 200, heading]);
    for (const [name, { get }] of Object.entries(others)) {
      const { status, heading: shown, queryByRole } = await get(path);
      const expected = path === '/beheer' ? 200 : 403;
      expect([name, path, status, shown]).toEqual([name, path, expected, login]);
      expect(queryByRole('navigation')).toBeNull();
    }
  }
  for (const path of posts) {
    for (const [name, { post }] of Object.entries(others)) {
      const page = await post(path, form);
      expect([name, path, page.status, page.heading]).toEqual([name, path, 403, login]);
    }
    for (const Origin of [siteOrigin, 'null', '', `${ownerOrigin}:8443`, 'http://elders.example']) {
      const { status } = await owner.post(path, form, { Origin });
      expect([path, Origin, status]).toEqual([path, Origin, 403]);
    }
    expect((await owner.send('PUT', path, form)).status).toBe(404);
  }
  expect(await readEverything()).toBe(before);
  expect(logged.join()).not.toMatch(/eyJ|__session|Getypt/);
});

emulatorTest('a GET of any url locks and changes nothing: mail scanners open links', async () => {
  const { openOwner, readEverything, database } = await startOwnerSite({ reviews: [31] });
  const transact = vi.spyOn(database, 'transact'); // its reads can make another write fail
  const before = await readEverything();
  const scan = 'stap=plaatsen&reply=Hoi&ground=unlawful&token=x';
  const urls = [...Object.keys(gets), ...posts, '/beheer/openen', '/beheer/nieuwe-link'];
  await Promise.all(
    urls.map((url) => openOwner().get(`${url}${url.includes('?') ? '&' : '?'}${scan}`)),
  );
  expect(await readEverything()).toBe(before);
  expect(transact).not.toHaveBeenCalled();
});

emulatorTest('a mail’s link to a review leads there after the login', async () => {
  const { requestWith, received } = await startOwnerSite({ reviews: [31] });
  const phone = requestWith('');
  const door = await phone.get('/beheer/recensie?naam=31');
  expect(door.heading).toBe(login);
  const sent = await door.press('Mail mij een inloglink');
  expect(sent.banners).toContain('Er is een link gestuurd');
  const [mail] = await received();
  const link = mail?.parsed.text?.match(/https:\S+/)?.[0] ?? '';
  expect(link).toMatch(/^https:\/\/zachtpoot-beheer\.example\/beheer\/inloggen#token=/);
  const opened = await phone.openLink(link);
  expect([opened.heading, opened.canonical]).toEqual(['Antwoord', '/beheer/recensie?naam=31']);
});

emulatorTest('a login link opens a session on each device, for 24 hours', async () => {
  const { clock, link, requestWith, sign } = await startOwnerSite();
  const login = link();
  for (const device of [requestWith(''), requestWith('')]) {
    expect((await device.openLink(login)).heading).toBe('Recensies');
    clock.time += day - 1;
    expect((await device.get('/beheer/album')).status).toBe(200);
    clock.time -= day - 1;
  }
  const cookie = await requestWith('').post('/beheer/openen', { token: sign('login') });
  expect(cookie.headers.get('set-cookie')).toMatch(
    /^__session=[\w.-]+; Path=\/beheer; Max-Age=7776000; HttpOnly; SameSite=Lax; Secure$/,
  );
  clock.time += day;
  expect((await requestWith('').openLink(login)).status).toBe(403);
  const long = `/beheer/recensie?naam=${'x'.repeat(200)}`; // would make a large mail
  for (const naar of ['https://elders.example', '//elders.example', '/beheerd', long]) {
    const { path } = await requestWith('').post('/beheer/openen', { token: sign('login'), naar });
    expect(path).toBe('/beheer/ingelogd?naar=%2Fbeheer');
  }
  for (const token of [sign('session'), 'constructor', '']) {
    expect((await requestWith('').post('/beheer/openen', { token })).status).toBe(403);
  }
});

emulatorTest(
  'a browser without cookies is told so, instead of asked for a link again',
  async () => {
    const { sign, requestWith } = await startOwnerSite();
    const { path } = await requestWith('').post('/beheer/openen', { token: sign('login') });
    const page = await requestWith('').get(path); // the cookie was not stored
    expect([page.status, page.banners]).toEqual([403, expect.stringContaining('geen cookies')]);
  },
);

emulatorTest('a session ends about 90 days after its last use', async () => {
  const { clock, openOwner } = await startOwnerSite();
  const device = openOwner();
  const first = device.readCookie();
  await device.get('/beheer');
  expect(device.readCookie()).toBe(first);
  for (const days of [2, 89, 89]) {
    clock.time += days * day;
    expect((await device.get('/beheer/album')).status).toBe(200);
  }
  clock.time += 90 * day;
  expect((await device.get('/beheer/album')).status).toBe(403);
});

emulatorTest('"Log overal uit" ends every session and every login link', async () => {
  const { clock, openOwner, link, requestWith, sign } = await startOwnerSite();
  const [phone, tablet, login] = [openOwner(), openOwner(), link()];
  clock.time += 1;
  expect((await (await phone.get('/beheer')).press('Log overal uit')).heading).toBe('Beheer');
  for (const { get } of [phone, tablet]) expect((await get('/beheer/album')).status).toBe(403);
  expect((await requestWith('').openLink(login)).status).toBe(403);
  // A token that is issued in the same millisecond as the revocation is revoked too.
  expect((await requestWith(sign('session')).get('/beheer/album')).status).toBe(403);
  clock.time += 1;
  expect((await openOwner().get('/beheer/album')).status).toBe(200);
});

emulatorTest('a device that logs in during a revocation loses its session too', async () => {
  const database = await openEmulator();
  const { clock, link, requestWith } = await startOwnerSite({ database });
  const login = link();
  const device = requestWith('');
  const slow: Database = {
    ...database,
    transact: (work) =>
      database.transact(async (transaction) => {
        const result = await work(transaction);
        clock.time += 1;
        if (!device.readCookie()) await device.openLink(login); // the revocation is not stored yet
        clock.time += 1;
        return result;
      }),
  };
  await revokeAll({ database: slow, now: () => clock.time } as Parameters<typeof revokeAll>[0]);
  expect(device.readCookie()).not.toBe('');
  expect((await device.get('/beheer/album')).status).toBe(403);
});

emulatorTest.each([
  ['a timestamp', 'revokes', new Date(start + 1_000)],
  ['an earlier timestamp', 'keeps', new Date(start - 1_000)],
  ['seconds', 'revokes', start / 1_000 - 1],
  ['words', 'revokes', 'nu'],
  ['nothing', 'revokes', null],
  ['false', 'revokes', false],
])('an engineer who sets %s as endedAt %s a session', async (_, effect, endedAt) => {
  const { openOwner, store } = await startOwnerSite();
  await store({ 'settings/ownerLinks': { endedAt } });
  const { status } = await openOwner().get('/beheer/album');
  expect(status).toBe(effect === 'revokes' ? 403 : 200);
});

emulatorTest(
  'six login links a day are mailed at most, and a failed mail does not count',
  async () => {
    const { requestWith, openOwner, clock, received } = await startOwnerSite();
    const request = async () => {
      await requestWith('').post('/beheer/nieuwe-link');
      return (await received()).length;
    };
    for (const count of [1, 2, 3, 4, 5, 6, 6]) expect(await request()).toBe(count);
    clock.time += 1;
    await openOwner().post('/beheer/uitloggen'); // revoked links do not count
    expect(await request()).toBe(7);
    expect((await received()).map(({ to }) => to)).toEqual(
      Array(7).fill(['info@zachtpoot.example']),
    );

    const away = await startOwnerSite({ smtpUrl: 'smtp://127.0.0.1:1' }); // no server listens there
    for (const _ of Array(7)) {
      const failed = await away.requestWith('').post('/beheer/nieuwe-link');
      expect([failed.status, failed.banners]).toEqual([502, expect.stringContaining('bel Sanne')]);
    }
    expect(away.errors).toHaveLength(7);

    const busy = await startOwnerSite();
    await Promise.all(
      Array.from(Array(20), () => busy.requestWith('').post('/beheer/nieuwe-link')),
    );
    expect(await busy.received()).toHaveLength(6);
  },
);

const hostilePaths = [
  '//',
  '//elders.example/beheer',
  '/beheer//',
  '/beheer/%',
  '/beheer/%2e%2e/%00',
  '/beheer?%&naam=%ff&na=__x__',
  '/beheer?gedaan=__proto__',
  '/beheer/ingelogd?naar=//elders.example',
  '/beheer/recensie?naam=__a__&naam=..',
  '/beheer/weghalen?naam=a/b',
  'http://[/beheer', // Express itself responds to this path
  '/constructor',
  `/beheer/${'a/'.repeat(7_000)}`,
];

emulatorTest('an odd path, cookie or form gets a page without an error', async () => {
  const { origin, session, errors, browsers, readEverything } = await startWithBrowsers();
  const before = await readEverything();
  for (const path of hostilePaths) {
    for (const cookie of ['', `__session=${session}`, '__session=%', '__session=a=b; x']) {
      const { status, headers, body } = await requestRaw(origin, path, { headers: { cookie } });
      const tried = [path.slice(0, 40), cookie.slice(0, 12)];
      expect([...tried, [200, 303, 400, 403, 404].includes(status)]).toEqual([...tried, true]);
      if (status === 303) expect(headers.location).toMatch(/^\/beheer(?:\/|$)/);
      else expect(String(body)).toMatch(/^<!doctype html>/i);
    }
  }
  for (const path of posts.filter((each) => each !== '/beheer/uitloggen')) {
    const { status } = await browsers.owner.post(path.replace(/\?.*/, ''), { naam: '__x__' });
    expect([path, [303, 400, 404].includes(status)]).toEqual([path, true]);
  }
  expect(await readEverything()).toBe(before);
  expect(errors).toEqual([]);
});
