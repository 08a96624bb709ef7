// Breaks each field of each route of /beheer. Every broken request gets a page with status 400.
import { expect } from 'vitest';
import { routes } from '../../functions/src/owner/app.ts';
import { emulatorTest } from '../emulator.ts';
import { redAndBlue } from '../functions/photo-bytes.ts';
import type { Browser } from './owner-browser.ts';
import { createPhoto, start, startOwnerSite } from './owner-site.ts';

type Entry = [name: string, value: string | File];

const photo = createPhoto('kat.jpg', await redAndBlue(800, 600).toBuffer());
const notice =
  'stap=bewaren&id=a&was=null&kind=holiday&text=Getypt&from=2026-11-24&until=2026-11-25&ahead=0';

/** A request of each route that is not refused. A POST sends its fields in a form. */
const requests: Readonly<Record<string, string>> = {
  'get /beheer': 'na=31&kies=&naam=31&gedaan=terug',
  'get /beheer/nieuw': `sinds=${start}`,
  'get /beheer/recensie': 'naam=31&gedaan=geplaatst',
  'post /beheer/recensie': 'naam=31&stap=plaatsen&was=null&reply=Getypt',
  'get /beheer/weghalen': 'naam=31',
  'post /beheer/weghalen': 'naam=32&ground=unlawful&sinds=dag%3D2026-11-23%26tijd%3D10:00',
  'get /beheer/sinds': 'dag=2026-11-23&tijd=10:00&gedaan=weggehaald',
  'get /beheer/prullenbak': `tot=${start}&terug=31&keer=5`,
  'post /beheer/prullenbak': `naam=30&keer=${start}`,
  'get /beheer/vraag': '',
  'get /beheer/mededeling': 'id=a&gedaan=a',
  'post /beheer/mededeling': notice,
  'get /beheer/wachttijd': 'gedaan=bewaard',
  'post /beheer/wachttijd': 'was=""&text=Getypt',
  'get /beheer/album': 'foto=a&stap=bewaren',
  'post /beheer/album': 'foto=PHOTO',
  'post /beheer/album/foto': 'naam=a&stap=bewaren&was="Een kat"&alt=Getypt&plaats=1',
};

/** Parses a query. The value PHOTO stands for a file. */
const parseEntries = (query = '') =>
  [...new URLSearchParams(query)].map(
    ([name, value]): Entry => [name, value === 'PHOTO' ? photo : value],
  );

async function setup() {
  const site = await startOwnerSite({ reviews: [31, 32] });
  const fields = { id: 7, name: 'Sanne', review: 'Weg.', stars: 5, date: '2026/11/20' };
  await site.store({
    'bin/30': { removedAt: start, ground: 'unlawful', expireAt: new Date(start), fields },
    'photos/a': { src: 'a.svg', alt: 'Een kat' },
  });
  return { ...site, owner: site.requestAs('all') };
}

function send({ post, get }: Browser, route: string, entries: readonly Entry[]) {
  const [method, url = ''] = route.split(' ');
  if (method === 'get') return get(`${url}?${new URLSearchParams(entries as [string, string][])}`);
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return post(url, form);
}

/** Returns the request without each required field, and with each field twice or of a wrong type. */
function breakRequest(route: string): [fault: string, entries: Entry[]][] {
  const entries = parseEntries(requests[route]);
  const [, , , , rules = {}] = routes.find(([method, url]) => `${method} ${url}` === route) ?? [];
  const isPost = route.startsWith('post');
  return entries.flatMap(([name, value], index) => {
    const accepts = (...values: (string | File)[]) => rules[name]?.(values) ?? values.length < 2;
    const replace = (...values: (string | File)[]) =>
      entries.toSpliced(index, 1, ...values.map((each): Entry => [name, each]));
    const other = typeof value === 'string' ? photo : 'tekst';
    return [
      ...(accepts() ? [] : [['without', replace()] as const]),
      ...(accepts(value, value) ? [] : [['two of', replace(value, `${value}2`)] as const]),
      ...(accepts('/') ? [] : [['a wrong', replace('/')] as const]),
      ...(isPost ? [['another type of', replace(other)] as const] : []),
    ].map(([fault, broken]): [string, Entry[]] => [`${fault} ${name}`, broken]);
  });
}

