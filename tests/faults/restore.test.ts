// Runs the restore commands of docs/emergencies.md on the emulator.
// Not tested: Google's Firestore reads a moment over an hour ago only if it is a whole minute.
import { readFileSync } from 'node:fs';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, onTestFinished, test, vi } from 'vitest';
import { connectDatabase } from '../../functions/src/database.ts';
import type { DocumentsByPath } from '../../scripts/local/seed.ts';
import { connectAsOwner, writeSeed } from '../../scripts/local/write-seed.ts';
import { runRestore } from '../../scripts/restore/run-restore.ts';
import { emptyDatabase, emulatorTest } from '../emulator.ts';
import { createTemporaryFolder } from '../local/temporary-folder.ts';
import { startOwnerSite } from '../owner/owner-site.ts';
import { runHere, runInShell } from './run-command.ts';

const guide = readFileSync('docs/emergencies.md', 'utf8');
const [show = '', write = '', writeOne = ''] = guide.match(/^ *npm run restore -- .*$/gm) ?? [];

async function setup(name: string, documents: DocumentsByPath) {
  const emulator = await emptyDatabase(name);
  await writeSeed(emulator, documents);
  const database = connectAsOwner(emulator);
  onTestFinished(() => database.terminate());
  const site = await startOwnerSite({ database: connectDatabase(database) });
  const owner = () => {
    site.clock.time = Date.now();
    return site.requestAs('all');
  };
  const list = async (collection: string) => {
    const { docs } = await database.collection(collection).get();
    return Object.fromEntries(docs.map((each) => [each.id, each.get('review') ?? each.get('alt')]));
  };
  const run = async (command: string, copy: string) => {
    const connect = (_: string, databaseId?: string) => {
      const connected = connectAsOwner(emulator, databaseId);
      onTestFinished(() => connected.terminate());
      return connected;
    };
    const values = { PROJECT: emulator.projectId, COPY: copy };
    const output = await runHere(command, values, (words) => runRestore(words, connect));
    return output.split('\n').filter((line) => /^(comes|changes|stays)/.test(line));
  };
  return { ...site, emulator, database, owner, list, run };
}

const review = (name: string) => ({
  id: 1,
  name,
  review: `Tekst ${name}`,
  stars: 5,
  date: '2026/11/20',
});

const createReviews = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [`reviews/${name}`, review(name)]));

const createAlbum = (names: string) =>
  Object.fromEntries(
    [...names].map((name) => [`photos/${name}`, { src: `${name}.svg`, alt: `Foto ${name}` }]),
  );

/** Waits long enough for the emulator to give two changes different times. */
const pause = () => new Promise((done) => setTimeout(done, 20));

emulatorTest('a restore brings back lost documents, but not removed ones or sessions', async () => {
  const { database, owner, list, run, read } = await setup('restore', {
    ...createReviews('kept', 'removed', 'lost', 'spoilt', 'back'),
    ...createAlbum('abcde'),
    'notices/current': { text: 'Vakantie' },
  });
  const remove = (naam: string) => owner().post('/beheer/weghalen', { naam, ground: 'asked-for' });
  const press = (stap: string, naam: string) => owner().post('/beheer/album/foto', { stap, naam });
  await remove('back');
  const stolen = owner();
  expect((await stolen.get('/beheer')).status).toBe(200);
  await pause();
  const copied = new Date().toISOString();
  await pause();

  await remove('removed');
  await owner().post('/beheer/prullenbak', { naam: 'back' });
  for (const name of ['b', 'c']) await press('weggooien', name);
  await press('verwijderen', 'b');
  await press('vooraan', 'e');
  await database.doc('reviews/new').set(review('new'));
  await owner().post('/beheer/beeindigen');
  expect((await stolen.get('/beheer')).status).toBe(403);

  // Simulates lost documents.
  for (const path of ['reviews/lost', 'photos/a', 'notices/current'])
    await database.doc(path).delete();
  await database.doc('reviews/spoilt').update({ review: 'Beklad' });
  await database.doc('photos/d').update({ alt: 'Beklad' });
  const before = await list('reviews');

  expect(await run(show, copied)).toEqual([
    'comes back: notices/current ',
    'comes back: reviews/lost lost',
    'stays away: reviews/removed removed',
    'changes back: reviews/spoilt spoilt',
    'comes back: photos/a Foto a',
    'stays away: photos/b Foto b',
    'changes back: photos/d Foto d',
    'changes back: photos/e Foto e',
  ]);
  expect(await list('reviews')).toEqual(before);
  const younger = owner();
  expect((await younger.get('/beheer')).status).toBe(200);

  const shown = new Set<string>();
  const stop = database.collection('reviews').onSnapshot(({ docs }) => {
    for (const { id } of docs) shown.add(id);
  });
  onTestFinished(stop);
  await vi.waitFor(() => expect(shown).toContain('kept'), 10_000);
  await run(write, copied);
  const names = ['back', 'kept', 'lost', 'new', 'spoilt'];
  expect(await list('reviews')).toEqual(
    Object.fromEntries(names.map((name) => [name, `Tekst ${name}`])),
  );
  // No removed review was shown, even briefly.
  await vi.waitFor(() => expect([...shown].sort()).toEqual(names), 10_000);
  expect(Object.keys(await list('bin'))).toEqual(['removed']);
  expect(await list('photos')).toEqual({ a: 'Foto a', d: 'Foto d', e: 'Foto e' });
  expect(await list('asidePhotos')).toEqual({ c: 'Foto c' });
  expect(await read('notices/current')).toEqual({ text: 'Vakantie' });
  // The restored review keeps its old time, so /beheer/sinds does not list it as new.
  expect(Number((await read('reviews/lost'))?.addedAt)).toBeLessThan(Date.parse(copied));
  for (const session of [stolen, younger]) expect((await session.get('/beheer')).status).toBe(403);
});

