// Reviews over a connection that fails after the server did what was asked; every other fault is met in a
// browser (tests/browser/faulty-connections.spec.ts).
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, vi } from 'vitest';
import { emptyDatabase, emulatorTest } from '../emulator.ts';
import { readStored } from '../load/stored-reviews.ts';
import { createVisitor } from '../load/visitors.ts';
import { createNewReview } from '../reviews.ts';
import { today } from '../today.ts';
import { startFaultProxy } from './fault-proxy.ts';

async function setup(name: string) {
  const database = await emptyDatabase(name);
  const proxy = await startFaultProxy(database.port);
  onTestFinished(proxy.refuse);
  const visit = (timeout: number) => createVisitor({ ...database, port: proxy.port }, timeout);
  return { database, proxy, visit };
}

/** Enough to meet each way in which a response is cut, many times. */
const reviews = 32;

emulatorTest(
  `${reviews} reviews are stored once each, though every response to them is cut`,
  { timeout: 120_000 },
  async () => {
    const { database, proxy, visit } = await setup('bad-connection');
    let turn = 0;
    proxy.chooseFault(({ method, path }) => {
      turn += 1;
      // No commit ever gets its response; nor does every third look at what became of it.
      const isCut = path.includes(':commit') || (path.includes(':batchGet') && turn % 3 === 0);
      if (method !== 'POST' || !isCut) return 'none';
      return turn % 2 === 0 ? 'reset after' : 'cut the response';
    });
    const names = Array.from({ length: reviews }, (_, index) => `Klant ${index}`);
    const waiting = [...names];

    /** Clicks until the success banner, as visitors do who do not give up. */
    async function sendNext() {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const visitor = visit(2_500); // less than on the site: many tries fit into one test
        const send = () => visitor.send(createNewReview({ name: next, date: today() }));
        await vi.waitFor(send, { timeout: 100_000, interval: 50 });
      }
    }
    await Promise.all(Array.from({ length: 8 }, sendNext));

    expect(proxy.countFaults()).toBeGreaterThanOrEqual(reviews);
    const stored = await readStored(database);
    expect(stored.map((review) => review.name).sort()).toEqual(names.toSorted());
  },
);

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

emulatorTest('a review that was told to have failed is not sent after all', async () => {
  const { database, proxy, visit } = await setup('too-late');
  proxy.chooseFault(({ path }) => (path.includes(':batchGet') ? 'slow' : 'none'));
  const sent = visit(300).send(createNewReview({ date: today() }));
  await expect(sent).rejects.toThrow('No response within');
  const met = proxy.countFaults();
  await vi.waitFor(() => expect(proxy.countFaults()).toBeGreaterThan(met), 5_000); // it looked whether it is there
  await pause(1_500);
  expect(await readStored(database)).toEqual([]);
});
