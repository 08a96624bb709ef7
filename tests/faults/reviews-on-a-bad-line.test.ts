// Many reviews over a line that fails. The short run belongs to `npm test`; SOAK=1 plays it in full.
import { expect, onTestFinished } from 'vitest';
import { type Database, emptyDatabase, emulatorTest } from '../emulator.ts';
import { keepFigure } from '../keep-figure.ts';
import { readStored } from '../load/stored-reviews.ts';
import { today } from '../load/today.ts';
import { createVisitor, type Visitor } from '../load/visitors.ts';
import { faults } from './carry.ts';
import { startFaultProxy } from './fault-proxy.ts';

const isSoak = Boolean(process.env.SOAK);

/** `deadline` is shorter than on the site, so that many tries fit into one test. */
async function setup(name: string, deadline: number) {
  const database = await emptyDatabase(name);
  const proxy = await startFaultProxy(database.port);
  onTestFinished(proxy.stop);
  const visit = () => createVisitor({ ...database, port: proxy.port }, deadline);
  return { database, proxy, visit };
}

/** Presses until the success banner, as a visitor who does not give up. */
async function pressUntilStored(visitor: Visitor, name: string): Promise<void> {
  const review = { name, review: 'Over een slechte lijn.', stars: 5, date: today() } as const;
  for (let presses = 1; ; presses += 1) {
    const isStored = await visitor.send(review).then(
      () => true,
      () => false,
    );
    if (isStored) return;
    if (presses === 40) throw new Error(`${name} pressed 40 times in vain`);
  }
}

/** All of them press; so many at the same moment. */
async function sendAll(names: readonly string[], atOnce: number, visit: () => Visitor) {
  const waiting = [...names];
  async function sendNext() {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      await pressUntilStored(visit(), name);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, sendNext));
}

async function expectOnceEach(database: Database, names: readonly string[]) {
  const stored = await readStored(database);
  expect(stored.map(({ name }) => name).sort()).toEqual([...names].sort());
  expect(stored.map(({ id }) => id)).toEqual(names.map((_, index) => index + 1));
}

const nameAll = (count: number) => Array.from({ length: count }, (_, index) => `Klant ${index}`);

const bulk = isSoak ? { reviews: 300, cuts: 400, atOnce: 6 } : { reviews: 60, cuts: 80, atOnce: 4 };

emulatorTest(
  `${bulk.reviews} reviews are stored once each, though ${bulk.cuts} answers are cut after the server did what was asked`,
  { timeout: 300_000 },
  async () => {
    const { database, proxy, visit } = await setup('cut-answers', 5_000);
    let turn = 0;
    proxy.choose(({ method, path }) => {
      if (method !== 'POST') return 'none';
      turn += 1;
      // No commit is ever answered; nor is every third look at what became of it.
      const isCut = path.includes(':commit') || (path.includes(':batchGet') && turn % 3 === 0);
      return isCut ? (turn % 2 === 0 ? 'reset after' : 'cut the answer') : 'none';
    });
    const names = nameAll(bulk.reviews);
    await sendAll(names, bulk.atOnce, visit);
    expect(proxy.countFaults()).toBeGreaterThanOrEqual(bulk.cuts);
    await expectOnceEach(database, names);
    keepFigure('reviews sent while the answers were cut', names.length);
    keepFigure('answers cut after the server did what was asked', proxy.countFaults());
  },
);

const storm = isSoak ? { visitors: 16, each: 4 } : { visitors: 8, each: 2 };

emulatorTest(
  `${storm.visitors} visitors with ${storm.each} reviews each are stored once each, whatever fails`,
  { timeout: 600_000 },
  async () => {
    const { database, proxy, visit } = await setup('storm', 4_000);
    // The same faults in each run: a number that a small generator draws, never below 0.
    let drawn = 20261121;
    proxy.choose(({ method }) => {
      if (method !== 'POST') return 'none';
      drawn = (drawn * 1103515245 + 12345) % 2 ** 31;
      const at = Math.floor((drawn / 2 ** 31) * faults.length * 4);
      return faults[at] ?? 'none'; // one in four fails
    });
    const names = nameAll(storm.visitors * storm.each);
    await sendAll(names, storm.visitors, visit);
    expect(proxy.countFaults()).toBeGreaterThan(names.length);
    await expectOnceEach(database, names);
    keepFigure('reviews sent under random faults', names.length);
    keepFigure('random faults', proxy.countFaults());
  },
);
