// Tests the urls of /beheer. tests/owner/refusals.test.ts tests more requests that are refused.

import { expect, vi } from 'vitest';
import { pageKeyField, pageKeyHeader } from '../../functions/src/owner/http/page-key.ts';
import { pickHeaders, readHostingConfig } from '../../scripts/local/hosting-config.ts';
import { emulatorTest } from '../emulator.ts';
import { pageKey } from './owner-browser.ts';
import { start, startOwnerSite } from './owner-site.ts';

const login = 'Beheer'; // the heading of the login page
const unlawful = 'beledigend of onrechtmatig';

/** The heading of each page, and whether the review link of review 31 opens it too. */
const gets = [
  ['/beheer', 'Recensies', false],
  ['/beheer?na=31', 'Recensies', false],
  ['/beheer/nieuw', 'Nieuwe recensies', false],
  ['/beheer/recensie?naam=31', 'Antwoord', true],
  ['/beheer/recensie?naam=32', 'Antwoord', false],
  ['/beheer/weghalen?naam=31', 'Weghalen', true],
  ['/beheer/weghalen?naam=31&naam=32', 'Weghalen', false],
  ['/beheer/prullenbak?naam=30', 'Prullenbak', false],
  ['/beheer/prullenbak', 'Prullenbak', false],
  ['/beheer/sinds', 'Alles sinds', false],
  ['/beheer/vraag', 'Vraag om een recensie', false],
  ['/beheer/mededeling', 'Mededeling', false],
  ['/beheer/wachttijd', 'Wachttijd', false],
  ['/beheer/album', 'Fotoalbum', false],
] as const;

/** The status of an empty form: from the owner, and from a device with a token of review 31. */
const posts = [
  ['/beheer/recensie?naam=31', 400, 400],
  ['/beheer/recensie?naam=32', 400, 403],
  ['/beheer/weghalen?naam=31', 400, 400],
  ['/beheer/weghalen?naam=32', 400, 403],
  ['/beheer/prullenbak?naam=31', 303, 303],
  ['/beheer/prullenbak?naam=30', 303, 403],
  ['/beheer/mededeling', 400, 403],
  ['/beheer/wachttijd', 400, 403],
  ['/beheer/album', 400, 403],
  ['/beheer/album/foto', 400, 403],
  ['/beheer/nieuwe-link', 200, 200],
  ['/beheer/openen', 403, 403],
  ['/beheer/uitloggen', 303, 303],
  ['/beheer/beeindigen', 303, 403],
] as const;

/** A page, buttons on it, and the url in the history after a press, if that differs. */
const presses: readonly [path: string, buttons: readonly string[], url?: string][] = [
  ['/beheer', ['Stuur een link naar de mailbox', 'Open de link']], // without a login
  ['/beheer/mededeling', ['Zet op de site', 'Bekijk eerst']],
  ['/beheer/wachttijd', ['Zet op de site']],
  ['/beheer/prullenbak', ['Zet alle 2 terug'], '/beheer'],
  ['/beheer/recensie?naam=31', ['Plaats antwoord', 'Bekijk eerst']],
  ['/beheer/recensie?naam=33', ['Plaats antwoord', 'Bekijk eerst', 'Trek het antwoord in']],
  ['/beheer/weghalen?naam=31', [`Haal weg: ${unlawful}`], '/beheer/prullenbak?naam=31'],
  ['/beheer/prullenbak?naam=31', ['Zet terug'], '/beheer/recensie?naam=31'],
  ['/beheer/weghalen?naam=32&naam=33', [`Haal 2 weg: ${unlawful}`], '/beheer/prullenbak'],
  ['/beheer/album', ['Voeg toe', 'Zet in het album', 'Bewaar', 'Vooraan']],
  ['/beheer/album', ['Eén omhoog', 'Eén omlaag', 'Zet terug']],
  ['/beheer/album', ['Uitloggen', 'Log overal uit'], '/beheer'],
];

const bin = { removedAt: start, ground: 'unlawful', expireAt: new Date(start) };
const review = { id: 7, name: 'Sanne', review: 'Weg.', stars: 5, date: '2026/11/20' };

async function setup() {
  const site = await startOwnerSite({ reviews: [31, 32] });
  await site.store({ 'bin/30': { ...bin, fields: review } });
  return site;
}

emulatorTest('each page opens for the owner; a review link opens its own pages only', async () => {
  const { requestAs, requestWith } = await setup();
  const browsers = [requestAs('all'), requestAs('review/31'), requestWith('')];
  const check = async ([path, heading, isOfReview]: (typeof gets)[number]) => {
    const pages = await Promise.all(browsers.map(({ get }) => get(path)));
    const shown = `200 ${heading}`;
    const refused = path.startsWith('/beheer/') ? `403 ${login}` : `200 ${login}`;
    const results = pages.map((page) => `${page.status} ${page.heading}`);
    expect([path, ...results]).toEqual([path, shown, isOfReview ? shown : refused, refused]);
  };
  await Promise.all(gets.map(check));
  const { send } = requestAs('all');
  expect((await send('HEAD', '/beheer/album')).status).toBe(200);
  expect((await send('GET', '/beheer/bestaat-niet')).status).toBe(404);
});

