// Tests the cases of the owner's photos that tests/browser/owner/album.spec.ts leaves out.
import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { AlbumFiles } from '../../functions/src/album/album-files.ts';
import { emulatorTest } from '../emulator.ts';
import { redAndBlue } from '../functions/photo-bytes.ts';
import { createPhoto, day, startOwnerSite } from './owner-site.ts';

const photo = await redAndBlue(800, 600).toBuffer();
const waiting = 'Zet in het album'; // the button of a photo that is not in the album yet
const words = 'Wat is er te zien?';

/** Names a file as an older site may have done. */
const nameFile = (photo: string) => `Minoe's foto (${photo}), kat & hond+1.jfif`;

/** Starts a site whose album has a photo for each letter of `names`, in alphabetical order. */
async function setup(names = '', files?: (real: AlbumFiles) => AlbumFiles) {
  const site = await startOwnerSite({ ...(files && { files }) });
  const { requestAs, store, list, folder } = site;
  const photos = [...names].map((name) => [
    `photos/${name}`,
    { src: nameFile(name), alt: `Foto ${name}` },
  ]);
  await store(Object.fromEntries(photos));
  const owner = requestAs('all');
  const open = () => owner.get('/beheer/album');
  return {
    ...site,
    owner,
    open,
    listAlts: async () => (await list('photos')).map(({ fields: { alt } }) => alt),
    listFiles: () => readdir(folder).catch(() => []),
    readBoth: async () =>
      [...(await list('photos')), ...(await list('asidePhotos'))].map(
        ({ documentName, fields }) => [documentName, fields],
      ),
    upload: async (...contents: Buffer[]) => {
      const files = contents.map((content, index) => createPhoto(`${index}.jpg`, content));
      return (await open()).press('Voeg toe', { 'Nieuwe foto’s': files });
    },
  };
}

emulatorTest(
  'Bewaar stores all edited descriptions, and keeps newer ones that another device stored',
  async () => {
    const { open, upload, listAlts } = await setup('abc');
    const mixed = await upload(Buffer.from('<svg><script/></svg>'), photo);
    expect([mixed.status, mixed.banners]).toEqual([400, expect.stringMatching(/^0\.jpg: Dit/)]);
    expect((await upload(photo)).banners).toContain('0.jpg: Deze foto staat er al.');
    const page = await open();
    page.item(waiting).fill({ [words]: 'Een rode kat' });
    const moved = await page.item('Foto a').press('Bewaar', { 'Zet op plaats': '2' });
    expect(await listAlts()).toEqual(['Foto b', 'Foto a', 'Foto c']);
    await moved.item('Een rode kat').press(waiting);
    expect(await listAlts()).toEqual(['Foto b', 'Foto a', 'Foto c', 'Een rode kat']);

    const [phone, tablet] = [await open(), await open()];
    await phone.item('Foto b').press('Bewaar', { [words]: 'Nieuw' });
    await tablet.item('Foto a').press('Bewaar', { [words]: 'Foto e' });
    expect(await listAlts()).toEqual(['Nieuw', 'Foto e', 'Foto c', 'Een rode kat']);
    // A blank description is refused, and its photo stays unchanged. The other changes are stored.
    const emptied = await open();
    emptied.item('Nieuw').fill({ [words]: ' ' });
    const refused = await emptied.item('Foto c').press('Bewaar', { 'Zet op plaats': '4' });
    expect(refused.status).toBe(400);
    const alert = refused.getByRole('alert');
    expect([alert.id, alert]).toEqual(['foto-hier', refused.item('Nieuw').getByRole('alert')]);
    expect(await listAlts()).toEqual(['Nieuw', 'Foto e', 'Een rode kat', 'Foto c']);
    await (await open()).item('Foto c').press('Bewaar', { [words]: 'a'.repeat(301) });
    expect(await listAlts()).toContain('Foto c');
  },
);

emulatorTest('a photo moves to the position that the owner typed, and gets a banner', async () => {
  const { owner, open, listAlts } = await setup('abcdefghijkl');
  const order = async () => (await listAlts()).map((alt) => String(alt).at(-1)).join('');
  const moved = await (await open()).item('Foto l').press('Bewaar', { 'Zet op plaats': ' 2 ' });
  expect(await order()).toBe('albcdefghijk');
  const banner = moved.item('Foto l').getByRole('status');
  expect([banner.id, banner.textContent]).toEqual([
    'foto-hier',
    expect.stringContaining('plaats 2 van 12.'),
  ]);
  // Enter in a field presses the form's first button, which stores all fields.
  for (const [letter, position] of Object.entries({ k: '1', a: '3', d: '99' })) {
    moved.item(`Foto ${letter}`).fill({ 'Zet op plaats': position });
  }
  const [first] = moved.getAllByRole('button', { name: 'Bewaar', hidden: true });
  const entered = await moved.press(first ?? '');
  expect(await order()).toBe('klabcefghijd');
  expect(entered.item('Foto a').getByRole('status').id).toBe('foto-hier');
  for (const wrong of ['0', '-1', '1,5', 'twee']) {
    const page = await open();
    const refused = await page.item('Foto b').press('Bewaar', { 'Zet op plaats': wrong });
    expect([wrong, refused.status]).toEqual([wrong, 400]);
    refused.item('Foto b').getByRole('alert');
  }
  for (const step of ['weggooien', 'plaatsen', 'terug', 'verwijderen', '__proto__']) {
    for (const src of ['', '../reviews/31', 'bestaat-niet']) {
      await owner.post('/beheer/album/foto', { [`stap/${src}`]: step });
    }
  }
  // A photo in the album has no button for these steps, so nothing may change.
  for (const step of ['plaatsen', 'terug', 'verwijderen']) {
    await owner.post('/beheer/album/foto', { [`stap/${nameFile('c')}`]: step });
  }
  expect(await order()).toBe('klabcefghijd');
});

