// Tests the owner's album: new photos, their order, their sentences, and their files.
import { readdir } from 'node:fs/promises';
import { comparePhotos, maxPhotos, parseShownPhoto } from 'shared/photo.ts';
import { expect, vi } from 'vitest';
import type { AlbumFiles } from '../../functions/src/album/album-files.ts';
import { emulatorTest } from '../emulator.ts';
import { redAndBlue } from '../functions/photo-bytes.ts';
import { createPhoto, startOwnerSite } from './owner-site.ts';

const photo = await redAndBlue(800, 600).toBuffer();
const words = 'Wat is er te zien?';

/** Starts a site whose album has a photo for each name, without a position or a size. */
async function setup(names: readonly string[] = [], files?: (real: AlbumFiles) => AlbumFiles) {
  const site = await startOwnerSite({ ...(files && { files }) });
  const { openOwner, store, list, folder } = site;
  const photos = names.map((name) => [
    `photos/${name}`,
    { src: `${name}.svg`, alt: `Poes ${name}` },
  ]);
  await store(Object.fromEntries(photos));
  const owner = openOwner();
  const open = () => owner.get('/beheer/album');
  return {
    ...site,
    open,
    press: async (alt: string, button: string, values = {}) =>
      (await open()).item(alt).press(button, values),
    upload: async (...contents: Buffer[]) =>
      (await owner.get('/beheer/album/toevoegen')).press('Voeg toe', {
        'Nieuwe foto’s': contents.map((content) => createPhoto('kat.jpg', content)),
      }),
    /** Lists the sentences in the order in which the site shows the photos. */
    listAlts: async () => {
      const documents = await list('photos');
      const shown = documents.flatMap(
        (each) => parseShownPhoto(each.documentName, each.fields) ?? [],
      );
      return shown.sort(comparePhotos).map(({ alt }) => alt.replace('Poes ', ''));
    },
    listFiles: () => readdir(folder).catch(() => []),
  };
}

emulatorTest('photos wait for a sentence, come first, and are stored once', async () => {
  const { upload, listAlts, listFiles } = await setup(['a', 'b']);
  const wrong = await upload(Buffer.from('<svg/>'));
  expect([wrong.status, wrong.banners]).toEqual([400, expect.stringMatching(/^Dit bestand is/)]);
  expect(await listFiles()).toEqual([]);
  const blue = await redAndBlue(800, 600).rotate(90).toBuffer();
  for (const _ of ['sent', 'sent again, after a lost response']) await upload(photo, blue);
  const page = await upload(photo);
  expect(page.text).toContain('Nog niet op de site: 2 foto’s.');
  expect(page.getAllByRole('button', { name: 'Vooraan' })).toHaveLength(2); // of `a` and `b`
  expect(await listAlts()).toEqual(['a', 'b']);
  const [first] = page.getAllByRole('textbox');
  Object.assign(first ?? {}, { value: 'Een blauwe kat' });
  page.item('Poes a').fill({ [words]: 'Kat a' });
  const saved = await page.press('Bewaar');
  expect(saved.text).toContain('Nog niet op de site: één foto.');
  for (const alt of ['Een blauwe kat', 'Kat a']) {
    expect(saved.item(alt).banners).toBe('Deze zin staat op de site.');
  }
  expect(await listAlts()).toEqual(['Een blauwe kat', 'Kat a', 'b']);
});

emulatorTest('each button of the album stores every sentence', async () => {
  const { open, listAlts } = await setup(['a', 'b', 'c']);
  const page = await open();
  page.item('Poes a').fill({ [words]: 'Een konijn' });
  page.item('Poes b').fill({ [words]: ' ' }); // an empty sentence changes nothing
  const moved = await page.item('Poes c').press('Vooraan');
  expect(moved.item('Poes c').banners).toBe('Deze foto staat nu vooraan in het album.');
  expect(await listAlts()).toEqual(['c', 'Een konijn', 'b']);
  const removed = await moved.item('Een konijn').press('Verwijder');
  expect(removed.item('Poes b').banners).toBe('De foto die hier stond, is verwijderd.');
  expect(await listAlts()).toEqual(['c', 'b']);
  expect((await removed.press('Bewaar')).banners).toBe('Er was niets veranderd.');
});

emulatorTest('a deleted photo is gone with its files, or stays as long as they do', async () => {
  let isAway = true;
  const { open, upload, press, listAlts, listFiles } = await setup(['a'], (real) => ({
    ...real,
    remove: (name) => (isAway ? Promise.reject(new Error('Away')) : real.remove(name)),
  }));
  await upload(photo);
  const page = await open();
  const [first] = page.getAllByRole('textbox');
  Object.assign(first ?? {}, { value: 'Een rode kat' });
  await page.press('Bewaar');
  const failed = await press('Een rode kat', 'Verwijder');
  expect([failed.status, failed.banners]).toEqual([
    500,
    expect.stringContaining('niets veranderd'),
  ]);
  expect(await listAlts()).toEqual(['Een rode kat', 'a']);
  isAway = false;
  expect((await listFiles()).length).toBeGreaterThan(2);
  expect((await press('Een rode kat', 'Verwijder')).banners).toContain('is verwijderd.');
  expect([await listAlts(), await listFiles()]).toEqual([['a'], []]);
  await press('Poes a', 'Verwijder'); // a picture of the site itself has no files of hers
  expect(await listAlts()).toEqual([]);
});

emulatorTest('a failed upload leaves no photo and no files', async () => {
  const write = vi.fn<AlbumFiles['write']>();
  const { upload, listFiles, list, database } = await setup([], (real) => {
    write.mockImplementation(real.write);
    return { ...real, write };
  });
  const fail = () => Promise.reject(new Error('Away'));
  vi.spyOn(database, 'transact').mockImplementationOnce(fail);
  expect((await upload(photo)).status).toBe(500);
  write.mockImplementationOnce(fail);
  expect((await upload(photo)).status).toBe(500);
  expect([await listFiles(), await list('photos')]).toEqual([[], []]);
});

emulatorTest('a full album refuses a photo before it makes its files', async () => {
  const write = vi.fn();
  const { upload, store } = await setup([], (real) => ({ ...real, write }));
  const photos = Array.from({ length: maxPhotos }, (_, index) => [
    `photos/${index}`,
    { src: 'kat.svg', alt: 'Een kat' },
  ]);
  await store(Object.fromEntries(photos));
  const refused = await upload(photo);
  expect([refused.status, refused.banners]).toEqual([400, expect.stringContaining('hooguit 300')]);
  expect(write).not.toHaveBeenCalled();
});
