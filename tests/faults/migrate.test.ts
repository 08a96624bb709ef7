// Runs the commands of docs/going-live.md that bring an older site's data over, on the emulator.
import { readFileSync } from 'node:fs';
import type { Firestore } from 'firebase-admin/firestore';
import { toDutchDay } from 'shared/dutch-time.ts';
import { parseReview } from 'shared/review.ts';
import { expect, onTestFinished } from 'vitest';
import { connectDatabase } from '../../functions/src/database.ts';
import { isListed } from '../../functions/src/listed-reviews.ts';
import { countReviews } from '../../functions/src/review-count/count-reviews.ts';
import { connectAsOwner } from '../../scripts/local/write-seed.ts';
import { runMigrate } from '../../scripts/migrate/run-migrate.ts';
import { emptyDatabase, emulatorTest } from '../emulator.ts';
import { startProxy } from '../start-proxy.ts';
import {
  composePhoto,
  composeReview,
  created,
  oddPhotos,
  oddReviews,
  ranked,
} from './edited-site.ts';
import { runHere, runInShell } from './run-command.ts';

const guide = readFileSync('docs/going-live.md', 'utf8');
const commands = guide.match(/^ *npm run migrate -- .*$/gm) ?? [];
const find = (option: string) => commands.find((each) => each.endsWith(option)) ?? '';
const [show, write, undo] = [find('PROJECT'), find('--write'), find('--undo')];

async function setup(name: string) {
  const emulator = await emptyDatabase(name);
  const database = connectAsOwner(emulator);
  onTestFinished(() => database.terminate());
  const run = (command: string, port = emulator.port, batchTimeout?: number) => {
    const connect = () => {
      const connected = connectAsOwner({ ...emulator, port });
      onTestFinished(() => void connected.terminate());
      return connected;
    };
    return runHere(command, { PROJECT: emulator.projectId }, (words) =>
      runMigrate(words, connect, batchTimeout),
    );
  };
  const store = async (documents: readonly (readonly [string, object])[]) => {
    for (let index = 0; index < documents.length; index += 250) {
      const batch = database.batch();
      for (const [path, fields] of documents.slice(index, index + 250))
        batch.set(database.doc(path), fields);
      await batch.commit();
    }
  };
  /** Reads whole documents as Firestore sends them, with the type of each value. */
  const readRaw = async (...collections: string[]) => {
    const lists = await Promise.all(collections.map(emulator.owner.list));
    return Object.fromEntries(
      lists.flat().map(({ name, fields }) => [name.split('/documents/')[1], fields]),
    );
  };
  const list = async (collection: string) => (await database.collection(collection).get()).docs;
  return { emulator, database, run, store, readRaw, list };
}

type Raw = Record<string | number, unknown>;

/** Leaves out times of the run itself. Names the documents that differ. */
function expectSame(now: Raw, before: Raw) {
  const times = /"(?:removedAt|expireAt|since|addedAt)":\{[^}]*\},?/g;
  const write = (fields: unknown) => JSON.stringify(fields, sortKeys).replace(times, '');
  const paths = [...new Set([...Object.keys(now), ...Object.keys(before)])];
  expect(paths.filter((path) => write(now[path] ?? {}) !== write(before[path] ?? {}))).toEqual([]);
}

function sortKeys(_: string, value: unknown) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Checks that list, cards, count and average agree, and that no document is left out. */
async function expectAgreement(database: Firestore) {
  const stored = await connectDatabase(database).listReviews(5_000);
  const cards = stored.map(({ documentName, fields }) => parseReview(documentName, fields));
  expect(cards).not.toContain(null);
  expect(stored).toHaveLength((await database.collection('reviews').get()).size);
  const shown = cards.map((card) => card?.date ?? '');
  expect(shown).toEqual(shown.toSorted().reverse());
  const stars = cards.flatMap((card) => card?.stars ?? []);
  const average = stars.reduce<number>((sum, each) => sum + each, 0) / stars.length;
  const summary = (await database.doc('summaries/reviews').get()).data() ?? {};
  expect(summary).toMatchObject({ count: cards.length, leftOut: 0 });
  expect(summary.average).toBeCloseTo(average, 9);
}

// `npm run test:soak` sets SOAK. Each kind of review and photo occurs several times.
const [reviewCount, photoCount] = process.env.SOAK ? [2_000, 300] : [250, 50];

function createDocuments(count: number, collection: string, kinds: typeof oddReviews) {
  const compose = collection === 'reviews' ? composeReview : composePhoto;
  return Array.from({ length: count }, (_, index) => {
    const [what, changes, outcome] = kinds[index % kinds.length] ?? expect.unreachable();
    return { what, outcome, path: `${collection}/d${index}`, fields: compose(index, changes) };
  });
}

const reviews = createDocuments(reviewCount, 'reviews', oddReviews);
const all = [...reviews, ...createDocuments(photoCount, 'photos', oddPhotos)];

