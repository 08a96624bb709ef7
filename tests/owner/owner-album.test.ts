// Her photo album at /beheer/album, on both databases that the owner's pages may get.
import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { AlbumFiles } from '../../functions/src/album/album-files.ts';
import type { Database } from '../../functions/src/database.ts';
import { makeFlatPng, redAndBlue } from '../functions/photo-bytes.ts';
import { openEmbedded, testOnBoth } from './open-documents.ts';
import { fields, photoForm, startOwnerSite } from './owner-site.ts';

const day = 86_400_000; // ms
const photo = await redAndBlue(1000, 800).toBuffer();

const listFiles = (folder: string) => readdir(folder).catch(() => []);

async function setup(documents: Database, options: Parameters<typeof startOwnerSite>[1] = {}) {
  const site = await startOwnerSite(documents, options);
  const { get, post } = site.visitAs('all');
  const list = (collection: string) =>
    documents.transact((transaction) => transaction.list(collection));
  const readPage = async (path = '/beheer/album') => (await get(path)).text;
  return {
    ...site,
    readPage,
    list,
    upload: (name = 'kat.jpg') => post('/beheer/album', photoForm([name, photo])),
    /** Of the upload, from its field. */
    findSrc: async () => /name="alt\/(eigen-[^"]+)"/.exec(await readPage())?.[1] ?? '',
    press: (step: string, src: string, more: Record<string, string> = {}) =>
      post('/beheer/album/foto', fields({ ...more, [`stap/${src}`]: step })),
    readBoth: async () =>
      [...(await list('photos')), ...(await list('asidePhotos'))].map(
        ({ documentName, fields }) => [documentName, fields],
      ),
    readOrder: async () => (await list('photos')).map(({ fields: { alt } }) => alt),
  };
}

/** The photos a.svg, b.svg and so on. */
async function fillAlbum(documents: Database, names: string): Promise<void> {
  await documents.transact(async ({ set }) => {
    for (const name of names) set(`photos/${name}`, { src: `${name}.svg`, alt: `Foto ${name}` });
  });
}

const type = (src: string, alt: string) => ({ [`was/${src}`]: 'Iets anders', [`alt/${src}`]: alt });

/** What stands in the card of a photo. */
function readCard(page: string, src: string): string {
  return page.split('<li').find((card) => card.includes(`/${src}"`)) ?? '';
}

testOnBoth('photos get in with a description only, and in her order', async (all) => {
  const { upload, press, readOrder, findSrc, readPage } = await setup(all);
  await fillAlbum(all, 'abc');
  expect((await upload()).headers.get('location')).toBe('/beheer/album?klaar');
  expect((await upload('weer.jpg')).text).toContain('weer.jpg: Deze foto staat er al.');
  const src = await findSrc();
  const refused = await press('plaatsen', src, type(src, ' '));
  expect(refused.status).toBe(400);
  const sentence = 'Schrijf eerst wat er op de foto te zien is.';
  expect(readCard(refused.text, src)).toContain(sentence);
  expect(refused.text.split(sentence)).toHaveLength(2); // there, and nowhere else
  // What is typed at one photo stays when a button of another is pressed.
  await press('bewaren', 'a.svg', { ...type(src, 'Een rode kat'), 'plaats/a.svg': '2' });
  expect(await readOrder()).toEqual(['Foto b', 'Foto a', 'Foto c']);
  const placed = await press('plaatsen', src);
  expect(await readOrder()).toEqual(['Foto b', 'Foto a', 'Foto c', 'Een rode kat']);
  const page = await readPage(placed.headers.get('location') ?? '');
  expect(page).toMatch(/Nog niet in het album.*achteraan in het album.*In het album/);

  await press('bewaren', src, { ...type('c.svg', 'Foto d'), [`plaats/${src}`]: '1' });
  expect(await readOrder()).toEqual(['Een rode kat', 'Foto b', 'Foto a', 'Foto d']);
  // A page that another device has left behind says what it was made from.
  await press('bewaren', 'b.svg', type('b.svg', 'Nieuw'));
  const stale = { 'alt/b.svg': 'Foto b', 'was/b.svg': 'Foto b' };
  await press('bewaren', 'a.svg', { ...stale, ...type('a.svg', 'Foto e') });
  expect(await readOrder()).toEqual(['Een rode kat', 'Nieuw', 'Foto e', 'Foto d']);
  // Without its description a photo stays as it was; the rest is stored.
  const emptied = await press('bewaren', 'c.svg', { ...type('b.svg', ' '), 'plaats/c.svg': '3' });
  expect(emptied.status).toBe(400);
  expect(readCard(emptied.text, 'b.svg')).toContain(sentence);
  expect(await readOrder()).toEqual(['Een rode kat', 'Nieuw', 'Foto d', 'Foto e']);
  expect((await press('weggooien', 'b.svg', type('b.svg', ''))).status).toBe(303);
  await press('bewaren', 'c.svg', type('c.svg', 'a'.repeat(301)));
  for (const step of ['weggooien', 'plaatsen', 'terug', 'verwijderen', '__proto__']) {
    for (const name of ['', '../reviews/31', 'bestaat-niet']) await press(step, name);
  }
  for (const step of ['plaatsen', 'terug', 'verwijderen']) await press(step, 'c.svg');
  expect(await readOrder()).toEqual(['Een rode kat', 'Foto d', 'Foto e']);
});