emulatorTest('a GET of any url locks and changes nothing: mail scanners open links', async () => {
  const { requestAs, readEverything, database } = await setup();
  const transact = vi.spyOn(database, 'transact'); // its reads can make another write fail
  const before = await readEverything();
  const scan = 'stap=plaatsen&reply=Hoi&ground=unlawful&kies=alles&token=x';
  const urls = [...gets, ...posts].map(([url]) => `${url}${url.includes('?') ? '&' : '?'}${scan}`);
  await Promise.all(urls.map(requestAs('all').get));
  expect(await readEverything()).toBe(before);
  expect(transact).not.toHaveBeenCalled();
});

emulatorTest('an empty form from a session or review link gets the expected status', async () => {
  const { requestAs } = await setup();
  for (const [path, all, ofReview] of posts) {
    const pages = [await requestAs('all').post(path), await requestAs('review/31').post(path)];
    expect([path, ...pages.map(({ status }) => status)]).toEqual([path, all, ofReview]);
  }
});

emulatorTest('a script on a public page can read no page of /beheer', async () => {
  const { requestAs } = await setup();
  const { send, readKey } = requestAs('all');
  const open = async (path: string, destination: string, key: string) => {
    const headers = { 'Sec-Fetch-Dest': destination, [pageKeyHeader]: key };
    const { status, markup } = await send('GET', path, undefined, headers);
    return { status, hasKey: markup.includes(readKey()) };
  };
  for (const [path] of [...gets, ['/beheer/bestaat-niet']] as const) {
    const result = await open(path, 'empty', 'geraden');
    expect([path, result]).toEqual([path, { status: 403, hasKey: false }]);
  }
  for (const destination of ['iframe', 'image', 'object']) {
    expect((await open('/beheer', destination, 'geraden')).status).toBe(403);
  }
  // A navigation, and the script of /beheer itself.
  expect((await open('/beheer', 'document', '')).status).toBe(200);
  expect((await open('/beheer', 'empty', readKey())).status).toBe(200);
});

emulatorTest('a form without the key of this device is refused, and changes nothing', async () => {
  const { requestWith, sign, link, readEverything } = await setup();
  const phone = requestWith('');
  await phone.openLink(link(sign('login')));
  const before = await readEverything();
  const forms = posts.filter(([path]) => !/nieuwe-link|openen/.test(path));
  const blind = { ground: 'unlawful', reply: 'Getypt' };
  for (const [path] of forms) {
    for (const key of path === '/beheer/mededeling' ? ['', 'geraden', pageKey] : ['geraden']) {
      const headers = { 'Sec-Fetch-Dest': 'document', [pageKeyHeader]: '' };
      const page = await phone.post(path, { ...blind, [pageKeyField]: key }, headers);
      expect([path, key, page.status]).toEqual([path, key, 403]);
      expect(page.headers.get('set-cookie')).toBeNull();
      expect(page.getByDisplayValue('Getypt')).toHaveProperty('readOnly', true);
    }
  }
  expect(await readEverything()).toBe(before);
});

emulatorTest('the function and Hosting send the same six strict headers for /beheer', async () => {
  const { requestAs, requestWith } = await setup();
  const config = await readHostingConfig('firebase.json');
  for (const path of ['/beheer', '/beheer/album']) {
    const pages = [await requestAs('all').get(path), await requestWith('').get(path)];
    const hosting = pickHeaders(config, path);
    for (const name of strictHeaders) {
      for (const { headers } of pages) expect(headers.get(name)).toBe(hosting[name]);
    }
    expect(hosting['Content-Security-Policy']).toMatch(/^default-src 'none';.*script-src 'self'/);
    expect(hosting['Cache-Control']).toBe('private, no-store');
  }
});

const strictHeaders = [
  'Cache-Control',
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Referrer-Policy',
  'X-Content-Type-Options',
  'X-Robots-Tag',
];

emulatorTest('every button leaves a url in the history that can be opened again', async () => {
  const { requestAs, requestWith, store } = await setup();
  await store({
    'bin/29': { ...bin, fields: { ...review, id: 6 } },
    'reviews/33': { ...review, id: 33, reply: 'Dank u wel!' },
    'photos/a': { src: 'a.svg', alt: 'Een kat' },
    'asidePhotos/b': { src: 'b.svg', alt: '' },
    'asidePhotos/c': { src: 'c.svg', alt: 'Een kat', since: start },
  });
  const pressed = new Set<string>();
  const rows = presses.flatMap(([path, buttons, url = path]) =>
    buttons.map((name) => [path, name, url] as const),
  );
  for (const [path, name, url] of rows) {
    const browser = path === '/beheer' ? requestWith('') : requestAs('all');
    const page = await browser.get(path);
    const button = page.getByRole('button', { name, hidden: true });
    const result = await page.press(button);
    expect([path, name, result.canonical]).toEqual([path, name, url]);
    const isLogout = path !== url && path === '/beheer/album';
    const again = await (isLogout ? requestWith('') : browser).get(url);
    expect([path, name, again.status]).toEqual([path, name, 200]);
    // A reload must not repeat a confirmation, except the banner of a form page.
    if (/gedaan=(?!.*Form)/.test(result.path)) expect(again.banners).not.toContain(result.banners);
    const action = button.closest('form')?.getAttribute('action') ?? '';
    pressed.add(action.replace(/[?#].*/, ''));
  }
  expect(pressed).toEqual(new Set(posts.map(([path]) => path.replace(/\?.*/, ''))));
});
