// What the owner's pages do and refuse, on both databases that they may get.
import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns';
import { expect, test } from 'vitest';
import type { Documents } from '../../functions/src/owner/documents.ts';
import { pickHeaders, readHostingConfig } from '../../scripts/local/hosting-config.ts';
import { serve } from '../local/serve.ts';
import { createNewReview } from '../reviews.ts';
import { openEmbedded, testOnBoth } from './open-documents.ts';
import {
  addReviews,
  fields,
  photoForm,
  readDocument,
  readEverything,
  startOwnerSite,
} from './owner-site.ts';

const day = 86_400_000; // ms
const findVersion = (page: string) => /name="version" value="(\w+)"/.exec(page)?.[1] ?? '';

/** Of the reviews that a form is about. */
const findNames = (page: string) => ({ naam: /name="naam" value="([^"]*)"/.exec(page)?.[1] ?? '' });

async function setup(documents: Documents) {
  const site = await startOwnerSite(documents);
  await addReviews(documents, [30, 31, 32]);
  return { ...site, read: (path: string) => readDocument(documents, path) };
}

/** Where the removal since two minutes before this moment is chosen. */
function composeSince(moment: number): string {
  const since = new TZDate(moment - 120_000, 'Europe/Amsterdam');
  return `/beheer/sinds?dag=${format(since, 'yyyy-MM-dd')}&tijd=${format(since, 'HH:mm')}`;
}

/** As many as a script adds in a night, with `npm run test:soak`. */
const many = process.env.SOAK ? 5_000 : 450;

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

testOnBoth(
  'a review is answered, changed and withdrawn; a blank or long answer is refused',
  async (all) => {
    const { visitAs, read } = await setup(all);
    const { get, post } = visitAs('answer-31');
    const path = '/beheer/recensie?naam=31';
    const version = findVersion((await get(path)).text);
    const first = fields({ version, reply: ' Dank\r\nu wel! ', stap: 'plaatsen' });
    expect((await post(path, first)).headers.get('location')).toBe(`${path}&klaar`);
    expect(await read('reviews/31')).toMatchObject({ name: 'Klant 31', reply: 'Dank\nu wel!' });
    // Pressed twice.
    expect((await post(path, first)).status).toBe(303);

    const long = 'a'.repeat(1_001);
    const refused = await post(path, fields({ version, reply: long, stap: 'plaatsen' }));
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('Het antwoord heeft 1001 tekens.');
    expect(refused.text).toContain(long);
    expect((await post(path, fields({ version, reply: '  ', stap: 'plaatsen' }))).status).toBe(400);
    const shown = await post(path, fields({ version, reply: '<b>Hoi</b>', stap: 'bekijken' }));
    expect(shown.text).toContain('&lt;b&gt;Hoi&lt;/b&gt;');
    expect(await read('reviews/31')).toMatchObject({ reply: 'Dank\nu wel!' });

    const now = findVersion((await get(path)).text);
    expect((await post(path, fields({ version: now, stap: 'intrekken' }))).status).toBe(200);
    expect(await read('reviews/31')).not.toHaveProperty('reply');
  },
);

testOnBoth(
  'of two devices that answer at once, the second is told, and loses nothing',
  async (all) => {
    const { visitAs, read } = await setup(all);
    const { get, post } = visitAs('all');
    const path = '/beheer/recensie?naam=31';
    const version = findVersion((await get(path)).text);
    const answer = (reply: string) => post(path, fields({ version, reply, stap: 'plaatsen' }));
    const both = await Promise.all([answer('Van de telefoon'), answer('Van de tablet')]);
    expect(both.map(({ status }) => status).sort()).toEqual([303, 409]);
    const told = both.find(({ status }) => status === 409)?.text ?? '';
    expect(told).toContain('intussen op een ander apparaat veranderd');
    expect(told).toMatch(/Van de telefoon[\s\S]*Van de tablet|Van de tablet[\s\S]*Van de telefoon/);
    const after = fields({ version: findVersion(told), reply: 'De laatste', stap: 'plaatsen' });
    expect((await post(path, after)).status).toBe(303);
    expect(await read('reviews/31')).toMatchObject({ reply: 'De laatste' });
  },
);

