// Breaks each field of each route of /beheer. Every broken request gets a page with status 400.
import { expect } from 'vitest';
import { routes } from '../../functions/src/owner/app.ts';
import { emulatorTest } from '../emulator.ts';
import { redAndBlue } from '../functions/photo-bytes.ts';
import type { Browser } from './owner-browser.ts';
import { createPhoto, start, startOwnerSite } from './owner-site.ts';

type Entry = [name: string, value: string | File];

const photo = createPhoto('kat.jpg', await redAndBlue(800, 600).toBuffer());
const moment: Entry[] = [
  ['dag', '2026-11-23'],
  ['tijd', '10:00'],
];
const notice: Entry[] = [
  ['stap', 'bewaren'],
  ['id', 'a'],
  ['was', 'null'],
  ['kind', 'holiday'],
  ['text', 'Getypt'],
  ['from', '2026-11-24'],
  ['until', '2026-11-25'],
  ['ahead', '0'],
];

const change = (entries: Entry[], name: string, value: string) =>
  entries.map(([each, old]): Entry => [each, each === name ? value : old]);

/** A request of each route that is not refused. A POST sends the entries in its form. */
const requests: Readonly<Record<string, Entry[]>> = {
  'get /beheer': [
    ['na', '31'],
    ['kies', ''],
    ['naam', '31'],
    ['gedaan', 'terug'],
  ],
  'get /beheer/nieuw': [['sinds', String(start)]],
  'get /beheer/recensie': [
    ['naam', '31'],
    ['gedaan', 'geplaatst'],
  ],
  'post /beheer/recensie': [
    ['naam', '31'],
    ['stap', 'plaatsen'],
    ['was', 'null'],
    ['reply', 'Getypt'],
  ],
  'get /beheer/weghalen': [['naam', '31']],
  'post /beheer/weghalen': [
    ['naam', '32'],
    ['ground', 'unlawful'],
    ['sinds', 'dag=2026-11-23&tijd=10:00'],
  ],
  'get /beheer/sinds': [...moment, ['gedaan', 'weggehaald']],
  'get /beheer/prullenbak': [
    ['tot', String(start)],
    ['terug', '31'],
    ['keer', '5'],
  ],
  'post /beheer/prullenbak': [
    ['naam', '30'],
    ['keer', String(start)],
  ],
  'get /beheer/vraag': [],
  'get /beheer/mededeling': [
    ['id', 'a'],
    ['gedaan', 'a'],
  ],
  'post /beheer/mededeling': notice,
  'get /beheer/vol': [
    ['id', 'b'],
    ['gedaan', 'b'],
  ],
  'post /beheer/vol': change(change(notice, 'id', 'b'), 'kind', 'boarding-full'),
  'get /beheer/telefoon': [['gedaan', 'bewaard']],
  'post /beheer/telefoon': [
    ['stap', 'wachttijd'],
    ['was', '""'],
    ['text', 'Getypt'],
  ],
  'get /beheer/album': [
    ['foto', 'a'],
    ['stap', 'bewaren'],
  ],
  'post /beheer/album': [['foto', photo]],
  'post /beheer/album/foto': [
    ['naam', 'a'],
    ['stap', 'bewaren'],
    ['was', '"Een kat"'],
    ['alt', 'Getypt'],
    ['plaats', '1'],
  ],
  'get /beheer/formulier': [['gedaan', 'mailForm']],
  'post /beheer/formulier': [
    ['formulier', 'mailForm'],
    ['open', 'nee'],
    ['dag', '2026-12-01'],
  ],
};

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
  const entries = requests[route] ?? [];
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
  for (const [route, entries] of Object.entries(requests)) {
    expect([route, (await send(owner, route, entries)).status]).toEqual([
      route,
      route.startsWith('get') ? 200 : 303,
    ]);
  }
  expect(errors).toEqual([]);
});

emulatorTest('an empty or odd request gets no 500, and changes nothing', async () => {
  const { owner, errors, readEverything } = await setup();
  const long = 'é'.repeat(1_000); // 2000 bytes: Firestore's limit for a name is 1500
  const before = await readEverything();
  const odd: [route: string, entries: Entry[], status: number][] = [
    ...routes
      .filter(([method]) => method === 'post')
      .map(([, url]): [string, Entry[], number] => [`post ${url}`, [], 400]),
    ['post /beheer/openen', [], 403],
    ['post /beheer/openen', [['link', photo]], 403],
    ['get /beheer/recensie', [], 400],
    ['get /beheer/weghalen', [], 400],
    ...['.', '__a__', long, '31/32'].map((name): [string, Entry[], number] => [
      'post /beheer/recensie',
      [
        ['naam', name],
        ['stap', 'plaatsen'],
        ['reply', 'Getypt'],
      ],
      400,
    ]),
    [
      'get /beheer/recensie',
      [
        ['naam', '31'],
        ['naam', '32'],
      ],
      400,
    ],
    ['get /beheer/recensie', [['naam', '\0']], 404],
    [
      'get /beheer/sinds',
      [
        ['dag', '0001-01-01'],
        ['tijd', '00:00'],
      ],
      200,
    ],
    [
      'get /beheer/sinds',
      [
        ['dag', '2026-02-30'],
        ['tijd', '24:00'],
      ],
      400,
    ],
    ['get /beheer/prullenbak', [['tot', '9'.repeat(400)]], 200],
    ['get /beheer/nieuw', [['sinds', '9'.repeat(400)]], 200],
    ['get /beheer/nieuw', [['sinds', '-1']], 400],
    ['post /beheer/mededeling', change(notice, 'ahead', 'constructor'), 400],
    ['post /beheer/mededeling', change(notice, 'kind', 'constructor'), 400],
    ['post /beheer/mededeling', change(notice, 'from', '0000-00-00'), 400],
    ['post /beheer/mededeling', change(notice, 'until', '9999-12-31'), 400],
    [
      'post /beheer/formulier',
      [
        ['formulier', 'mailForm'],
        ['open', 'nee'],
        ['dag', '9999-12-31'],
      ],
      400,
    ],
    [
      'post /beheer/album/foto',
      [
        ['naam', 'a'],
        ['stap', 'bewaren'],
        ['plaats', '0'],
      ],
      400,
    ],
    [
      'post /beheer/album/foto',
      [
        ['naam', 'a'],
        ['stap', 'bewaren'],
        ['was', '""'],
        ['alt', 'a'.repeat(301)],
      ],
      400,
    ],
  ];
  for (const [route, entries, status] of odd) {
    const page = await send(owner, route, entries);
    expect([route, entries, page.status, page.heading]).toEqual([
      route,
      entries,
      status,
      expect.stringMatching(/./),
    ]);
  }
  const doubled = [
    ['x', '1'],
    ['x', '2'],
  ] as Entry[];
  for (const url of ['/beheer/uitloggen', '/beheer/beeindigen']) {
    const { status, headers } = await send(owner, `post ${url}`, doubled);
    expect([url, status, headers.get('set-cookie')]).toEqual([url, 400, null]);
  }
  expect(await readEverything()).toBe(before);
  expect(errors).toEqual([]);
});