emulatorTest('a request without a field, or with one twice or wrong, gets a 400', async () => {
  const { owner, errors, readEverything } = await setup();
  expect(Object.keys(requests)).toEqual(routes.map(([method, url]) => `${method} ${url}`));
  const before = await readEverything();
  for (const route of Object.keys(requests)) {
    for (const [fault, entries] of breakRequest(route)) {
      const page = await send(owner, route, entries);
      expect([route, fault, page.status, page.heading]).toEqual([
        route,
        fault,
        400,
        'Dit klopt niet',
      ]);
      expect(page.banners).toContain('Er is niets veranderd.');
      expect(page.canonical).toMatch(/^\/beheer/);
      const isTyped = entries.some(([, value]) => value === 'Getypt');
      if (isTyped) expect(page.getByDisplayValue(/^Getypt/)).toHaveProperty('readOnly', true);
    }
  }
  expect(await readEverything()).toBe(before);
  for (const [route, query] of Object.entries(requests)) {
    const { status } = await send(owner, route, parseEntries(query));
    expect([route, status]).toEqual([route, route.startsWith('get') ? 200 : 303]);
  }
  expect(errors).toEqual([]);
});

const longName = encodeURIComponent('é'.repeat(1_000)); // 2000 bytes; Firestore's limit is 1500

/** Requests that are empty or have odd values, and the status of each. */
const odd: readonly [route: string, query: string, status: number][] = [
  ...routes
    .filter(([method]) => method === 'post')
    .map(([, url]): [string, string, number] => [`post ${url}`, '', 400]),
  ['post /beheer/openen', '', 403],
  ['post /beheer/openen', 'link=PHOTO', 403],
  ['get /beheer/recensie', '', 400],
  ['get /beheer/weghalen', '', 400],
  ['post /beheer/recensie', 'naam=.&stap=plaatsen&reply=Getypt', 400],
  ['post /beheer/recensie', 'naam=__a__&stap=plaatsen&reply=Getypt', 400],
  ['post /beheer/recensie', `naam=${longName}&stap=plaatsen&reply=Getypt`, 400],
  ['post /beheer/recensie', 'naam=31/32&stap=plaatsen&reply=Getypt', 400],
  ['get /beheer/recensie', 'naam=31&naam=32', 400],
  ['get /beheer/recensie', 'naam=%00', 404],
  ['get /beheer/sinds', 'dag=0001-01-01&tijd=00:00', 200],
  ['get /beheer/sinds', 'dag=2026-02-30&tijd=24:00', 400],
  ['get /beheer/prullenbak', `tot=${'9'.repeat(400)}`, 200],
  ['get /beheer/nieuw', `sinds=${'9'.repeat(400)}`, 200],
  ['get /beheer/nieuw', 'sinds=-1', 400],
  ['post /beheer/mededeling', notice.replace('ahead=0', 'ahead=constructor'), 400],
  ['post /beheer/mededeling', notice.replace('holiday', 'constructor'), 400],
  ['post /beheer/mededeling', notice.replace('2026-11-24', '0000-00-00'), 400],
  ['post /beheer/mededeling', notice.replace('2026-11-25', '9999-12-31'), 400],
  ['post /beheer/album/foto', 'naam=a&stap=bewaren&plaats=0', 400],
  ['post /beheer/album/foto', `naam=a&stap=bewaren&was=""&alt=${'a'.repeat(301)}`, 400],
  ['post /beheer/uitloggen', 'x=1&x=2', 400],
  ['post /beheer/beeindigen', 'x=1&x=2', 400],
];

emulatorTest('an empty or odd request gets no 500, and changes nothing', async () => {
  const { owner, errors, readEverything } = await setup();
  const before = await readEverything();
  const cookie = owner.readCookie();
  for (const [route, query, status] of odd) {
    const page = await send(owner, route, parseEntries(query));
    expect([route, query, page.status, page.heading]).toEqual([
      route,
      query,
      status,
      expect.stringMatching(/./),
    ]);
  }
  expect(owner.readCookie()).toBe(cookie);
  expect(await readEverything()).toBe(before);
  expect(errors).toEqual([]);
});