testOnBoth(
  'removed reviews, each with a reason, come back whole, once and for 30 days',
  async (all) => {
    const { visitAs, read, clock } = await setup(all);
    const { get, post } = visitAs('all');
    const before = await readEverything(all);
    for (const ground of ['', 'constructor', 'zomaar']) {
      await post('/beheer/weghalen', fields({ naam: '31', ground }));
    }
    expect(await readEverything(all)).toBe(before); // without a reason nothing goes
    const both = new URLSearchParams('naam=31&naam=32&ground=off-topic');
    const removed = await post('/beheer/weghalen', both);
    expect((await post('/beheer/weghalen', both)).status).toBe(303); // pressed twice
    expect(await read('reviews/31')).toBeNull();
    expect((await get('/beheer')).text).not.toContain('Klant 31');
    const page = await get(removed.headers.get('location') ?? '');
    expect(page.text).toContain('2 recensies zijn weg.');
    expect((await get('/beheer/prullenbak')).text).toContain('Gaat niet over de salon');

    await post('/beheer/prullenbak', fields(findNames(page.text)));
    await post('/beheer/prullenbak', both); // pressed twice
    expect(await readEverything(all)).toBe(before);

    await post('/beheer/weghalen', both);
    for (const stap of ['bekijken', 'plaatsen']) {
      const late = fields({ reply: 'Met zorg getypt', stap });
      const { status, text } = await post('/beheer/recensie?naam=31', late);
      expect([status, text.match(/readOnly.*Met zorg getypt/i)]).toEqual([404, expect.anything()]);
    }
    clock.time += 30 * day;
    expect((await visitAs('all').get('/beheer/prullenbak')).text).toContain(
      'De prullenbak is leeg.',
    );
  },
);

testOnBoth(
  'a review of an older site, under any name, is answered, removed and restored',
  async (all) => {
    const { visitAs, read } = await setup(all);
    const { get, post } = visitAs('all');
    const names = ['oud-1', '5,0% & meer'];
    for (const name of names) {
      const review = { id: 7, ...createNewReview({ name: 'Klant van vroeger' }) };
      await all.transact(async ({ set }) => set(`reviews/${name}`, review));
      const path = `/beheer/recensie?naam=${encodeURIComponent(name)}`;
      expect((await get('/beheer')).text).toContain(path);
      const version = findVersion((await get(path)).text);
      const answer = fields({ version, reply: 'Dank u wel!', stap: 'plaatsen' });
      expect((await visitAs('answer-31').post(path, answer)).status).toBe(403);
      expect((await post(path, answer)).headers.get('location')).toBe(`${path}&klaar`);
      expect(await read(`reviews/${name}`)).toEqual({ ...review, reply: 'Dank u wel!' });
    }
    const before = await readEverything(all);
    const chosen = names.map((name) => `naam=${encodeURIComponent(name)}`).join('&');
    expect((await get(`/beheer/weghalen?${chosen}`)).text).toContain('deze 2 recensies');
    const removal = new URLSearchParams(`${chosen}&naam=__x__&naam=a/b&naam=..&ground=asked-for`);
    const removed = await post('/beheer/weghalen', removal);
    expect(removed.status).toBe(303);
    await post('/beheer/prullenbak', new URLSearchParams(chosen));
    const dropTimes = (text: string) => text.replaceAll(/,"addedAt":\d+/g, ''); // kept in it from now on
    expect(dropTimes(await readEverything(all))).toBe(dropTimes(before));
  },
);

