// Tests the tokens of docs/decisions/0024: their lifetime, their revocation and their limits.
import { expect } from 'vitest';
import type { Database } from '../../functions/src/database.ts';
import { revokeAll } from '../../functions/src/owner/access/revocation.ts';
import { composeLink } from '../../functions/src/tokens.ts';
import { emulatorTest } from '../emulator.ts';
import { siteOrigin } from '../functions/mail-site.ts';
import { day, openEmulator, start, startOwnerSite } from './owner-site.ts';

const hour = day / 24;
const replyUrl = '/beheer/recensie?naam=31';

/** The token's subject, how it is used, its lifetime in days, and the status if it is valid. */
const kinds = [
  ['login', 'a link', 1, 303],
  ['session', '/beheer', 90, 200],
  ['review/31', 'a link', 30, 303],
  ['review/31', replyUrl, 30, 200],
  ['review/31', '/beheer/weghalen?naam=31', 30, 200],
] as const;

emulatorTest('each token works for its lifetime, unless it is revoked', async () => {
  const { clock, sign, requestWith, link, logged, revokeAll } = await startOwnerSite({
    reviews: [31],
  });
  for (const [subject, use, days, success] of kinds) {
    const open = async (token: string) => {
      logged.length = 0;
      const { status } = await (use === 'a link'
        ? requestWith('').openLink(link(token))
        : requestWith(token).get(use));
      const [, { banner }] = JSON.parse(logged[0] ?? '[0, {}]');
      return [subject, use, status, banner];
    };
    const works = [subject, use, success, undefined];
    const token = sign(subject);
    expect(await open(token)).toEqual(works);
    expect(await open(token)).toEqual(works); // the token works on a second device
    clock.time += days * day - 1;
    expect(await open(token)).toEqual(works);
    clock.time += 1;
    const expired = subject === 'session' ? 'session-expired' : 'expired';
    expect(await open(token)).toEqual([subject, use, 403, expired]);

    const revoked = sign(subject);
    clock.time += 1;
    expect((await revokeAll()).path).toBe('/beheer?gedaan=uitgelogd');
    expect(await open(revoked)).toEqual([subject, use, 403, 'revoked']);
    // A token that is issued in the same millisecond as the revocation is revoked too.
    expect(await open(sign(subject))).toEqual([subject, use, 403, 'revoked']);
    clock.time += 1;
    expect(await open(sign(subject))).toEqual(works);
  }
});

emulatorTest('a login link opens a separate session on each device', async () => {
  const { clock, sign, link, requestWith } = await startOwnerSite();
  const login = link(sign('login'));
  const [phone, tablet] = [requestWith(''), requestWith('')];
  const opened = await phone.openLink(login);
  expect(opened.path).toBe('/beheer');
  expect(opened.headers.get('set-cookie')).toMatch(
    /^__session=[\w-]{36}~[\w.-]+; Path=\/beheer; Max-Age=34560000; HttpOnly; Secure; SameSite=Lax$/,
  );
  clock.time += hour;
  await tablet.openLink(login);
  const loggedOut = await (await phone.get('/beheer')).press('Uitloggen');
  expect([loggedOut.heading, phone.readCookie()]).toEqual(['Beheer', '']);
  clock.time += 40 * day;
  expect((await tablet.get('/beheer')).heading).toBe('Recensies');
});

emulatorTest(
  'an open page works after its device renews its session or logs in again',
  async () => {
    const { clock, sign, link, requestWith } = await startOwnerSite({ reviews: [31] });
    const phone = requestWith('');
    const open = () => phone.openLink(link(sign('login')));
    await open();
    const [key, page] = [phone.readKey(), await phone.get(replyUrl)];
    const openReview = () => phone.openLink(link(sign('review/31')));
    for (const act of [() => phone.get('/beheer'), open, openReview]) {
      clock.time += 2 * day;
      await act();
      const { status } = await page.press('Bekijk eerst', { 'Uw antwoord': 'Dank u wel!' });
      expect([act, status]).toEqual([act, 200]);
    }
    await (await phone.get('/beheer')).press('Uitloggen');
    await open();
    expect(phone.readKey()).not.toBe(key); // a page from before the logout cannot send its form now
  },
);