/** Checks each document of a migration on one of these days. */
function expectOutcomes(stored: ReadonlyMap<string, Raw>, days: readonly string[]) {
  const numbers = reviews.map((_, index) => index + 1);
  for (const { what, path, fields, outcome } of all) {
    const bin = path.replace('reviews/', 'bin/').replace('photos/', 'asidePhotos/');
    const [now = {}, binned] = [stored.get(path), stored.get(bin)];
    if (outcome === 'not-approved' || outcome === 'no-text') {
      expect(now, what).toEqual({});
      expect(binned?.since ?? binned?.removedAt, what).toBeGreaterThan(Date.now() - 600_000);
      if (path.startsWith('reviews')) expect(binned, what).toMatchObject({ ground: outcome });
      continue;
    }
    expect(binned, what).toBeUndefined();
    const changes = outcome === 'unchanged' ? {} : outcome;
    for (const field of Object.keys({ ...fields, ...changes, ...now })) {
      const expected = field in changes ? changes[field] : fields[field];
      if (expected === created) expect(days, what).toContain(now[field]);
      else if (expected === ranked) expect(numbers, what).toContain(now[field]);
      else expect(now[field], `${what}: ${field}`).toEqual(expected);
    }
  }
}

emulatorTest(
  'migrate repairs, removes or keeps each odd document, resumes after a broken connection, and undo restores every byte',
  { timeout: 600_000 }, // ten commands; after a broken one the next waits a minute for its locks
  async () => {
    const { emulator, database, run, store, readRaw, list } = await setup('migrate');
    await store(all.map(({ path, fields }) => [path, fields]));
    const today = [toDutchDay(Date.now())];
    const readAlbum = () => readRaw('reviews', 'photos');
    const readAll = () => readRaw('reviews', 'photos', 'bin', 'asidePhotos');
    const before = await readAlbum();
    await countReviews(database);
    // Even before the migration, each review is on the site or listed as left out.
    const connected = connectDatabase(database);
    const listed = (await connected.listReviews(5_000)).filter(({ fields }) => isListed(fields));
    const leftOut = await connected.listLeftOut();
    expect(
      [...listed, ...leftOut].map(({ documentName }) => `reviews/${documentName}`).sort(),
    ).toEqual(reviews.map(({ path }) => path).sort());

    const shown = await run(show);
    expectSame(await readAlbum(), before);
    expect(shown).toContain('  date: "31-12-2019" -> "2019/12/31" (yyyy/MM/dd)');
    expect(shown).toContain('goes to the bin: it has no text');
    expect(shown).toContain('is shown to nobody: its src names no file');
    expect(shown).toMatch(
      /^Public, .*: email, in reviews\/d\d+ and \d+ more\. To remove it: --drop 'email'$/m,
    );
    expect(shown).not.toContain('voorbeeld.example"');
    const changing = all.filter(({ outcome }) => outcome !== 'unchanged');
    const unusable = all.filter(({ what }) => /no file name|hidden file|no src|as src/.test(what));
    const printed = shown.match(/^\w+\/\w+$/gm);
    expect(printed?.sort()).toEqual([...changing, ...unusable].map(({ path }) => path).sort());
    expect(shown).toContain(`--write ${changing.length} documents`);

    const writing = await startProxy(emulator.port);
    const written = await run(write, writing.port);
    expect(written).toContain(`\n${changing.length} of ${changing.length} documents are`);
    today.push(toDutchDay(Date.now()));
    const stored = await Promise.all(['reviews', 'photos', 'bin', 'asidePhotos'].map(list));
    const [staying = [], , bin = []] = stored;
    expect(staying.length + bin.length).toBe(reviewCount);
    expectOutcomes(new Map(stored.flat().map((each) => [each.ref.path, each.data()])), today);
    await expectAgreement(database);
    const result = await readAll();
    expect(await run(write)).toContain('\n0 of 0 documents are stored');
    expectSame(await readAll(), result);

    // A field that the engineer names goes from every document, and its value is not printed.
    const dropped = await run(`${write} --drop email --drop ip`);
    expect(dropped).toContain('  email: is removed');
    expect(dropped).not.toContain('a@voorbeeld');
    const kept = await list('reviews');
    expect(kept.filter((each) => each.get('email') || each.get('ip'))).toEqual([]);
    await expect(run(`${write} --drop review`)).rejects.toThrow();

    const undoing = await startProxy(emulator.port);
    await run(undo, undoing.port);
    expectSame(await readAlbum(), before);
    expect(await readRaw('bin', 'asidePhotos', 'migrated')).toEqual({});

    // In a process of its own, because a failed connection would hold this one.
    const runWhole = (port: number) =>
      runInShell(write.replace('PROJECT', emulator.projectId), {
        FIRESTORE_EMULATOR_HOST: `${emulator.host}:${port}`,
      });
    for (const [runBroken, command, whole, read, sent] of [
      [runWhole, write, result, readAll, writing.sent()],
      [(port: number) => run(undo, port, 5_000), undo, before, readAlbum, undoing.sent()],
    ] as const) {
      const { port } = await startProxy(emulator.port, sent / 2);
      type Broken = { code?: number; stdout?: string };
      const broken: Broken = await runBroken(port).catch((error) => error);
      expect(broken.code).toBe(1);
      expect(broken.stdout).toContain('Run the same command again');
      const half = (await list('migrated')).length;
      expect(half).toBeGreaterThan(0);
      expect(half).toBeLessThan(changing.length);
      await run(command);
      expectSame(await read(), whole);
    }
    expect(await list('migrated')).toEqual([]);
  },
);
