// `npm run import` into the real emulator.
import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { openTarget } from '../../scripts/import/import-target.ts';
import { runImport } from '../../scripts/import/run-import.ts';
import { readReview } from '../../src/data/review.ts';
import { emptyDatabase, emulatorTest } from '../emulator.ts';
import { keepFigure } from '../keep-figure.ts';
import { createTemporaryFolder } from '../local/temporary-folder.ts';

async function setup(name: string, content: unknown) {
  const file = join(await createTemporaryFolder(), 'export.json');
  await writeFile(file, JSON.stringify(content, null, 1));
  const { host, port, projectId, owner } = await emptyDatabase(name);
  const target = openTarget(`${host}:${port}`, projectId);
  onTestFinished(target.close);
  const printed: string[] = [];
  const run = (apply: boolean) =>
    runImport(file, apply, target, (sentence) => void printed.push(sentence));
  return { owner, target, printed, run };
}

const old = { id: 1, name: 'Anouk', review: 'Fijn.', stars: 5, date: '3-5-2021' };

emulatorTest('a trial writes nothing, and --apply writes what it told', async () => {
  const { target, printed, run, owner } = await setup('import-small', {
    reviews: { aB3: old, cD4: { ...old, name: 'Bea' }, eF5: { ...old, stars: 9 } },
    photos: { gH6: { src: 'assets/fotoalbum/kat.jpg', alt: 'Een kat' } },
  });
  await owner.commit({ create: 'reviews/cD4', fields: { text: 'van de eigenaar' } });
  expect(await run(false)).toBe(true);
  expect((await target.readExisting()).paths).toEqual(new Set(['reviews/cD4']));
  expect(printed).toEqual([
    expect.stringMatching(/: 4 rows\.$/),
    expect.stringMatching(/^reviews\/eF5 is left out: the stars are 9/),
    'The picture kat.jpg still has to be put into public/fotos/album.',
    'To be written: 1 reviews and 1 photos. Already there: 1. Left out: 1.',
    expect.stringMatching(/^This was a trial: nothing was written/),
  ]);

  expect(await run(true)).toBe(true);
  expect((await target.readExisting()).paths).toEqual(
    new Set(['reviews/aB3', 'reviews/cD4', 'photos/gH6']),
  );
  const { answer } = await owner.ask(':runQuery', {
    structuredQuery: { from: [{ collectionId: 'reviews' }] },
  });
  expect(JSON.stringify(answer)).toContain('van de eigenaar');
});

emulatorTest('a document that came in between is not overwritten, and is told', async () => {
  const { owner, printed, run, target } = await setup('import-race', { reviews: { aB3: old } });
  const { readExisting } = target;
  target.readExisting = async () => {
    const existing = await readExisting();
    await owner.commit({ create: 'reviews/aB3', fields: { text: 'net geschreven' } });
    return existing;
  };
  expect(await run(true)).toBe(false);
  expect(printed.join('\n')).toMatch(/reviews\/aB3 was not written: .*already exists/i);
});

emulatorTest(
  '10,000 reviews, many with one number, are in within a minute, once each',
  async () => {
    const reviews = Object.fromEntries(
      Array.from({ length: 10_000 }, (_, index) => [
        `oud${index}`,
        { ...old, name: `Klant ${index}`, id: 1 + (index % 7_000) },
      ]),
    );
    const { target, printed, run, owner } = await setup('import-many', { reviews });
    const started = performance.now();
    expect(await run(true)).toBe(true);
    const seconds = (performance.now() - started) / 1000;
    expect(seconds).toBeLessThan(60);
    const { paths, ids } = await target.readExisting();
    expect(paths.size).toBe(10_000);
    expect(ids.size).toBe(10_000);
    expect(Math.max(...ids)).toBe(10_000);
    const { answer } = await owner.ask(':batchGet', {
      documents: ['projects/demo-import-many/databases/(default)/documents/reviews/oud9999'],
    });
    expect(JSON.stringify(answer)).toContain('2021/05/03');

    expect(await run(true)).toBe(true);
    expect(printed.at(-1)).toMatch(/: 0 documents\.$/);
    keepFigure('import: seconds for 10,000 reviews', seconds.toFixed(1));
  },
);

emulatorTest('as a command it ends with code 1 and a sentence when there is no such file', () => {
  const words = ['--import', 'tsx', 'scripts/import.ts', 'nergens.json'];
  const { status, stderr } = spawnSync('node', words, { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toBe('There is no file nergens.json.\n');
  expect(() => openTarget('https://elders.example')).toThrow('neither the id of a project');
});

emulatorTest('what was brought in is what the site reads', async () => {
  const { target, run, owner } = await setup('import-read', { reviews: { aB3: old } });
  await run(true);
  expect((await target.readExisting()).ids).toEqual(new Set([1]));
  const { answer } = await owner.ask(':runQuery', {
    structuredQuery: { from: [{ collectionId: 'reviews' }] },
  });
  // The emulator's own answer to a query.
  const [{ document }] = answer as [{ document: { fields: Record<string, Stored> } }];
  const fields = Object.entries(document.fields).map(([name, { stringValue, integerValue }]) => [
    name,
    stringValue ?? Number(integerValue),
  ]);
  expect(readReview('aB3', Object.fromEntries(fields))).toEqual({
    key: 'aB3',
    ...old,
    date: '2021/05/03',
  });
});

type Stored = { stringValue?: string; integerValue?: string };