emulatorTest('a session ends about 90 days after its last use', async () => {
  const { clock, requestAs } = await startOwnerSite({ reviews: [31] });
  const device = requestAs('all');
  const first = device.readCookie();
  await device.get('/beheer');
  expect(device.readCookie()).toBe(first);
  for (const _ of [1, 2, 3]) {
    clock.time += 89 * day;
    expect((await device.get('/beheer/mededeling')).status).toBe(200);
  }
  const mail = requestAs('review/31');
  clock.time += 29 * day;
  const shown = await mail.get(replyUrl);
  expect([shown.status, shown.headers.get('set-cookie')]).toEqual([200, null]);
  clock.time += 61 * day;
  expect((await device.get('/beheer')).status).toBe(403);
});

emulatorTest('the owner pastes a text with links, and the first valid one logs in', async () => {
  const { clock, sign, link, requestWith } = await startOwnerSite({ reviews: [31] });
  const paste = async (text: string) => {
    const page = await (await requestWith('').get('/beheer')).press('Open de link', {
      'Gaat een link niet vanzelf open?': text,
    });
    return `${page.heading} ${page.banners}`;
  };
  const [old, session] = [sign('login'), sign('session')];
  clock.time += day;
  const [login, review] = [sign('login'), sign('review/31')];
  const removal = composeLink(siteOrigin, { pagina: 'weghalen', token: review });
  for (const [text, shown] of [
    [`Klik op <${link(login)}>. Werkt dat niet?`, 'Recensies'],
    [`https://filter.example/?u=${encodeURIComponent(link(login))}&d=a`, 'Recensies'],
    [`${link(old)} ${link(login.slice(0, -1))} ${link(login)}`, 'Recensies'],
    [`https://filter.example/v2/url?u=${encodeURIComponent(removal)}`, 'Weghalen'],
    [`(${link(review)})`, 'Antwoord'],
    [`${link(login.slice(0, -1))}.`, /weggevallen/],
    [`${link(session)} ${link(old)}`, /verlopen/],
    ['Hallo', /weggevallen/],
  ] as const) {
    expect([text, await paste(text)]).toEqual([text, expect.stringMatching(shown)]);
  }
});

emulatorTest('the review links of two mails both work on one logged-out device', async () => {
  const { sign, link, requestWith, read } = await startOwnerSite({ reviews: [31, 32] });
  const phone = requestWith('');
  const [first, second] = [sign('review/31'), sign('review/32')];
  const page = await phone.get((await phone.openLink(link(first))).path);
  const other = await phone.openLink(`${link(second)}&pagina=weghalen`);
  expect(other.path).toBe('/beheer/weghalen?naam=32');
  const replied = await page.press('Plaats antwoord', { 'Uw antwoord': 'Dank u wel!' });
  expect(replied.status).toBe(200);
  await (await phone.get(other.path)).press(/onrechtmatig/);
  expect(await read('reviews/31')).toMatchObject({ reply: 'Dank u wel!' });
  expect(await read('bin/32')).toMatchObject({ ground: 'unlawful' });
  expect((await phone.get('/beheer/weghalen?naam=31&naam=32')).status).toBe(403);
  await phone.openLink(link(sign('login')));
  expect((await phone.get('/beheer')).heading).toBe('Recensies');
  const session = phone.readCookie();
  await phone.openLink(link(first));
  expect(phone.readCookie()).toBe(session); // a review link does not replace the session
});

emulatorTest('a device keeps the ten review links that it opened most recently', async () => {
  const numbers = Array.from({ length: 11 }, (_, index) => 31 + index);
  const { clock, sign, link, requestWith } = await startOwnerSite({ reviews: numbers });
  const phone = requestWith('');
  const open = async (number: number) => {
    clock.time += 1000;
    await phone.openLink(link(sign(`review/${number}`)));
  };
  const listOpen = async () => {
    const pages = numbers.map(async (number) => {
      const { status } = await phone.get(`/beheer/recensie?naam=${number}`);
      return status === 200 ? number : [];
    });
    return (await Promise.all(pages)).flat();
  };
  for (const number of numbers.slice(0, 10)) await open(number);
  expect(await listOpen()).toEqual(numbers.slice(0, 10));
  expect(phone.readCookie().length).toBeLessThan(3_000); // a cookie may have up to 4,096 bytes
  await open(41);
  expect(await listOpen()).toEqual(numbers.slice(1));
  const again = phone.readCookie().split('~').at(-1) ?? '';
  await phone.openLink(link(again)); // moves the cookie's oldest token to the front
  expect(await listOpen()).toEqual(numbers.slice(1));
  clock.time += 30 * day - 1000;
  expect(await listOpen()).toEqual([41]); // expired tokens do not block a valid one
});

