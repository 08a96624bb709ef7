// A backup put back, for real: one emulator writes an export, another starts from it. It is the format
// that `gcloud firestore export` writes and `import` reads (docs/going-live.md).
import { expect, onTestFinished } from 'vitest';
import { startEmulator } from '../../scripts/local/emulator.ts';
import { emulatorTest } from '../emulator.ts';
import { connectFirestore, type FirestoreClient, type Write } from '../firestore-client.ts';
import { createVisitor } from '../load/visitors.ts';
import { createTemporaryFolder } from '../local/temporary-folder.ts';
import { createNewReview } from '../reviews.ts';
import { today } from '../today.ts';

const project = { rulesFile: 'firestore.rules', projectId: 'demo-restore' };

async function start(importFrom?: string) {
  const emulator = await startEmulator({ ...project, port: 0, ...(importFrom && { importFrom }) });
  onTestFinished(emulator.stop);
  const origin = `http://${emulator.host}:${emulator.port}`;
  const owner = connectFirestore(origin, project.projectId, 'owner');
  return { emulator, owner, visit: () => createVisitor(emulator) };
}

const review = 'Onze kater 🐈 lag\nspinnend op tafel.';
const visitorsReview = createNewReview({ review, date: today() });
const oldReview = { name: 'Hennie', review: 'Prima', stars: 4, date: '2019/05/01' };
const notice = { kind: 'holiday', text: 'Dicht.', from: '2026/12/24', until: '2027/01/03' };
const photo = { src: 'poes.jpg', alt: 'Een poes', width: 800, height: 600, color: '#aabbcc' };

/** What the salon has after some years, in the order in which it came. */
const stored: readonly Write[] = [
  // From the old site: a generated name, and a number that is not the next one.
  { create: 'reviews/aB3xYzKq', fields: { ...oldReview, id: 7 } },
  { create: 'reviews/1', fields: { ...oldReview, id: 1, reply: 'Dank u wel!' } },
  { create: 'photos/foto-01', fields: { src: 'in-bad.svg', alt: 'Een kat in bad' } },
  { create: 'photos/poes', fields: photo },
  { create: 'notices/current', fields: notice },
  { create: 'summaries/reviews', fields: { count: 2, average: 4 } },
];

/** The fields of every document of the project, by its path. */
async function readAll(owner: FirestoreClient) {
  const lists = await Promise.all(['reviews', 'photos', 'notices', 'summaries'].map(owner.list));
  return new Map(lists.flat().map(({ name, fields }) => [name.split('/documents/')[1], fields]));
}

emulatorTest('a backup brings everything back, and visitors go on after it', async () => {
  const folder = await createTemporaryFolder();
  const first = await start();
  await first.owner.commit(...stored);
  await first.visit().send(visitorsReview);
  const before = await readAll(first.owner);
  const visitorsPath = [...before.keys()].find((path) => /^reviews\/\w{20}$/.test(path ?? ''));
  expect(before.get(visitorsPath)?.id).toEqual({ integerValue: '3' }); // by the site's own count
  expect([...before.keys()]).toEqual([
    ...['reviews/1', 'reviews/aB3xYzKq', visitorsPath].toSorted(),
    'photos/foto-01',
    'photos/poes',
    'notices/current',
    'summaries/reviews',
  ]);
  await first.emulator.exportTo(folder);
  await first.owner.commit({ remove: 'reviews/aB3xYzKq' }, { remove: 'notices/current' });
  await first.emulator.stop();

  const second = await start(folder);
  expect(await readAll(second.owner)).toEqual(before);
  await second.visit().send({ ...visitorsReview, name: 'Na het terugzetten' });
  expect(await second.owner.list('reviews')).toHaveLength(4);
});
