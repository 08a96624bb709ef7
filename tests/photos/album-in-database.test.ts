import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { expect, onTestFinished } from 'vitest';
import { connectDocuments, type Documents } from '../../functions/src/owner/documents.ts';
import { connectAsOwner } from '../../scripts/local/write-seed.ts';
import { readPhoto } from '../../src/data/photo.ts';
import { type Database, emptyDatabase, emulatorTest } from '../emulator.ts';
import { createPhotoProject, redAndBlue } from './photo-project.ts';

/** Of somebody who signed in, without a signature: the emulator takes it as it is. */
const visitorToken = ['{"alg":"none"}', '{"sub":"bezoeker","iat":0}', '']
  .map((part) => Buffer.from(part).toString('base64url'))
  .join('.');

function openAlbum(database: Database, token = 'owner') {
  const firestore = connectAsOwner(database);
  firestore.settings({ customHeaders: { Authorization: `Bearer ${token}` } });
  onTestFinished(() => firestore.terminate());
  const documents = connectDocuments(firestore);
  const list = () => documents.transact((transaction) => transaction.list('photos'));
  return { description: 'de database', documents, close: async () => {}, list };
}

async function setup(name: string) {
  const database = await emptyDatabase(name);
  const album = openAlbum(database);
  const project = await createPhotoProject(async () => album);
  await project.put('photos/album/IMG 1.JPG', redAndBlue(800, 600));
  return { database, album, project };
}

emulatorTest(
  'a photo with its alt text becomes a document that the site reads, and is left alone',
  async () => {
    const { album, project } = await setup('photos-new');
    const { asked, documents } = await project.run(['  Een rode kater  ']);
    expect({ asked: asked.length, documents }).toEqual({ asked: 1, documents: 1 });
    const [stored] = await album.list();
    expect(stored).toEqual({
      id: 'img-1',
      fields: {
        src: 'img-1.jpg',
        alt: 'Een rode kater',
        width: 800,
        height: 600,
        color: expect.stringMatching(/^#[78].00[78].$/),
      },
    });
    expect(readPhoto('img-1', stored?.fields ?? {})?.file?.width).toBe(800);

    const second = await project.run([]);
    expect(second).toMatchObject({ made: [], removed: [], documents: 0, problems: [], asked: [] });
    await project.put('photos/alt-teksten.csv', 'img 1.jpg;Een zwarte kat');
    expect((await project.run()).documents).toBe(1);
    expect((await album.list()).map(({ fields }) => fields.alt)).toEqual(['Een zwarte kat']);
  },
);

emulatorTest('a photo without alt text is named and stays out, and the others go in', async () => {
  const { album, project } = await setup('photos-alt');
  await project.put('photos/album/twee.jpg', redAndBlue(800, 600));
  await project.put('photos/alt-teksten.csv', 'twee.jpg;Twee katten');
  const { problems } = await project.run();
  expect(problems).toEqual([expect.stringMatching(/alt-teksten\.csv.*: album\/IMG 1\.JPG\.$/)]);
  expect((await album.list()).map(({ id }) => id)).toEqual(['twee']);
});

emulatorTest('a photo that is gone is offered for removal, and only goes after a yes', async () => {
  const { album, project } = await setup('photos-gone');
  await project.run(['Een rode kater']);
  await rm(`${project.root}/photos/album/IMG 1.JPG`);
  expect((await project.run()).removed).toEqual([]);
  const refused = await project.run(['']);
  expect(refused.asked).toEqual([expect.stringContaining('album/IMG 1.JPG')]);
  expect(await album.list()).toHaveLength(1);
  expect((await project.run(['j'])).removed).toEqual(['album/img-1.jpg']);
  expect(await album.list()).toEqual([]);
  expect(existsSync(project.made('album/img-1.400.avif'))).toBe(false);
});

emulatorTest(
  'a document of an older site keeps its name, one of /beheer stays, and one without a file is offered for removal',
  async () => {
    const { album, project } = await setup('photos-old');
    await album.documents.transact(async ({ set }) => {
      set('photos/oud', { src: 'img-1.jpg', alt: 'Oud' });
      set('photos/weg', { src: 'verdwenen.jpg', alt: 'Weg' });
      set('photos/~1', { src: 'eigen-0123456789abcdef.jpg', alt: 'Poes' });
    });
    const { asked } = await project.run(['Een rode kater', 'ja']);
    expect(asked.at(-1)).toContain('er niet is: verdwenen.jpg. Weghalen?');
    expect((await album.list()).map(({ id, fields }) => [id, fields.alt])).toEqual([
      ['oud', 'Een rode kater'],
      ['~1', 'Poes'],
    ]);
  },
);

emulatorTest(
  'an order that is changed at /beheer, before or meanwhile, loses no photo',
  async () => {
    const { album, project } = await setup('photos-order');
    await project.put('photos/album/twee.jpg', redAndBlue(800, 600));
    await project.put('photos/alt-teksten.csv', 'IMG 1.JPG;Een kat\ntwee.jpg;Twee katten');
    const two = { src: 'twee.jpg', alt: 'Oud' };
    const listSources = async () => (await album.list()).map(({ id, fields }) => [id, fields.src]);
    // The document of this name holds another photo by now.
    await album.documents.transact(async ({ set }) => set('photos/img-1', two));
    await project.run();
    expect(await listSources()).toEqual([
      ['img-1', 'twee.jpg'],
      ['img-1-2', 'img-1.jpg'],
    ]);

    await project.put('photos/alt-teksten.csv', 'IMG 1.JPG;Een kater\ntwee.jpg;Twee katers');
    const { transact } = album.documents;
    album.documents.transact = async (work) => {
      const result = await transact(work);
      album.documents.transact = transact;
      await transact(async ({ set }) => {
        set('photos/img-1', { src: 'img-1.jpg', alt: 'Een kat' });
        set('photos/img-1-2', two);
      });
      return result;
    };
    await project.run();
    expect((await album.list()).map(({ id, fields }) => [id, fields.src, fields.alt])).toEqual([
      ['img-1', 'img-1.jpg', 'Een kater'],
      ['img-1-2', 'twee.jpg', 'Twee katers'],
    ]);
  },
);

emulatorTest('a visitor cannot do the same: it is a sentence, and the files are made', async () => {
  const { database, album } = await setup('photos-refused');
  const asVisitor = openAlbum(database, visitorToken);
  // Reading is refused too, after seven seconds in which Google's library tries again.
  const transact: Documents['transact'] = (work) =>
    asVisitor.documents.transact((transaction) => work({ ...transaction, list: async () => [] }));
  const documents = { ...asVisitor.documents, transact };
  const visiting = await createPhotoProject(async () => ({ ...asVisitor, documents }));
  await visiting.put('photos/album/IMG 1.JPG', redAndBlue(800, 600));
  await visiting.put('photos/alt-teksten.csv', 'IMG 1.JPG;Een kat');
  const { made, problems } = await visiting.run();
  expect(made).toHaveLength(1);
  expect(problems).toEqual([expect.stringContaining('weigert de toegang')]);
  expect(await album.list()).toEqual([]);
});
