// Her photo album at /beheer/album, on both databases that the owner's pages may get.
import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { AlbumFiles } from '../../functions/src/album/album-files.ts';
import type { Documents } from '../../functions/src/owner/documents.ts';
import { emulatorTest } from '../emulator.ts';
import { makeFlatPng, redAndBlue } from '../functions/photo-bytes.ts';
import { openEmbedded, openEmulator } from './open-documents.ts';
import { fields, photoForm, startOwnerSite } from './owner-site.ts';

const day = 86_400_000; // ms
const photo = await redAndBlue(1000, 800).toBuffer();

const listFiles = (folder: string) => readdir(folder).catch(() => []);

const cases: Record<string, (documents: Documents) => Promise<void>> = {
  'photos get in with a description only, in her order, and come back': async (all) => {
    const { visitAs, folder } = await startOwnerSite(all);
    const { get, post } = visitAs('all');
    await all.transact(async ({ set }) => {
      for (const name of ['a', 'b', 'c']) {
        set(`photos/${name}`, { src: `${name}.svg`, alt: `Foto ${name}` });
      }
    });
    const change = (step: string, id: string, alts: Record<string, string> = {}) => {
      const typed = Object.entries(alts).flatMap(([name, alt]) => [
        [`was/${name}`, 'Iets anders'],
        [`alt/${name}`, alt],
      ]);
      const form = { ...Object.fromEntries(typed), [`stap/${id}`]: step };
      return post('/beheer/album/foto', fields(form));
    };
    const readOrder = async () =>
      (await all.transact(({ list }) => list('photos'))).map(({ fields: { alt } }) => alt);

    expect((await post('/beheer/album', photoForm(['kat.jpg', photo]))).status).toBe(303);
    const twice = await post('/beheer/album', photoForm(['weer.jpg', photo]));
    expect(twice.text).toContain('weer.jpg: Deze foto staat er al.');
    const [, id = ''] = /name="alt\/(eigen-[^"]+)"/.exec((await get('/beheer/album')).text) ?? [];
    expect((await change('plaatsen', id, { [id]: ' ' })).status).toBe(400);
    expect(await readOrder()).toEqual(['Foto a', 'Foto b', 'Foto c']);
    // What is typed at one photo stays when a button of another is pressed.
    await change('later', 'a.svg', { [id]: 'Een rode kat' });
    expect(await readOrder()).toEqual(['Foto b', 'Foto a', 'Foto c']);
    await change('plaatsen', id);
    expect(await readOrder()).toEqual(['Foto b', 'Foto a', 'Foto c', 'Een rode kat']);
    await change('vooraan', id, { [id]: 'Een rode kater', 'c.svg': 'Foto d' });
    expect(await readOrder()).toEqual(['Een rode kater', 'Foto b', 'Foto a', 'Foto d']);
    await change('eerder', 'c.svg');
    expect(await readOrder()).toEqual(['Een rode kater', 'Foto b', 'Foto d', 'Foto a']);

    await change('weghalen', id);
    expect(await readOrder()).toEqual(['Foto b', 'Foto d', 'Foto a']);
    await change('plaatsen', id);
    expect(await readOrder()).toEqual(['Een rode kater', 'Foto b', 'Foto d', 'Foto a']);
    // A page that another device has left behind says what it was made from.
    const stale = { 'alt/b.svg': 'Foto b', 'was/b.svg': 'Foto b', 'alt/a.svg': 'Foto e' };
    await change('bewaren', 'b.svg', { 'b.svg': 'Nieuw' });
    const form = { ...stale, 'was/a.svg': 'Foto a', 'stap/a.svg': 'bewaren' };
    await post('/beheer/album/foto', fields(form));
    expect(await readOrder()).toEqual(['Een rode kater', 'Nieuw', 'Foto d', 'Foto e']);
    // Without its description a photo stays as it was, or aside.
    const { status, text } = await change('eerder', 'c.svg', { 'b.svg': ' ' });
    expect(status).toBe(400);
    expect(text).toContain('Schrijf eerst wat er op de foto te zien is.');
    expect(await readOrder()).toEqual(['Een rode kater', 'Foto d', 'Nieuw', 'Foto e']);
    expect((await change('weghalen', id, { [id]: '' })).status).toBe(303);
    expect((await change('bewaren', 'b.svg', { [id]: '' })).status).toBe(303);
    expect((await change('plaatsen', id)).status).toBe(400);
    expect(await listFiles(folder)).toHaveLength(7);
    await change('weggooien', id);
    expect(await listFiles(folder)).toEqual([]);
    await change('bewaren', 'b.svg', { 'b.svg': 'a'.repeat(301), 'reviews/31': 'x', '': 'x' });
    for (const step of ['weghalen', 'plaatsen', 'later', 'weggooien']) {
      for (const name of ['', '../reviews/31', 'bestaat-niet']) await change(step, name);
    }
    expect(await readOrder()).toEqual(['Foto d', 'Nieuw', 'Foto e']);
  },

  'beside the album a photo that was taken out stays for 30 days, and an upload until she chooses':
    async (all) => {
      const { visitAs, clock, folder } = await startOwnerSite(all);
      const press = (form: Record<string, string>) =>
        visitAs('all').post('/beheer/album/foto', fields(form));
      await all.transact(async ({ set }) => {
        set('photos/a', { src: 'a.svg', alt: 'Foto a' });
        set('photos/b', { src: 'b.svg', alt: 'Foto b' });
      });
      await visitAs('all').post('/beheer/album', photoForm(['kat.jpg', photo]));
      await press({ 'stap/a.svg': 'weghalen' });
      const readAside = async () => (await all.transact(({ list }) => list('asidePhotos'))).length;
      clock.time += 29 * day;
      await press({ 'stap/b.svg': 'bewaren' });
      expect(await readAside()).toBe(2);
      clock.time += 2 * day;
      await press({ 'stap/b.svg': 'bewaren' });
      expect(await readAside()).toBe(1);
      expect(await listFiles(folder)).toHaveLength(7);
    },
};

