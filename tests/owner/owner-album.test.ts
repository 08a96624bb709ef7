// Tests the cases of the owner's photos that tests/browser/owner/album.spec.ts leaves out.
import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { comparePhotos, maxPhotos, parsePhoto } from 'shared/photo.ts';
import { expect } from 'vitest';
import type { AlbumFiles } from '../../functions/src/album/album-files.ts';
import { emulatorTest } from '../emulator.ts';
import { redAndBlue } from '../functions/photo-bytes.ts';
import { createPhoto, day, startOwnerSite } from './owner-site.ts';

const photo = await redAndBlue(800, 600).toBuffer();
const waiting = 'Zet in het album'; // the button of a photo that is not in the album yet
const words = 'Wat is er te zien?';
const src = "Minoe's foto, kat & hond+1.jfif"; // all photos of an album may share a file

/** Starts a site whose album has a photo for each name, without a position. */
async function setup(names: Iterable<string> = '', files?: (real: AlbumFiles) => AlbumFiles) {
  const site = await startOwnerSite({ ...(files && { files }) });
  const { requestAs, store, list, folder } = site;
  const photos = [...names].map((name) => [`photos/${name}`, { src, alt: `Foto ${name}.` }]);
  await store(Object.fromEntries(photos));
  const owner = requestAs('all');
  const open = () => owner.get('/beheer/album');
  return {
    ...site,
    owner,
    open,
    press: async (alt: string, button: string, values = {}) =>
      (await open()).item(alt).press(button, values),
    /** Lists the sentences in the order in which the site shows the photos. */
    listAlts: async () => {
      const documents = await list('photos');
      const shown = documents.flatMap((each) => parsePhoto(each.documentName, each.fields) ?? []);
      return shown.sort(comparePhotos).map(({ alt }) => alt.replace(/^Foto (.)\.$/, '$1'));
    },
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

emulatorTest('a new photo needs a sentence, and then becomes the last of the album', async () => {
  const { open, press, upload, listAlts } = await setup('abc');
  const mixed = await upload(Buffer.from('<svg><script/></svg>'), photo);
  expect([mixed.status, mixed.banners]).toEqual([400, expect.stringMatching(/^0\.jpg: Dit/)]);
  // The same photo again, as after a lost response: it went well, and is there once.
  const again = await upload(photo);
  expect(again.banners).toContain('Klaar. Schrijf nu bij iedere nieuwe foto wat er te zien is.');
  expect(again.getAllByRole('button', { name: waiting })).toHaveLength(1);
  const refused = await press(waiting, waiting);
  expect([refused.status, refused.item(waiting).getByRole('alert').id]).toEqual([400, 'foto-hier']);
  const added = await refused.item(waiting).press(waiting, { [words]: 'Een rode kat' });
  added.item('De foto staat nu achteraan in het album.').getByRole('button', { name: 'Vooraan' });
  expect(await listAlts()).toEqual(['a', 'b', 'c', 'Een rode kat']);
  expect((await upload(photo)).banners).toContain('0.jpg: Deze foto staat er al.');
  await press('Foto b', 'Bewaar', { [words]: ' ' }); // a blank sentence is refused
  await press('Foto b', 'Bewaar', { [words]: 'a'.repeat(301) });
  expect((await listAlts()).slice(0, 3)).toEqual(['a', 'b', 'c']);
  expect((await open()).queryByText('Niet te zien op de site')).toBeNull();
});

emulatorTest(
  'a sentence that two devices change at once is reported, and stored after a second press',
  async () => {
    const { open, listAlts } = await setup('ab');
    const [phone, tablet, laptop] = [await open(), await open(), await open()];
    await phone.item('Foto a').press('Bewaar', { [words]: 'Van de telefoon' });
    const typed = { [words]: 'Van de tablet' };
    const conflict = await tablet.item('Foto a').press('Vooraan', typed);
    expect([conflict.status, conflict.banners]).toEqual([
      409,
      expect.stringContaining('op een ander apparaat veranderd'),
    ]);
    conflict.item('Van de telefoon').getByDisplayValue('Van de tablet');
    await laptop.item('Foto b').press('Vooraan');
    await laptop.item('Foto a').press('Vooraan'); // changes no sentence, so it undoes none
    expect(await listAlts()).toEqual(['Van de telefoon', 'b']);
    await conflict.item('Van de telefoon').press('Bewaar');
    expect(await listAlts()).toEqual(['Van de tablet', 'b']);
  },
);

emulatorTest('a move changes positions only, and few documents', async () => {
  const { owner, press, list, listAlts, readBoth } = await setup('abcdef');
  const steps: [photo: string, button: string, position: string, order: string][] = [
    ['f', 'Vooraan', '', 'fabcde'],
    ['f', 'Eén omhoog', '', 'fabcde'],
    ['c', 'Eén omhoog', '', 'facbde'],
    ['c', 'Eén omlaag', '', 'fabcde'],
    ['e', 'Eén omlaag', '', 'fabcde'],
    ['e', 'Bewaar', ' 2 ', 'feabcd'],
    ['a', 'Bewaar', '99', 'febcda'],
  ];
  for (const [name, button, position, order] of steps) {
    const moved = await press(`Foto ${name}.`, button, { 'Zet op plaats': position });
    expect([name, button, (await listAlts()).join('')]).toEqual([name, button, order]);
    const place = `op plaats ${order.indexOf(name) + 1} van 6.`;
    expect(moved.item(`Foto ${name}.`).getByRole('status').textContent).toContain(place);
  }
  for (const { documentName, fields } of await list('photos')) {
    const position = expect.any(Number);
    expect(fields).toEqual({ src, alt: `Foto ${documentName}.`, position });
  }
  const before = await readBoth();
  for (const wrong of ['0', '-1', '1,5', 'twee']) {
    const values = { 'Zet op plaats': wrong, [words]: 'Getypt' };
    const refused = await press('Foto b.', 'Bewaar', values);
    expect([wrong, refused.status]).toEqual([wrong, 400]);
    refused.getByDisplayValue('Getypt');
  }
  // A photo in the album has no button for these steps, so nothing may change.
  for (const stap of ['plaatsen', 'terug', 'verwijderen', '__proto__', '']) {
    for (const name of ['c', '', '../reviews/31', 'bestaat-niet']) {
      await owner.post(`/beheer/album/foto?naam=${name}`, { stap });
    }
  }
  expect(await readBoth()).toEqual(before);
  await press('Foto d.', 'Vooraan');
  const same = new Set(before.map((each) => JSON.stringify(each)));
  expect((await readBoth()).filter((each) => !same.has(JSON.stringify(each)))).toHaveLength(1);
});

emulatorTest('an album of 520 photos is listed, and 500 are moved at once', async () => {
  const names = Array.from({ length: 520 }, (_, index) => String(index + 100));
  const { owner, open, listAlts } = await setup(names);
  const press = (naam: string, stap: string) => owner.post('/beheer/album/foto', { naam, stap });
  const sentence = `Er staan 520 foto’s in. De site laat de eerste ${maxPhotos} zien.`;
  expect((await open()).text).toContain(sentence);
  const refused = await press('619', 'omhoog');
  expect([refused.status, refused.banners]).toEqual([400, expect.stringContaining('500 foto’s')]);
  await press('619', 'vooraan');
  await press('595', 'omhoog');
  const { length, 0: first, 495: moved, 496: passed } = await listAlts();
  expect([first, moved, passed, length]).toEqual(['Foto 619.', 'Foto 595.', 'Foto 594.', 520]);
});

emulatorTest(
  'a photo without a usable file name is counted, listed with its reason and removable',
  async () => {
    const { open, press, store, list, listAlts } = await setup('ab');
    const sources = [
      'assets/img/kat.jpg',
      '/kat.jpg',
      './kat.jpg',
      'https://elders.example/kat.jpg',
      'gs://b/kat.jpg',
      'map\\kat.jpg',
      '',
      7,
    ];
    await store(
      Object.fromEntries(
        sources.map((src, index) => [`photos/0${index}`, { src, alt: `Oud ${index}` }]),
      ),
    );
    const page = await open();
    expect(page.text).toContain(`De site laat ${sources.length} foto’s weg.`);
    for (const [index, src] of sources.entries()) {
      expect(page.item(`Oud ${index}`).text).toContain(
        src ? `‘${src}’ is geen naam` : 'Er staat niet bij',
      );
    }
    expect((await press('Foto b.', 'Vooraan')).banners).toContain('plaats 1 van 2.');
    expect(await listAlts()).toEqual(['b', 'a']);
    const discarded = await press('Oud 3', 'Gooi weg');
    expect(discarded.text).toContain(`De site laat ${sources.length - 1} foto’s weg.`);
    await discarded.item('Oud 3').press('Zet terug');
    expect(await list('photos')).toHaveLength(sources.length + 2);
  },
);

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
  const [{ documentName = '' } = {}] = await list('asidePhotos');
  const files = await listFiles();
  // Only a discarded photo can be discarded for good.
  await owner.post(`/beheer/album/foto?naam=${documentName}`, { stap: 'verwijderen' });
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

emulatorTest(
  'a sentence typed while another device discards the photo returns with it',
  async () => {
    const { open, listAlts } = await setup('ab');
    const [phone, tablet] = [await open(), await open()];
    await tablet.item('Foto a.').press('Gooi weg');
    const late = await phone.item('Foto a.').press('Bewaar', { [words]: 'Met zorg getypt' });
    expect(late.status).toBe(200);
    await (await open()).item('Met zorg getypt').press('Zet terug');
    expect((await listAlts()).toSorted()).toEqual(['Met zorg getypt', 'b']);
  },
);
