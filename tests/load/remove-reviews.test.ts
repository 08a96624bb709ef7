// `npm run reviews:remove` on the real emulator.
import { spawnSync } from 'node:child_process';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, vi } from 'vitest';
import { openTarget } from '../../scripts/import/import-target.ts';
import { openDatabase } from '../../scripts/import/open-database.ts';
import { runImport } from '../../scripts/import/run-import.ts';
import { runRemoval } from '../../scripts/remove-reviews/run-removal.ts';
import { emptyDatabase, emulatorTest } from '../emulator.ts';
import type { Write } from '../firestore-client.ts';
import { keepFigure } from '../keep-figure.ts';
import { createTemporaryFolder } from '../local/temporary-folder.ts';
import { createNewReview } from '../reviews.ts';

/** As many as a script adds in a night, with `npm run test:soak`. */
const many = process.env.SOAK ? 5_000 : 450;

/** Two reviews of before, an attack and its `count` reviews, and one of afterwards. */
async function setup(name: string, count: number) {
  const { host, port, projectId, owner } = await emptyDatabase(name);
  const target = openDatabase(`${host}:${port}`, projectId);
  onTestFinished(target.close);
  const folder = await createTemporaryFolder();
  const add = async (from: number, to: number) => {
    const writes = Array.from({ length: to - from + 1 }, (_, index): Write => {
      const id = from + index;
      const fields = { id, ...createNewReview({ name: `Klant ${id}` }) };
      return { create: `reviews/${id}`, fields };
    });
    await owner.commit(...writes);
    await pause(5); // the moments are in milliseconds
    return Date.now();
  };
  const from = await add(1, 2);
  await pause(5);
  const to = await add(3, count + 2);
  await pause(5);
  await add(count + 3, count + 3);
  const printed: string[] = [];
  const print = (sentence: string) => void printed.push(sentence);
  const run = (apply: boolean, report = print) =>
    runRemoval(target, { period: { from, to }, apply, folder, print: report });
  const readNames = async (collection: string) =>
    (await owner.list(collection)).map((document) => document.name.split('/documents/')[1]);
  const readFiles = async () => {
    const files = (await readdir(folder)).sort().map((file) => join(folder, file));
    const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
    return { files, contents: texts.map((text) => JSON.parse(text).reviews) };
  };
  return { owner, target, folder, host, port, projectId, printed, run, readNames, readFiles };
}

emulatorTest(
  `of ${many + 3} reviews the ${many} of a period go, and the file brings them back`,
  { timeout: 180_000 },
  async () => {
    const { owner, host, port, projectId, printed, run, readNames, readFiles } = await setup(
      'remove-many',
      many,
    );
    await owner.commit({ update: 'reviews/4', fields: { reply: 'Dank u wel!' } });
    const before = await owner.list('reviews');
    const started = performance.now();
    expect(await run(true)).toBe(true);
    keepFigure(`removed ${many} reviews in s`, ((performance.now() - started) / 1000).toFixed(1));
    const kept = [1, 2, many + 3];
    expect((await readNames('reviews')).sort()).toEqual(kept.map((id) => `reviews/${id}`).sort());
    expect(printed.at(-1)).toBe(`Removed ${many} of ${many}.`);
    const { files, contents } = await readFiles();
    expect(Object.keys(contents[0])).toHaveLength(many);
    expect(contents[0][4]).toMatchObject({ id: 4, name: 'Klant 4', reply: 'Dank u wel!' });

    const importer = openTarget(`${host}:${port}`, projectId);
    onTestFinished(importer.close);
    expect(await runImport(files[0] ?? '', true, importer, () => {})).toBe(true);
    const pick = (documents: typeof before) =>
      documents.map(({ name, fields }) => ({ name, fields }));
    expect(pick(await owner.list('reviews'))).toEqual(pick(before));
  },
);

emulatorTest('a trial shows the reviews of the period, and changes nothing', async () => {
  const { owner, printed, run, readFiles } = await setup('remove-trial', 30);
  const before = await owner.list('reviews');
  expect(await run(false)).toBe(true);
  expect(await owner.list('reviews')).toEqual(before);
  expect((await readFiles()).files).toEqual([]);
  expect(printed[0]).toMatch(/^the emulator on .*: 33 reviews, of which 30 came between 20\d\d-/);
  expect(printed[1]).toMatch(/^reviews\/\d+, 20.*"name":"Klant \d+"/);
  expect(printed.slice(-2)).toEqual([
    '... and 5 more.',
    'This was a trial: nothing was removed. Add --apply to remove them.',
  ]);
});

emulatorTest(
  'a run that is interrupted half-way is run again, and the files hold all',
  async () => {
    const { printed, run, readNames, readFiles } = await setup('remove-interrupted', 450);
    const interrupted = run(true, (sentence) => {
      if (sentence === 'Removed 400 of 450.') throw new Error('The power went');
    });
    await expect(interrupted).rejects.toThrow('The power went');
    expect(await readNames('reviews')).toHaveLength(53);
    expect(await run(true)).toBe(true);
    expect(printed[0]).toMatch(/: 53 reviews, of which 50 came/);
    expect(await readNames('reviews')).toHaveLength(3);
    const { contents } = await readFiles();
    expect(contents.map((reviews) => Object.keys(reviews).length)).toEqual([450, 50]);
    expect(await run(true)).toBe(true);
    expect((await readFiles()).files).toHaveLength(2);
  },
);

emulatorTest('a review that the owner changes meanwhile is not removed', async () => {
  const { owner, target, printed, run, readNames, readFiles } = await setup('remove-changed', 3);
  const batch = target.database.batch();
  const commit = batch.commit.bind(batch);
  vi.spyOn(batch, 'commit').mockImplementation(async () => {
    await owner.commit({ update: 'reviews/4', fields: { reply: 'Net geschreven' } });
    return commit();
  });
  vi.spyOn(target.database, 'batch').mockReturnValueOnce(batch);
  expect(await run(true)).toBe(false);
  expect(printed.slice(-2)).toEqual([
    expect.stringMatching(/^Removed 0 of 3, and then it failed: /),
    'Run the same command again for the others; they get a file of their own.',
  ]);
  expect(await readNames('reviews')).toHaveLength(6);
  expect(await run(true)).toBe(true);
  expect((await readFiles()).contents[1][4].reply).toBe('Net geschreven');
});

emulatorTest('nothing is removed when the file cannot be written', async () => {
  const { run, readNames, folder } = await setup('remove-no-file', 3);
  await rm(folder, { recursive: true });
  await expect(run(true)).rejects.toThrow(/no such file or directory/);
  expect(await readNames('reviews')).toHaveLength(6);
});

emulatorTest.for<[words: string[], RegExp]>([
  [[], /^Removes the reviews that came between two moments/],
  [
    ['--from', 'gisteren', '--to', '2026-11-20T12:00'],
    /^"gisteren" is no moment: write it as 2026/,
  ],
])('as a command with the words %j it ends with code 1 and a sentence', ([words, sentence]) => {
  const command = ['--import', 'tsx', 'scripts/remove-reviews.ts', ...words];
  const { status, stderr } = spawnSync('node', command, { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toMatch(sentence);
});