testOnBoth('a photo gets its place in one press, and the page comes back at it', async (all) => {
  const { press, readOrder, readPage } = await setup(all);
  await fillAlbum(all, 'abcdefghijkl');
  const order = async () => (await readOrder()).map((alt) => String(alt).at(-1)).join('');
  const moved = await press('bewaren', 'l.svg', { 'plaats/l.svg': ' 2 ', 'plaats/a.svg': '' });
  expect(await order()).toBe('albcdefghijk');
  expect(moved.headers.get('location')).toBe('/beheer/album?foto=l.svg&stap=bewaren#foto-hier');
  const page = await readPage(moved.headers.get('location') ?? '');
  expect(readCard(page, 'l.svg')).toMatch(
    /id="foto-hier"[^>]*>Bewaard. De foto staat op plaats 2 van 12\./,
  );
  // Several at once, by Enter in a field: each comes where she said.
  const both = { 'plaats/k.svg': '1', 'plaats/a.svg': '3', 'plaats/d.svg': '99' };
  const entered = await press('', '', both);
  expect(await order()).toBe('klabcefghijd');
  expect(entered.headers.get('location')).toContain('foto=k.svg');
  for (const wrong of ['0', '-1', '1,5', 'twee']) {
    const { status, text } = await press('bewaren', 'b.svg', { 'plaats/b.svg': wrong });
    expect([wrong, status]).toEqual([wrong, 400]);
    expect(readCard(text, 'b.svg')).toContain('Typ bij de plaats een getal: 1 is vooraan.');
  }
  expect(await order()).toBe('klabcefghijd');
});

testOnBoth(
  'what is thrown away comes back to where it was for 30 days, and is gone with its files then',
  async (all) => {
    const { press, upload, findSrc, readPage, readBoth, list, clock, folder } = await setup(all);
    await fillAlbum(all, 'abc');
    await upload();
    const src = await findSrc();
    const before = await readBoth();
    const thrown = await press('weggooien', 'b.svg');
    expect((await list('photos')).map(({ documentName }) => documentName)).toEqual(['a', 'c']);
    // Said between its neighbours, with the way back; from the next press on it stands below.
    const page = await readPage(thrown.headers.get('location') ?? '');
    expect(page).toMatch(/Foto a.*De foto is weggegooid\..*Zet terug.*Foto c/);
    expect(await readPage()).toMatch(/Foto c.*Weggegooid.*Foto b.*nog 30 dagen/);
    await press('weggooien', src);
    expect((await upload()).text).toContain('Deze foto staat bij Weggegooid.');
    for (const each of ['b.svg', src]) await press('terug', each);
    expect(await readBoth()).toEqual(before);
    expect(await listFiles(folder)).toHaveLength(7);

    for (const each of ['b.svg', src]) await press('weggooien', each);
    clock.time += 30 * day - 1;
    expect(await readPage()).toMatch(/Weggegooid.*nog een dag/);
    clock.time += 1;
    expect(await readPage()).not.toContain('Weggegooid');
    await press('bewaren', 'a.svg');
    expect([await list('asidePhotos'), await listFiles(folder)]).toEqual([[], []]);
    expect(await list('photos')).toHaveLength(2);

    await upload();
    await press('weggooien', src);
    clock.time += 30 * day;
    expect((await upload()).status).toBe(303); // nothing has taken the old one out yet
    expect(await readPage()).toContain('Nog niet in het album');
    expect(await list('asidePhotos')).toHaveLength(1);
  },
);

