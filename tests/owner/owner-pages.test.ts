// What every page of the owner has in common.
import { expect, test } from 'vitest';
import type { Database } from '../../functions/src/database.ts';
import { pickHeaders, readHostingConfig } from '../../scripts/local/hosting-config.ts';
import { openEmbedded, testOnBoth } from './open-documents.ts';
import { addReviews, fields, findVersion, readEverything, startOwnerSite } from './owner-site.ts';

async function setup(documents: Database) {
  await addReviews(documents, [31]);
  return startOwnerSite(documents);
}

testOnBoth(
  'whoever has no link sees one sentence and a button, which nobody keeps',
  async (all) => {
    const { request } = await setup(all);
    const { status, text, headers } = await request('/beheer');
    expect(status).toBe(200);
    expect(text).toContain('Op dit apparaat bent u niet ingelogd.');
    expect(text).not.toContain('Klant');
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex',
      'content-security-policy': expect.stringMatching(/^default-src 'none';.*script-src 'self'/),
    });
    for (const path of ['/beheer/album', '/beheer/weghalen?naam=31', '/beheer/bestaat-niet']) {
      expect((await request(path)).status).toBe(403);
    }
  },
);

testOnBoth('opening every page changes nothing: mail scanners do that', async (all) => {
  const { visitAs } = await setup(all);
  const before = await readEverything(all);
  for (const path of [
    '',
    '?kies=alles',
    '/recensie?naam=31&stap=plaatsen&reply=Hoi',
    '/weghalen?naam=31&ground=unlawful',
    '/prullenbak?naam=31',
    '/formulier?open=nee',
    '/prullenbak',
    '/mededeling?stap=beeindigen',
    '/album',
    '/album/foto?stap%2Fa.svg=weghalen',
    '/openen?token=x',
    '/uitloggen',
    '/beeindigen',
    '/nieuwe-link',
  ]) {
    const { status } = await visitAs('all').get(`/beheer${path}`);
    expect([path, [200, 404].includes(status)]).toEqual([path, true]);
  }
  expect(await readEverything(all)).toBe(before);
});

test('a database that fails half-way has stored nothing of a form, and the page keeps what was typed', async () => {
  const documents = await openEmbedded();
  await addReviews(documents, [31]);
  await documents.transact(async ({ set }) => {
    for (const name of ['a', 'b']) set(`photos/${name}`, { src: `${name}.svg`, alt: name });
  });
  const before = await readEverything(documents);
  const failing: Database = {
    ...documents,
    transact: (work) =>
      documents.transact((transaction) =>
        work({
          ...transaction,
          set(path, stored) {
            if (path !== 'photos/a') throw Object.assign(new Error('Away'), { code: 14 });
            transaction.set(path, stored);
          },
        }),
      ),
  };
  const { visitAs, logged } = await startOwnerSite(failing);
  const { get, post } = visitAs('all');
  const path = '/beheer/recensie?naam=31';
  const version = findVersion((await get(path)).text);
  const typed = 'Met veel zorg getypt';
  for (const { status, text } of [
    await post(path, fields({ version, reply: typed, stap: 'plaatsen' })),
    await post(
      '/beheer/album/foto',
      fields({ 'alt/a.svg': typed, 'stap/a.svg': 'bewaren', 'plaats/a.svg': '2' }),
    ),
  ]) {
    expect(status).toBe(500);
    expect(text).toContain(typed);
    expect(text).toContain('Er is niets veranderd.');
  }
  expect(logged).toEqual(Array(2).fill(expect.stringContaining('"code":14')));
  expect(await readEverything(documents)).toBe(before);
});

test('the policy of /beheer is the same strict one, whether the function’s or firebase.json’s wins', async () => {
  const { visitAs } = await setup(await openEmbedded());
  const config = await readHostingConfig('firebase.json');
  for (const path of ['/beheer', '/beheer/album']) {
    const { headers } = await visitAs('all').get(path);
    const hosting = pickHeaders(config, path);
    for (const name of [
      'Cache-Control',
      'Content-Security-Policy',
      'Referrer-Policy',
      'X-Content-Type-Options',
      'X-Robots-Tag',
    ]) {
      expect(hosting[name]).toBe(headers.get(name));
    }
  }
});

test('the question for a review goes to WhatsApp and mail with its spaces', async () => {
  const { visitAs } = await startOwnerSite(await openEmbedded());
  const { text } = await visitAs('all').get('/beheer/vraag');
  const links = [...text.matchAll(/href="((?:https:\/\/wa\.me|mailto:)[^"]*)"/g)];
  expect(links.map(([, link = '']) => decodeURIComponent(link))).toEqual([
    expect.stringMatching(/text=Wilt u een recensie .*: https:\/\/zachtpoot\.example\/review$/),
    expect.stringMatching(/subject=Hoe was het bij .*body=Wilt u een recensie /),
  ]);
});