testOnBoth(
  'all that came since a moment goes at once, in parts, and comes back in one press',
  async (all) => {
    const { visitAs, clock } = await setup(all);
    const flood = Array.from({ length: many }, (_, index) => 1_000 + index);
    await addReviews(all, flood);
    clock.time = Date.now();
    const { get, post } = visitAs('all');
    const page = (await get(composeSince(clock.time))).text;
    await addReviews(all, [33]); // since she looked
    // Those of the test's own start are as new.
    expect(page).toContain(`kwamen er ${many + 3} recensies binnen.`);
    expect(page).toContain(`Waarom haalt u deze ${many + 3} recensies weg?`);
    expect(page).toContain(`En nog ${many + 3 - 50}.`);
    const before = await readEverything(all);
    const remove = (ground: string) =>
      post('/beheer/weghalen', fields({ ...findNames(page), ground }));
    expect((await remove('zomaar')).status).toBe(200);
    expect(await readEverything(all)).toBe(before);
    const removed = await remove('off-topic');
    const bin = (await get(removed.headers.get('location') ?? '')).text;
    expect(bin).toContain(`${many + 3} recensies zijn weg.`);
    expect(bin).toContain(`Zet alle ${many + 3} terug`);
    const left = await all.listReviews(10);
    expect(left.map(({ fields }) => fields.name)).toEqual(['Klant 33']); // she did not see that one
    await post('/beheer/prullenbak', fields({})); // names nothing
    expect(await all.listReviews(10)).toHaveLength(1);
    await post('/beheer/prullenbak', fields(findNames(bin)));
    expect(await readEverything(all)).toBe(before);
    expect((await get('/beheer/sinds?dag=gisteren&tijd=10:00')).status).toBe(400);
  },
);

testOnBoth(
  'a notice is planned, refused with a sentence for each fault, and thrown away with its words kept',
  async (all) => {
    const { visitAs, read } = await setup(all);
    const { get, post } = visitAs('all');
    const path = '/beheer/mededeling';
    const version = findVersion((await get(path)).text);
    const days = { from: '2026-12-24', until: '2026-12-31' };
    const notice = { id: 'kerst', kind: 'holiday', text: 'Mailen mag.', ...days };
    const sent = { ...notice, ahead: '2' };
    const wrong = { kind: 'open', text: 'a'.repeat(241), until: '2026-02-30' };
    const refused = await post(path, fields(wrong));
    for (const told of ['waar het', '241 tekens', 'eerste dag', 'laatste dag', 'hoelang']) {
      expect(refused.text).toContain(told);
    }
    for (const [until, told] of [
      ['2026-12-23', 'ligt vóór de eerste dag'],
      ['2026-11-22', 'is al voorbij'],
      ['2072-12-31', 'meer dan een jaar'],
    ] as const) {
      const { status, text } = await post(path, fields({ ...sent, until }));
      expect([status, text]).toEqual([400, expect.stringContaining(told)]);
      expect(text).toContain('Mailen mag.');
    }
    const preview = await post(path, fields({ ...sent, stap: 'bekijken', version }));
    expect(preview.text).toMatch(/nog niet op de site[\s\S]*Vakantie 24 t\/m 31 december\./);
    expect(preview.text).toContain('van 10 december 2026 tot en met 31 december 2026');
    expect(await read('notices/current')).toBeNull();

    const place = () => post(path, fields({ ...sent, version }));
    expect([(await place()).status, (await place()).status]).toEqual([303, 303]); // pressed twice
    const stored = {
      ...notice,
      from: '2026/12/24',
      until: '2026/12/31',
      shownFrom: '2026/12/10',
    };
    expect(await read('notices/current')).toEqual({ notices: [stored] });
    expect((await get(path)).text).toContain('Gepland. Te zien van 10 december 2026');
    // Another device still has the form of before.
    const late = await post(path, fields({ ...sent, text: 'Anders', version }));
    expect(late.status).toBe(409);
    expect(late.text).toMatch(/ander apparaat[\s\S]*Mailen mag\.[\s\S]*Anders/);

    const thrown = await post(path, fields({ ...sent, stap: 'weg' }));
    expect(await read('notices/current')).toEqual({ notices: [] });
    expect(thrown.text).toMatch(/De mededeling is weg\.[\s\S]*Er staat nu geen[\s\S]*Mailen mag\./);
    const again = { ...sent, version: findVersion(thrown.text) };
    expect((await post(path, fields(again))).status).toBe(303);
    expect(await read('notices/current')).toEqual({ notices: [stored] });
    // Another device still has the list of before: what goes is what stands there now.
    await post(path, fields({ ...sent, text: 'Ook bellen.', version: findVersion(late.text) }));
    const gone = await post(path, fields({ ...sent, stap: 'weg' }));
    expect(gone.text).toMatch(/De mededeling is weg\.[\s\S]*Ook bellen\./);
  },
);