testOnBoth(
  'a photo whose owner withdrew consent is removed at once, with its files',
  async (all) => {
    const { press, upload, findSrc, readPage, list, folder } = await setup(all);
    await upload();
    const src = await findSrc();
    await press('verwijderen', src); // not without throwing it away first
    expect(await listFiles(folder)).toHaveLength(7);
    await press('weggooien', src);
    const removed = await press('verwijderen', src);
    expect([await list('asidePhotos'), await listFiles(folder)]).toEqual([[], []]);
    const page = await readPage(removed.headers.get('location') ?? '');
    expect(page).toContain('Deze foto is voorgoed weg.');
  },
);

testOnBoth('an upload waits beside the album for as long as she likes', async (all) => {
  const { press, upload, list, clock, findSrc, readPage } = await setup(all);
  await fillAlbum(all, 'a');
  await upload();
  const src = await findSrc();
  const entered = await press('', '', { ...type(src, 'Een kat'), 'plaats/a.svg': '' }); // Enter there
  const page = await readPage(entered.headers.get('location') ?? '');
  expect(readCard(page, src)).toMatch(/Bewaard\.</);
  clock.time += 80 * day;
  await press('bewaren', 'a.svg', type('a.svg', 'Nieuw'));
  expect(await list('asidePhotos')).toHaveLength(1);
});

test('what is no photo is refused by name, and the others are taken', async () => {
  const { visitAs, documents, folder } = await startOwnerSite(await openEmbedded());
  const form = photoForm(
    ['bom.png', await makeFlatPng(30_000, 30_000)],
    ['tekening.jpg', Buffer.from('<svg><script>alert(1)</script></svg>')],
    ['kat.jpg', photo],
  );
  const { status, text } = await visitAs('all').post('/beheer/album', form);
  expect(status).toBe(400);
  for (const name of ['bom.png', 'tekening.jpg']) {
    expect(text).toMatch(new RegExp(`<p>${name}: Dit`));
  }
  expect(text).not.toContain('kat.jpg:');
  expect(await documents.transact(({ list }) => list('asidePhotos'))).toHaveLength(1);
  expect(await listFiles(folder)).toHaveLength(7);
});

test('an upload that breaks off in the middle leaves no photo, and succeeds when it is repeated', async () => {
  let written = 0;
  const breakOff = (real: AlbumFiles): AlbumFiles => ({
    ...real,
    async write(name, content) {
      written += 1;
      if (written === 4) throw new Error('Killed');
      await real.write(name, content);
    },
  });
  const { upload, list, folder, logged } = await setup(await openEmbedded(), { files: breakOff });
  const broken = await upload();
  expect(broken.status).toBe(500);
  expect(broken.text).toContain('Er is niets veranderd.');
  expect(logged).toHaveLength(1);
  expect(await list('asidePhotos')).toEqual([]);
  expect((await upload()).status).toBe(303);
  expect(await listFiles(folder)).toHaveLength(7);
});

test('a photo goes though its files cannot be removed, which is told, and they go with the next', async () => {
  let isAway = true;
  const keep = (real: AlbumFiles): AlbumFiles => ({
    ...real,
    remove: (name) => (isAway ? Promise.reject(new Error('Away')) : real.remove(name)),
  });
  const { upload, findSrc, press, list, clock, folder, logged, visitAs } = await setup(
    await openEmbedded(),
    { files: keep },
  );
  const other = await redAndBlue(800, 1000).toBuffer();
  await upload();
  const src = await findSrc();
  await press('weggooien', src);
  const { status, text } = await press('verwijderen', src);
  expect(status).toBe(200);
  expect(text).toContain('De foto staat niet meer in het album, maar is nog niet helemaal gewist.');
  expect(await list('asidePhotos')).toEqual([]);
  expect(await listFiles(folder)).toHaveLength(7);
  expect(logged).toEqual([expect.stringContaining('A file of the album could not be removed')]);

  isAway = false;
  clock.time = Date.now() + 180_000;
  const young = 'eigen-0123456789abcdef.jpg'; // of an upload that is still busy
  await writeFile(join(folder, young), '');
  await utimes(join(folder, young), clock.time / 1000, clock.time / 1000);
  await visitAs('all').post('/beheer/album', photoForm(['poes.jpg', other]));
  const [added] = await list('asidePhotos');
  const left = (await listFiles(folder)).map((file) => file.replace(/\..*/, '.jpg'));
  expect(new Set(left)).toEqual(new Set([young, added?.fields.src]));
});
