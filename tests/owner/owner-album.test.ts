// Tests the owner's album: new photos, their order, their sentences, and their files.
import { readdir } from 'node:fs/promises';
import { comparePhotos, maxPhotos, parsePhoto } from 'shared/photo.ts';
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
    upload: async (content: Buffer, alt: string) =>
      (await open()).press('Voeg toe', {
        'Nieuwe foto': [createPhoto('kat.jpg', content)],
        [words]: alt,
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

emulatorTest('a new photo needs a sentence, comes first, and is stored once', async () => {
  const { upload, listAlts, listFiles } = await setup(['a', 'b']);
  const wordless = await upload(photo, ' ');
  expect([wordless.status, wordless.banners]).toEqual([400, expect.stringContaining('Schrijf')]);
  const wrong = await upload(Buffer.from('<svg/>'), 'Geen foto');
  expect([wrong.status, wrong.banners]).toEqual([400, expect.stringMatching(/^Dit bestand is/)]);
  wrong.getByDisplayValue('Geen foto'); // the sentence stays
  expect(await listFiles()).toEqual([]);
  for (const _ of ['sent', 'sent again, after a lost response']) {
    const added = await upload(photo, 'Een rode kat');
    expect(added.banners).toContain('vooraan in het album');
    expect(await listAlts()).toEqual(['Een rode kat', 'a', 'b']);
  }
});

emulatorTest('a photo moves to the front, and gets another sentence', async () => {
  const { press, listAlts } = await setup(['a', 'b', 'c']);
  await press('Poes b', 'Vooraan');
  await press('Poes c', 'Vooraan', { [words]: 'Een konijn' });
  expect(await listAlts()).toEqual(['Een konijn', 'b', 'a']);
  const long = await press('Poes b', 'Bewaar', { [words]: 'x'.repeat(301) });
  expect([long.status, long.banners]).toEqual([400, expect.stringContaining('300 tekens')]);
  expect((await press('Poes b', 'Bewaar', { [words]: ' ' })).status).toBe(400);
  expect(await listAlts()).toEqual(['Een konijn', 'b', 'a']);
});

emulatorTest('a deleted photo is gone with its files, or stays as long as they do', async () => {
  let isAway = true;
  const { upload, press, listAlts, listFiles } = await setup(['a'], (real) => ({
    ...real,
    remove: (name) => (isAway ? Promise.reject(new Error('Away')) : real.remove(name)),
  }));
  await upload(photo, 'Een rode kat');
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

emulatorTest('a failed upload leaves no files', async () => {
  const { upload, listFiles, database } = await setup(['a']);
  vi.spyOn(database, 'transact').mockRejectedValueOnce(new Error('Away'));
  expect((await upload(photo, 'Een rode kat')).status).toBe(500);
  expect(await listFiles()).toEqual([]);
});

emulatorTest('a full album refuses a photo before it makes its files', async () => {
  const { open, store, listFiles } = await setup();
  const page = await open(); // before it has 300 cards, which take a second to parse
  const photos = Array.from({ length: maxPhotos }, (_, index) => [
    `photos/${index}`,
    { src: 'kat.svg', alt: 'Een kat' },
  ]);
  await store(Object.fromEntries(photos));
  const kitten = { 'Nieuwe foto': [createPhoto('kat.jpg', photo)], [words]: 'Eén te veel' };
  const refused = await page.press('Voeg toe', kitten);
  expect([refused.status, refused.banners]).toEqual([400, expect.stringContaining('hooguit 300')]);
  expect(await listFiles()).toEqual([]);
});