testOnBoth(
  'three notices and a full B&B are planned beside what was there before, and no more',
  async (all) => {
    const { visitAs, read, clock } = await setup(all);
    const { get, post } = visitAs('all');
    const path = '/beheer/mededeling';
    const old = { kind: 'holiday', text: 'Kerst.', from: '2026/12/24', until: '2026/12/31' };
    await all.transact(async ({ set }) => set('notices/current', old));
    const isNew = findVersion((await get(path)).text);
    const plan = async (id: string, kind: string, day: string) => {
      const days = { from: day, until: day, ahead: '0' };
      return (await post(path, fields({ id, kind, text: id, ...days, version: isNew }))).status;
    };
    expect(await plan('ziek', 'closed', '2026-11-23')).toBe(303);
    expect(await plan('vol', 'no-new-clients', '2026-11-30')).toBe(303);
    expect(await plan('vierde', 'closed', '2026-11-24')).toBe(400);
    expect(await plan('kamers', 'boarding-full', '2026-11-25')).toBe(303);
    expect(await plan('kamers2', 'boarding-full', '2026-11-26')).toBe(400);
    // Of what there is no room for nothing is lost, and what could make room is in sight.
    const days = { from: '2026-11-24', until: '2026-11-24', ahead: '0' };
    const flu = { id: 'griep', kind: 'closed', text: 'Griep.', ...days, version: isNew };
    const refused = await post(path, fields(flu));
    expect(refused.text).toMatch(/Gooi weg[\s\S]*value="2026-11-24"[\s\S]*Griep\./);
    const { text } = await get(path);
    // In the order of their days, and nothing that there is no room for.
    expect(text).toMatch(/ziek[\s\S]*Nu op[\s\S]*kamers[\s\S]*vol[\s\S]*Kerst\.[\s\S]*Gepland/);
    expect(text).not.toContain('Nieuwe mededeling');
    // Each can be changed, and what is over makes room.
    const { text: form } = await get(`${path}?id=current`);
    expect(form).toContain('value="2026-12-24"');
    const later = { ...old, id: 'current', until: '2027-01-03', ahead: '1' };
    const version = findVersion(form);
    expect((await post(path, fields({ ...later, version }))).status).toBe(303);
    clock.time += day;
    expect(await plan('vierde', 'closed', '2026-11-24')).toBe(303);
    const { notices } = (await read('notices/current')) as { notices: { id: string }[] }; // as read above
    expect(notices.map(({ id }) => id)).toEqual(['vierde', 'kamers', 'vol', 'current']);
  },
);

