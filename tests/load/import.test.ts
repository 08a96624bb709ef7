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
import { readStored } from './stored-reviews.ts';

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

emulatorTest('a trial writes nothing, and --apply writes what the site can read', async () => {
  const { target, printed, run, owner } = await setup('import-small', {
    reviews: { aB3: old, cD4: { ...old, name: 'Bea' }, eF5: { ...old, stars: 9 } },
    photos: { gH6: { src: 'assets/fotoalbum/kat.jpg', alt: 'Een kat' } },
  });
  await owner.commit({ create: 'reviews/cD4', fields: { id: 2, review: 'van de eigenaar' } });
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
  const [imported, before] = await readStored({ owner });
  expect(readReview('aB3', imported?.fields ?? {})).toEqual({
    ...old,
    key: 'aB3',
    date: '2021/05/03',
  });
  expect(before?.fields.review).toBe('van de eigenaar');
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

/** As many as the old site has at the most, with `npm run test:soak`. */
const many = process.env.SOAK ? 10_000 : 1_000;

emulatorTest(`${many} reviews, many with one number, are in once each`, async () => {
  const reviews = Object.fromEntries(
    Array.from({ length: many }, (_, index) => [
      `oud${index}`,
      { ...old, name: `Klant ${index}`, id: 1 + (index % (many * 0.7)) },
    ]),
  );
  const { target, printed, run } = await setup('import-many', { reviews });
  const started = performance.now();
  expect(await run(true)).toBe(true);
  const seconds = (performance.now() - started) / 1000;
  expect(seconds).toBeLessThan(60);
  const { paths, ids } = await target.readExisting();
  expect(paths.size).toBe(many);
  expect(ids.size).toBe(many);
  expect(Math.max(...ids)).toBe(many);
  expect(printed.at(-1)).toMatch(new RegExp(`: ${many} documents\\.$`));

  expect(await run(true)).toBe(true);
  expect(printed.at(-1)).toMatch(/: 0 documents\.$/);
  keepFigure(`import: seconds for ${many} reviews`, seconds.toFixed(1));
});

emulatorTest('as a command it ends with code 1 and a sentence when there is no such file', () => {
  const words = ['--import', 'tsx', 'scripts/import.ts', 'nergens.json'];
  const { status, stderr } = spawnSync('node', words, { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toBe('There is no file nergens.json.\n');
  expect(() => openTarget('https://elders.example')).toThrow('neither the id of a project');
});
