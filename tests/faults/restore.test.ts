// A backup put back, for real: one emulator writes an export, another starts from it. It is the format
// that `gcloud firestore export` writes and `import` reads (docs/going-live.md).
import { expect, onTestFinished } from 'vitest';
import { startEmulator } from '../../scripts/local/emulator.ts';
import { emulatorTest } from '../emulator.ts';
import { connectFirestore, type FirestoreClient, type Write } from '../firestore-client.ts';
import { today } from '../load/today.ts';
import { createVisitor } from '../load/visitors.ts';
import { createTemporaryFolder } from '../local/temporary-folder.ts';

const project = { rulesFile: 'firestore.rules', projectId: 'demo-restore' };

async function start(importFrom?: string) {
  const emulator = await startEmulator({ ...project, port: 0, ...(importFrom && { importFrom }) });
  onTestFinished(emulator.stop);
  const origin = `http://${emulator.host}:${emulator.port}`;
  const owner = connectFirestore(origin, project.projectId, 'owner');
  return { emulator, owner, visit: () => createVisitor(emulator) };
}

const visitorsReview = {
  name: 'Zoë',
  review: 'Onze kater 🐈 lag\nspinnend op tafel.',
  stars: 5,
  date: today(),
} as const;

const oldReview = { name: 'Hennie', review: 'Prima', stars: 4, date: '2019/05/01' };
const notice = {
  kind: 'holiday',
  text: 'Van 24 december tot en met 3 januari is de salon dicht.',
  from: '2026/12/24',
  until: '2027/01/03',
};
const photo = { src: 'poes.jpg', alt: 'Een poes', width: 800, height: 600, color: '#aabbcc' };

/** What the salon has after some years, in the order in which it came. */
const stored: readonly Write[] = [
  // From the old site: a generated name, and a number that is not the next one.
  { create: 'reviews/aB3xYzKq', fields: { ...oldReview, id: 7 } },
  { create: 'reviews/1', fields: { ...oldReview, id: 1, reply: 'Dank u wel!' } },
  { create: 'photos/foto-01', fields: { src: 'in-bad.svg', alt: 'Een kat in bad' } },
  { create: 'photos/poes', fields: photo },
  { create: 'notices/current', fields: notice },
];

type Document = { name: string; fields?: object };

/** Every document of the project, by its full name; those below others too. */
async function readAll(owner: FirestoreClient): Promise<Document[]> {
  const collections = ['reviews', 'receipts', 'photos', 'notices'];
  const answers = await Promise.all(
    collections.map((collectionId) =>
      owner.ask(':runQuery', {
        structuredQuery: { from: [{ collectionId, allDescendants: true }] },
      }),
    ),
  );
  // The emulator's own answer to a query.
  const rows = answers.flatMap(({ answer }) => answer as { document?: Document }[]);
  return rows
    .flatMap(({ document }) => document ?? [])
    .map(({ name, fields }) => ({ name, ...(fields && { fields }) }));
}

const endings = (documents: readonly Document[]) =>
  documents.map(({ name }) => name.slice(name.indexOf('/documents/') + '/documents/'.length));

emulatorTest(
  'a backup brings everything back, and the reviews go on at the next number',
  async () => {
    const folder = await createTemporaryFolder();
    const first = await start();
    await first.owner.commit(...stored);
    await first.visit().send(visitorsReview);
    const before = await readAll(first.owner);
    expect(endings(before)).toEqual([
      'reviews/1',
      'reviews/3', // the third, by the site's own count
      'reviews/aB3xYzKq',
      expect.stringMatching(/^reviews\/3\/receipts\/[\da-f]{32}$/),
      'photos/foto-01',
      'photos/poes',
      'notices/current',
    ]);
    await first.emulator.exportTo(folder);
    await first.owner.commit({ remove: 'reviews/aB3xYzKq' }, { remove: 'notices/current' });
    await first.emulator.stop();

    const second = await start(folder);
    expect(await readAll(second.owner)).toEqual(before);
    await second.visit().send({ ...visitorsReview, name: 'Na het terugzetten' });
    expect(endings(await readAll(second.owner))).toContain('reviews/4');
  },
);