emulatorTest('a text sent with an expired or revoked token is shown, but not stored', async () => {
  const { clock, revokeAll, requestAs, logged, read } = await startOwnerSite({ reviews: [31] });
  const late = await requestAs('review/31').get(replyUrl);
  clock.time += 30 * day;
  const revoked = await requestAs('review/31').get(replyUrl);
  await revokeAll();
  for (const page of [late, revoked]) {
    const refused = await page.press('Plaats antwoord', { 'Uw antwoord': 'Met zorg getypt' });
    expect(refused.status).toBe(403);
    expect(refused.getByDisplayValue('Met zorg getypt')).toHaveProperty('readOnly', true);
  }
  expect(logged.join()).toMatch(/"expired".*"revoked"/);
  expect(logged.join()).not.toMatch(/eyJ|__session|Cookie|Met zorg/);
  expect(await read('reviews/31')).not.toHaveProperty('reply');
});

const seconds = start / 1_000;

emulatorTest.each([
  ['a time in ms', 'revokes', start + 1_000],
  ['a time in seconds', 'revokes', seconds + 1],
  ['seconds as text', 'revokes', String(seconds + 1)],
  ['words', 'revokes', 'nu'],
  ['an earlier time in seconds', 'keeps', seconds - 1],
])('an engineer who types %s as endedAt %s a token', async (_, effect, endedAt) => {
  const { requestAs, store } = await startOwnerSite();
  await store({ 'settings/ownerLinks': { endedAt } });
  const { status } = await requestAs('all').get('/beheer');
  expect(status).toBe(effect === 'revokes' ? 403 : 200);
});

emulatorTest('a device that logs in during a revocation loses its session too', async () => {
  const database = await openEmulator();
  const { clock, sign, link, requestWith } = await startOwnerSite({ database });
  const login = link(sign('login'));
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
  await revokeAll(slow, () => clock.time);
  expect(device.readCookie()).not.toBe('');
  expect((await device.get('/beheer')).status).toBe(403);
});

emulatorTest('a stranger can have at most six login links a day mailed to the owner', async () => {
  const { requestWith, revokeAll, clock, received } = await startOwnerSite();
  const stranger = requestWith('');
  const door = await stranger.get('/beheer');
  const requestLoginLink = async () => {
    await stranger.post('/beheer/nieuwe-link');
    return (await received()).length;
  };
  expect((await door.press(/mail/i)).status).toBe(200);
  for (const count of [2, 3, 4, 5, 6, 6]) expect(await requestLoginLink()).toBe(count);
  clock.time += day - 1;
  expect(await requestLoginLink()).toBe(6);
  clock.time += 1;
  for (const count of [7, 8, 9, 10, 11, 12, 12]) expect(await requestLoginLink()).toBe(count);
  await revokeAll(); // revoked login links do not count for the limit
  clock.time += 1;
  expect(await requestLoginLink()).toBe(13);

  const mails = await received();
  expect(mails.map(({ to }) => to)).toEqual(Array(13).fill(['info@zachtpoot.example']));
});

emulatorTest('a login link whose mail fails does not count for the daily limit', async () => {
  const smtpUrl = 'smtp://127.0.0.1:1'; // no server listens on port 1
  const { requestWith, errors, clock, read } = await startOwnerSite({ smtpUrl });
  for (let count = 0; count < 7; count += 1) {
    expect((await requestWith('').post('/beheer/nieuwe-link')).status).toBe(502);
    clock.time += 1;
  }
  expect(await read('settings/ownerLinks')).toMatchObject({ sent: [] });
  expect(errors).toHaveLength(7);
});
