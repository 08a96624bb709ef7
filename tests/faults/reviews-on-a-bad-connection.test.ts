// Many reviews over a connection that fails. The short run belongs to `npm test`; SOAK=1 plays it in full.
import { expect, onTestFinished, vi } from 'vitest';
import { emptyDatabase, emulatorTest } from '../emulator.ts';
import { keepFigure } from '../keep-figure.ts';
import { readStored } from '../load/stored-reviews.ts';
import { createVisitor } from '../load/visitors.ts';
import { createNewReview } from '../reviews.ts';
import { today } from '../today.ts';
import { startFaultProxy } from './fault-proxy.ts';
import { type Fault, faults } from './forward-request.ts';

const isSoak = Boolean(process.env.SOAK);

async function setup(name: string) {
  const database = await emptyDatabase(name);
  const proxy = await startFaultProxy(database.port);
  onTestFinished(proxy.refuse);
  const visit = (timeout: number) => createVisitor({ ...database, port: proxy.port }, timeout);
  return { database, proxy, visit };
}

let turn = 0;
/** The same faults in each run: a number that a small generator draws, never below 0. */
let drawn = 20261121;

type Case = { reviews: number; leastFaults: number; chooseFault: (path: string) => Fault };
const cases: Record<string, Case> = {
  'are cut after the server did what was asked': {
    reviews: isSoak ? 300 : 32,
    leastFaults: isSoak ? 400 : 40,
    chooseFault(path) {
      turn += 1;
      // No commit ever gets its response; nor does every third look at what became of it.
      const isCut = path.includes(':commit') || (path.includes(':batchGet') && turn % 3 === 0);
      return isCut ? (turn % 2 === 0 ? 'reset after' : 'cut the response') : 'none';
    },
  },
  'fail in every way, one in four': {
    reviews: isSoak ? 64 : 8,
    leastFaults: isSoak ? 64 : 8,
    chooseFault() {
      drawn = (drawn * 1103515245 + 12345) % 2 ** 31;
      return faults[Math.floor((drawn / 2 ** 31) * faults.length * 4)] ?? 'none';
    },
  },
};

for (const [what, { reviews, leastFaults, chooseFault }] of Object.entries(cases)) {
  const name = `${reviews} reviews are stored once each, though responses ${what}`;
  emulatorTest(name, { timeout: 600_000 }, async () => {
    const { database, proxy, visit } = await setup('bad-connection');
    proxy.chooseFault(({ method, path }) => (method === 'POST' ? chooseFault(path) : 'none'));
    const names = Array.from({ length: reviews }, (_, index) => `Klant ${index}`);
    const waiting = [...names];

    /** Clicks until the success banner, as visitors do who do not give up. */
    async function sendNext() {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const visitor = visit(isSoak ? 5_000 : 2_500); // less than on the site: many tries fit into one test
        const send = () => visitor.send(createNewReview({ name: next, date: today() }));
        await vi.waitFor(send, { timeout: 200_000, interval: 50 });
      }
    }
    await Promise.all(Array.from({ length: 8 }, sendNext));

    expect(proxy.countFaults()).toBeGreaterThanOrEqual(leastFaults);
    const stored = await readStored(database);
    expect(stored.map((review) => review.name).sort()).toEqual(names.toSorted());
    keepFigure(`reviews sent while responses ${what}, stored once each`, reviews);
    keepFigure(`responses that ${what}`, proxy.countFaults());
  });
}

emulatorTest(
  'a review that the rules refuse is asked for once, looked up once, and rejects',
  async () => {
    const { database, proxy, visit } = await setup('refused');
    const requests: string[] = [];
    proxy.chooseFault(({ method, path }) => {
      if (method === 'POST') requests.push(/:(\w+)/.exec(path)?.[1] ?? '');
      return 'none';
    });
    const sent = visit(50_000).send(createNewReview({ date: '2020/01/01' }));
    await expect(sent).rejects.toMatchObject({ code: 'permission-denied' });
    // The count and the highest number, the commit, its own name and the brake.
    expect(requests).toEqual(['batchGet', 'runQuery', 'commit', 'batchGet', 'batchGet']);
    expect(await readStored(database)).toEqual([]);
  },
);