emulatorTest('a restore removes the notice of an intruder, where the copy had none', async () => {
  const { database, list, run, read } = await setup('restore-notice', createReviews('lost'));
  const copied = new Date().toISOString();
  await pause();
  await database.doc('notices/current').set({ text: 'Voorgoed gesloten' });
  await database.doc('reviews/lost').delete();
  await run(write.replace('--write', '--write reviews'), copied);
  expect(Object.keys(await list('reviews'))).toEqual(['lost']);
  expect(await read('notices/current')).toEqual({ text: 'Voorgoed gesloten' });
  expect(await run(write, copied)).toEqual(['changes back: notices/current ']);
  expect(await read('notices/current')).toEqual({});
  expect(await run(show, copied)).toEqual([]);
});

test('a restore without a login to Google says how to log in', async () => {
  const home = await createTemporaryFolder(); // without the login of this computer
  const variables = { HOME: home, PROJECT: 'demo-salon', COPY: '2026-11-20T09:00Z' };
  const output = await runInShell(show, variables).catch(({ stdout }) => stdout);
  expect(output).toContain('Run: gcloud auth application-default login');
  expect(output).not.toContain('    at ');
});

emulatorTest('a backup restores one review, or all reviews and unexpired bin entries', async () => {
  const { emulator, owner, list, run } = await setup('restore-backup', {});
  const expireAt = (days: number) => Timestamp.fromMillis(Date.now() + days * 86_400_000);
  const backup = connectAsOwner(emulator, 'restored');
  const stored = {
    ...createReviews('NAME', 'other'),
    'bin/young': { fields: review('young'), expireAt: expireAt(20) },
    'bin/old': { fields: review('old'), expireAt: expireAt(-1) },
    'asidePhotos/old': { src: 'old.svg', alt: 'Oud', since: Date.now() - 31 * 86_400_000 },
    'settings/ownerLinks': { endedAt: 0, sent: [] },
    'settings/other': { open: false },
  };
  for (const [path, document] of Object.entries(stored)) await backup.doc(path).set(document);
  await backup.terminate();
  const session = owner();
  await expect(run(writeOne.replace('reviews', 'reviws'), 'restored')).rejects.toThrow();
  expect((await session.get('/beheer')).status).toBe(200);
  expect(await run(writeOne, 'restored')).toEqual(['comes back: reviews/NAME NAME']);
  expect(await run(write, 'restored')).toEqual([
    'comes back: reviews/other other',
    'comes back: bin/young ',
  ]);
  expect(await list('asidePhotos')).toEqual({});
  expect(Object.keys(await list('settings'))).toEqual(['ownerLinks']);
  expect((await session.get('/beheer')).status).toBe(403);
});
