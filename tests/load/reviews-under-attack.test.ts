// A script with the site's public key writes reviews of its own: it must not keep a visitor from posting.
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished } from 'vitest';
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

/** `count`: what the summary says; `first`: where the ids that are held begin. */
const blocks: { what: string; first: number; count: number | null }[] = [
  { what: 'above the next one', first: blockSize + 1, count: blockSize },
  { what: 'since they were counted', first: 1, count: 1 },
  { what: 'up to the highest, and not counted yet', first: 1_000_001 - blockSize, count: null },
];

for (const { what, first, count } of blocks) {
  emulatorTest(
    `${blockSize} ids held ${what} cost a visitor at most ${mostReads} reads`,
    { timeout: 120_000 },
    async () => {
      const database = await emptyDatabase('block');
      const ids = Array.from({ length: blockSize }, (_, index) => first + index);
      for (let from = 0; from < blockSize; from += 400) {
        await keepReviews(
          database,
          ids.slice(from, from + 400).map((id) => [String(id), id]),
        );
      }
      if (count !== null) await keepSummary(database, count);
      const proxy = await startFaultProxy(database.port);
      onTestFinished(proxy.refuse);
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

emulatorTest(
  'a closed form stops a bot at once, and a visitor only until it opens again',
  async () => {
    const database = await emptyDatabase('closed');
    const setBrake = (open: boolean) =>
      database.owner.commit({ set: 'settings/reviewForm', fields: { open } });
    expect(await database.visitor.commit(createAttack(1))).toBe('allowed');
    await setBrake(false);
    expect(await database.visitor.commit(createAttack(2))).toBe('refused');
    const visitor = createVisitor(database, timeout);
    const review = createNewReview({ name: 'Klant 1', date: today() });
    expect(await visitor.send(review)).toBe('closed');
    await expectStoredOnce(database, []);
    await setBrake(true);
    expect(await visitor.send(review)).toBe('stored');
    await expectStoredOnce(database, ['Klant 1']);
    const refused = visitor.send(createNewReview({ date: '2020/01/01' }));
    await expect(refused).rejects.toThrow('The rules refuse this review'); // an open form is not called closed
  },
);
