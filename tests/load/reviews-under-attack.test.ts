// A script with the site's public key writes reviews of its own: it must not keep a visitor from posting.
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, vi } from 'vitest';
import { type Database, emptyDatabase, emulatorTest } from '../emulator.ts';
import { startFaultProxy } from '../faults/fault-proxy.ts';
import { createNewReview } from '../reviews.ts';
import { today } from '../today.ts';
import { keepReviews, keepSummary, readStored } from './stored-reviews.ts';
import { createVisitor } from './visitors.ts';

const blockSize = process.env.SOAK ? 12_000 : 1_200;
const pageSize = 100;
const mostReads = 600;

/** Milliseconds. The site's own timeout is 15 s; the machine of a test may be slower. */
const timeout = 30_000;

const createAttack = (id: number) => ({
  set: `reviews/${id}`,
  fields: { id, ...createNewReview({ name: 'Bot', date: today() }) },
});

async function expectStoredOnce(database: Database, names: readonly string[]) {
  const stored = await readStored(database);
  const ours = stored.filter(({ name }) => name.startsWith('Klant '));
  expect(ours.map(({ name }) => name).sort()).toEqual(names.toSorted());
  expect(new Set(stored.map(({ id }) => id)).size).toBe(stored.length);
}

/** Where the ids that are held begin, and what the summary says. */
const blocks: [what: string, first: number, count: number | null][] = [
  ['above the next one', blockSize + 1, blockSize],
  ['since they were counted', 1, 1],
  ['up to the highest, and not counted yet', 1_000_001 - blockSize, null],
];

for (const [what, first, count] of blocks) {
  emulatorTest(
    `${blockSize} ids held ${what} cost a visitor at most ${mostReads} reads`,
    { timeout: 120_000 },
    async () => {
      const database = await emptyDatabase('block');
      const ids = Array.from({ length: blockSize }, (_, index) => first + index);
      await keepReviews(
        database,
        ids.map((id) => [String(id), id]),
      );
      if (count !== null) await keepSummary(database, count);
      const proxy = await startFaultProxy(database.port);
      onTestFinished(proxy.refuse);
      vi.spyOn(Math, 'random').mockReturnValue(0.5); // a number by chance that no block holds
      let queries = 0;
      proxy.chooseFault(({ path }) => {
        if (path.includes(':runQuery')) queries += 1;
        return 'none';
      });
      const visitor = createVisitor({ ...database, port: proxy.port });
      await visitor.send(createNewReview({ name: 'Klant 1', date: today() }));
      expect(queries * pageSize).toBeLessThanOrEqual(mostReads);
      await expectStoredOnce(database, ['Klant 1']);
    },
  );
}

emulatorTest(
  'a bot that takes ten ids a second keeps none of ten visitors from posting',
  { timeout: 60_000 },
  async () => {
    const database = await emptyDatabase('bot');
    const proxy = await startFaultProxy(database.port, 100); // as on a phone: the bot is always faster
    onTestFinished(proxy.refuse);
    proxy.chooseFault(() => 'slow');
    let isOver = false;
    const attack = (async () => {
      for (let id = 1; !isOver; id++) {
        await database.visitor.commit(createAttack(id));
        await pause(100);
      }
    })();
    await pause(500);
    const names = Array.from({ length: 10 }, (_, index) => `Klant ${index}`);
    const posts = names.map((name) =>
      createVisitor({ ...database, port: proxy.port }, timeout).send(
        createNewReview({ name, date: today() }),
      ),
    );
    try {
      await Promise.all(posts);
    } finally {
      isOver = true;
      await attack;
    }
    await expectStoredOnce(database, names);
  },
);