test('a database that fails half-way has stored nothing of a form, and the page keeps what was typed', async () => {
  const documents = await openEmbedded();
  await addReviews(documents, [31]);
  await documents.transact(async ({ set }) => {
    for (const name of ['a', 'b']) set(`photos/${name}`, { src: `${name}.svg`, alt: name });
  });
  const before = await readEverything(documents);
  const failing: Documents = {
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

test('a removal and a return of many that break off say how far they came, and go on at the next press', async () => {
  const documents = await openEmbedded();
  let failing = 0; // the transaction that fails, counted down
  const faulty: Documents = {
    ...documents,
    transact: (work) => {
      failing -= 1;
      return failing === 0 ? Promise.reject(new Error('Away')) : documents.transact(work);
    },
  };
  const { visitAs, clock, logged } = await startOwnerSite(faulty);
  await addReviews(
    documents,
    Array.from({ length: 300 }, (_, index) => index),
  );
  clock.time = Date.now() + 1;
  const { get, post } = visitAs('all');
  const names = findNames((await get(composeSince(clock.time))).text);
  const remove = () => post('/beheer/weghalen', fields({ ...names, ground: 'off-topic' }));
  failing = 3; // the first reads whether her links were ended
  const broken = await remove();
  expect([broken.status, broken.text.match(/Er zijn \d+ recensies weg/)?.[0]]).toEqual([
    400,
    'Er zijn 200 recensies weg',
  ]);
  expect(await documents.transact(({ list }) => list('bin'))).toHaveLength(200);
  expect((await remove()).status).toBe(303);
  expect(await documents.transact(({ list }) => list('bin'))).toHaveLength(300);

  failing = 3;
  const back = () => post('/beheer/prullenbak', fields(names));
  expect((await back()).text).toContain('Er staan 200 recensies weer op de site');
  expect((await back()).status).toBe(303);
  expect(await documents.transact(({ list }) => list('bin'))).toEqual([]);
  expect(logged).toHaveLength(2);
});

test.each([
  ['PUT', 'text/plain', 405],
  ['POST', 'application/json', 400],
  ['POST', 'multipart/form-data; boundary=x', 400],
])('%s with %s is refused', async (method, type, status) => {
  const { visitAs } = await setup(await openEmbedded());
  const headers = { 'Content-Type': type };
  const response = await visitAs('all').send(
    method,
    '/beheer/formulier',
    '{"open":"nee"}',
    headers,
  );
  expect(response.status).toBe(status);
});

test('a form without its length is taken, whoever has read it, and only up to the limit', async () => {
  const { handler, visitAs, documents } = await setup(await openEmbedded());
  const { headers } = visitAs('all');
  const post = async (body: string, rawBody?: Buffer) => {
    const origin = await serve((request, response) => {
      void handler(Object.assign(request, rawBody && { rawBody }), response);
    });
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
    // A stream has no length that is known beforehand.
    const stream = new Blob([body]).stream();
    const init = { method: 'POST', body: stream, duplex: 'half', redirect: 'manual' } as const;
    const url = `${origin}/beheer/formulier`;
    return (await fetch(url, { ...init, headers: { ...headers, ...form } })).status;
  };
  const isOpen = () => readDocument(documents, 'settings/reviewForm');
  expect(await post('formulier=reviewForm&open=nee&dag=2026-12-01')).toBe(303);
  expect(await isOpen()).toMatchObject({ open: false });
  expect(await post('-', Buffer.from('formulier=reviewForm&open=ja'))).toBe(303);
  expect(await isOpen()).toEqual({ open: true });
  const long = `open=${'a'.repeat(1_000_000)}`;
  expect(await post(long)).toBe(400);
  expect(await post('-', Buffer.from(long))).toBe(400);
});

test('a form of more than it may hold is refused', async () => {
  const { visitAs } = await setup(await openEmbedded());
  const long = fields({ reply: 'a'.repeat(1_000_000) });
  const huge = photoForm(['groot.jpg', Buffer.alloc(33_000_001)]);
  const { post } = visitAs('all');
  for (const { status, text } of [
    await post('/beheer/recensie?naam=31', long),
    await post('/beheer/album', huge),
  ]) {
    expect(status).toBe(400);
    expect(text).toContain('Dit formulier is niet te lezen, of te groot.');
  }
});

test('a form of thousands of fields is refused within a tenth of a second, and a stranger’s is not read', async () => {
  const { visitAs, clock } = await setup(await openEmbedded());
  const form = new FormData();
  for (let index = 0; index < 7_500; index += 1) form.append(`alt/${index}`, 'Getypt');
  const body = await new Response(form).blob(); // 1 MB
  const late = visitAs('all');
  const post = async (visitor: typeof late) => {
    const times: number[] = [];
    for (const _ of [1, 2, 3]) {
      const start = performance.now();
      const { status, text } = await visitor.post('/beheer/album/foto', body);
      times.push(performance.now() - start);
      expect(text).not.toContain('Getypt');
      expect(status).toBeGreaterThanOrEqual(400);
    }
    return Math.min(...times); // the machine may be busy with something else
  };
  const stranger = visitAs('all', 'oud');
  expect(await post(stranger)).toBeLessThan(100);
  expect(await post(late)).toBeLessThan(100);
  clock.time += 91 * day;
  expect(await post(late)).toBeLessThan(100);
  const typed = fields({ 'alt/kat.jpg': 'Getypt' });
  expect((await stranger.post('/beheer/album/foto', typed)).text).not.toContain('Getypt');
  expect((await late.post('/beheer/album/foto', typed)).text).toContain('Getypt');
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