for (const [name, run] of Object.entries(cases)) {
  emulatorTest(`${name}, on Firestore`, async () => run(await openEmulator('owner-album')));
  test(`${name}, on the embedded store`, async () => run(await openEmbedded()));
}

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
  const documents = await openEmbedded();
  const { visitAs, folder, logged } = await startOwnerSite(documents, { files: breakOff });
  const upload = () => visitAs('all').post('/beheer/album', photoForm(['kat.jpg', photo]));
  const broken = await upload();
  expect(broken.status).toBe(500);
  expect(broken.text).toContain('Er is niets veranderd.');
  expect(logged).toHaveLength(1);
  expect(await documents.transact(({ list }) => list('asidePhotos'))).toEqual([]);
  expect((await upload()).status).toBe(303);
  expect(await listFiles(folder)).toHaveLength(7);
});

test('a photo goes though its files cannot be removed, which is told, and they go with the next', async () => {
  let isAway = true;
  const keep = (real: AlbumFiles): AlbumFiles => ({
    ...real,
    remove: (name) => (isAway ? Promise.reject(new Error('Away')) : real.remove(name)),
  });
  const documents = await openEmbedded();
  const { visitAs, clock, folder, logged } = await startOwnerSite(documents, { files: keep });
  const { post } = visitAs('all');
  const other = await redAndBlue(800, 1000).toBuffer();
  await post('/beheer/album', photoForm(['kat.jpg', photo]));
  const [stored] = await documents.transact(({ list }) => list('asidePhotos'));
  const step = fields({ [`stap/${stored?.fields.src}`]: 'weggooien' });
  const { status, text } = await post('/beheer/album/foto', step);
  expect(status).toBe(200);
  expect(text).toContain('De foto staat niet meer in het album, maar is nog niet helemaal gewist.');
  expect(await documents.transact(({ list }) => list('asidePhotos'))).toEqual([]);
  expect(await listFiles(folder)).toHaveLength(7);
  expect(logged).toEqual([expect.stringContaining('A file of the album could not be removed')]);

  isAway = false;
  clock.time = Date.now() + 180_000;
  const young = 'eigen-0123456789abcdef.jpg'; // of an upload that is still busy
  await writeFile(join(folder, young), '');
  await utimes(join(folder, young), clock.time / 1000, clock.time / 1000);
  await post('/beheer/album', photoForm(['poes.jpg', other]));
  const [added] = await documents.transact(({ list }) => list('asidePhotos'));
  const left = (await listFiles(folder)).map((file) => file.replace(/\..*/, '.jpg'));
  expect(new Set(left)).toEqual(new Set([young, added?.fields.src]));
});