emulatorTest('a discarded photo can be restored to its position for 30 days', async () => {
  const { open, upload, clock, list, listFiles, readBoth } = await setup('abc');
  await upload(photo);
  clock.time += 80 * day; // only a discarded photo expires
  const before = await readBoth();
  const files = await listFiles();
  const discarded = await (await open()).item('Foto b').press('Gooi weg');
  expect(discarded.text).toMatch(/Foto a.*weggegooid.*Zet terug.*Foto c/s);
  expect((await open()).text).toMatch(/Foto c.*Weggegooid.*Foto b.*nog 30 dagen/s);
  await discarded.item(waiting).press('Gooi weg');
  expect((await upload(photo)).banners).toContain('staat bij Weggegooid');
  for (const _ of [1, 2]) {
    const page = await open();
    await page.press(page.getAllByRole('button', { name: 'Zet terug' })[0] ?? '');
  }
  expect([await readBoth(), await listFiles()]).toEqual([before, files]);

  for (const name of ['Foto b', waiting]) await (await open()).item(name).press('Gooi weg');
  clock.time += 30 * day - 1;
  expect((await open()).text).toContain('nog een dag');
  clock.time += 1;
  const page = await open();
  expect(page.text).not.toContain('Weggegooid');
  await page.item('Foto a').press('Bewaar');
  expect([await list('asidePhotos'), await listFiles()]).toEqual([[], []]);
  expect(await list('photos')).toHaveLength(2);
});

emulatorTest('a photo discarded for good is deleted immediately, with its files', async () => {
  const { owner, open, upload, list, listFiles, folder } = await setup();
  await upload(photo);
  const [{ fields: { src = '' } = {} } = {}] = await list('asidePhotos');
  const files = await listFiles();
  // Only a discarded photo can be discarded for good.
  await owner.post('/beheer/album/foto', { [`stap/${src}`]: 'verwijderen' });
  expect(await listFiles()).toEqual(files);
  const discarded = await (await open()).item(waiting).press('Gooi weg');
  const removed = await discarded.press(/voorgoed/);
  expect(removed.banners).toContain('voorgoed weg');
  expect([await list('asidePhotos'), await readdir(folder)]).toEqual([[], []]);
});

emulatorTest(
  'an upload that fails half-way leaves no photo, and succeeds the second time',
  async () => {
    let written = 0;
    const { upload, list, errors } = await setup('', (real) => ({
      ...real,
      async write(name, content) {
        written += 1;
        if (written === 4) throw new Error('Killed');
        await real.write(name, content);
      },
    }));
    expect((await upload(photo)).status).toBe(500);
    expect(errors).toHaveLength(1);
    expect(await list('asidePhotos')).toEqual([]);
    expect((await upload(photo)).status).toBe(200);
    expect(await list('asidePhotos')).toHaveLength(1);
  },
);

emulatorTest(
  'files that cannot be removed are reported, and removed with the next upload',
  async () => {
    let isUnavailable = true;
    const { open, upload, list, clock, folder, errors, listFiles } = await setup('', (real) => ({
      ...real,
      remove: (name) =>
        isUnavailable ? Promise.reject(new Error('Unavailable')) : real.remove(name),
    }));
    await upload(photo);
    const files = await listFiles();
    const discarded = await (await open()).item(waiting).press('Gooi weg');
    const removed = await discarded.press(/voorgoed/);
    expect([removed.status, removed.banners]).toEqual([
      200,
      expect.stringContaining('nog niet helemaal'),
    ]);
    expect([await list('asidePhotos'), await listFiles()]).toEqual([[], files]);
    expect(errors).toEqual([expect.stringContaining('A file of the album could not be removed')]);

    isUnavailable = false;
    clock.time = Date.now() + 180_000;
    const young = 'eigen-0123456789abcdef.jpg'; // a file of an upload that is still running
    await writeFile(join(folder, young), '');
    await utimes(join(folder, young), clock.time / 1000, clock.time / 1000);
    await upload(await redAndBlue(800, 1000).toBuffer());
    const [added] = await list('asidePhotos');
    const left = (await listFiles()).map((file) => file.replace(/\..*/, '.jpg'));
    expect(new Set(left)).toEqual(new Set([young, added?.fields.src]));
  },
);
