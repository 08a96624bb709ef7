// What becomes of a review that is not simply stored. The faults of a connection are met in a browser:
// tests/browser/own-emulator/faulty-connections.spec.ts.
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, vi } from 'vitest';
import { emptyDatabase, emulatorTest } from '../emulator.ts';
import { createNewReview } from '../reviews.ts';
import { today } from '../today.ts';
import { startFaultProxy } from './fault-proxy.ts';
import { readStored } from './stored-reviews.ts';
import { createVisitor } from './visitors.ts';

async function setup(name: string) {
  const database = await emptyDatabase(name);
  const proxy = await startFaultProxy(database.port);
  onTestFinished(proxy.refuse);
  const visit = (timeout: number) => createVisitor({ ...database, port: proxy.port }, timeout);
  return { database, proxy, visit };
}

emulatorTest(
  'a closed form stores nothing, and once it has opened again the review once',
  async () => {
    const { database, visit } = await setup('closed');
    const setOpen = (open: boolean) =>
      database.owner.commit({ set: 'settings/reviewForm', fields: { open } });
    const visitor = visit(50_000);
    const review = createNewReview({ date: today() });
    await setOpen(false);
    expect(await visitor.send(review)).toBe('closed');
    expect(await readStored(database)).toEqual([]);
    await setOpen(true);
    expect(await visitor.send(review)).toBe('sent');
    expect(await visitor.send(review)).toBe('sent');
    expect(await readStored(database)).toHaveLength(1);
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
    // The count and the highest number, the commit, its own name and the closing.
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
