// Tests the owner's album: new photos, their order, their sentences, and their files.
import { readdir } from 'node:fs/promises';
import { comparePhotos, maxPhotos, parsePhoto } from 'shared/photo.ts';
import { expect, vi } from 'vitest';
import type { AlbumFiles } from '../../functions/src/album/album-files.ts';
import { emulatorTest } from '../emulator.ts';
import { redAndBlue } from '../functions/photo-bytes.ts';
import { createPhoto, startOwnerSite } from './owner-site.ts';

const photo = await redAndBlue(800, 600).toBuffer();

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
      const shown = documents.flatMap((each) => parsePhoto(each.documentName, each.fields) ?? []);
      return shown.sort(comparePhotos).map(({ alt }) => alt.replace('Poes ', ''));
    },
    listFiles: () => readdir(folder).catch(() => []),
  };
}

emulatorTest('uploads wait for a sentence, then come first, and are stored once', async () => {
  const { upload, listAlts, listFiles, list } = await setup(['a', 'b']);
  const wrong = await upload(Buffer.from('<svg/>'));
  expect([wrong.status, wrong.banners]).toEqual([400, expect.stringMatching(/^Dit bestand is/)]);
  expect(await listFiles()).toEqual([]);
  const blue = await redAndBlue(800, 600).rotate(90).toBuffer();
  for (const _ of ['sent', 'sent again, after a lost response']) await upload(photo, blue);
  const page = await upload(photo);
  expect(page.text).toContain('De eerste 2 foto’s staan nog niet op de site');
  expect(await listAlts()).toEqual(['a', 'b']);
  const saved = await page.press('Bewaar', { 'Foto 1': 'Een blauwe kat', 'Foto 3': 'Kat a' });
  expect(saved.banners).toBe('De zinnen bij foto 2 en 3 staan op de site.');
  expect(await listAlts()).toEqual(['Een blauwe kat', 'Kat a', 'b']);
  expect(await list('uploads')).toHaveLength(1);
});

emulatorTest('each button of the album stores every sentence', async () => {
  const { open, press, listAlts } = await setup(['a', 'b', 'c']);
  const page = await open();
  page.fill({ 'Foto 1': 'Een konijn' });
  const moved = await page.item('Foto 3').press('Vooraan');
  expect(moved.banners).toBe('Deze foto staat nu vooraan in het album.');
  expect(moved.item('Foto 1').banners).toBe(moved.banners); // at its place
  expect(await listAlts()).toEqual(['c', 'Een konijn', 'b']);
  const long = await press('Foto 3', 'Verwijder', {});
  expect(long.banners).toBe('De foto die hier stond, is verwijderd.');
  expect(await listAlts()).toEqual(['c', 'Een konijn']);
});

emulatorTest(
  'a sentence that is too long or empty is refused, and the others stay typed',
  async () => {
    const { open, listAlts } = await setup(['a', 'b']);
    for (const [wrong, sentence] of [
      ['x'.repeat(301), 'De zin bij foto 2 heeft meer dan 300 tekens.'],
      [' ', 'Schrijf bij foto 2 wat er te zien is.'],
    ] as const) {
      const refused = await (await open()).press('Bewaar', { 'Foto 1': 'Anders', 'Foto 2': wrong });
      expect([refused.status, refused.banners]).toEqual([400, sentence]);
      refused.getByDisplayValue('Anders');
    }
    expect(await listAlts()).toEqual(['a', 'b']);
    const edge = await (await open()).press('Bewaar', { 'Foto 2': 'x'.repeat(300) });
    expect(edge.banners).toBe('De zin bij foto 2 staat op de site.');
  },
);

emulatorTest('a deleted photo is gone with its files, or stays as long as they do', async () => {
  let isAway = true;
  const { open, upload, press, listAlts, listFiles } = await setup(['a'], (real) => ({
    ...real,
    remove: (name) => (isAway ? Promise.reject(new Error('Away')) : real.remove(name)),
  }));
  await upload(photo);
  await (await open()).press('Bewaar', { 'Foto 1': 'Een rode kat' });
  const failed = await press('Foto 1', 'Verwijder');
  expect([failed.status, failed.banners]).toEqual([
    500,
    expect.stringContaining('niets veranderd'),
  ]);
  expect(await listAlts()).toEqual(['Een rode kat', 'a']);
  isAway = false;
  expect((await listFiles()).length).toBeGreaterThan(2);
  expect((await press('Foto 1', 'Verwijder')).banners).toContain('is verwijderd.');
  expect([await listAlts(), await listFiles()]).toEqual([['a'], []]);
  await press('Foto 1', 'Verwijder'); // a picture of the site itself has no files of hers
  expect(await listAlts()).toEqual([]);
});

emulatorTest('a failed upload leaves no files', async () => {
  const { upload, listFiles, database } = await setup(['a']);
  vi.spyOn(database, 'transact').mockRejectedValueOnce(new Error('Away'));
  expect((await upload(photo)).status).toBe(500);
  expect(await listFiles()).toEqual([]);
});

emulatorTest('a full album refuses a photo before it makes its files', async () => {
  const { upload, store, listFiles } = await setup();
  const photos = Array.from({ length: maxPhotos }, (_, index) => [
    `photos/${index}`,
    { src: 'kat.svg', alt: 'Een kat' },
  ]);
  await store(Object.fromEntries(photos));
  const refused = await upload(photo);
  expect([refused.status, refused.banners]).toEqual([400, expect.stringContaining('hooguit 300')]);
  expect(await listFiles()).toEqual([]);
});
