// The owner's brakes on both forms, on both databases.
import { expect, test } from 'vitest';
import type { Database } from '../../functions/src/database.ts';
import { openEmbedded, testOnBoth } from './open-documents.ts';
import { fields, readEverything, startOwnerSite } from './owner-site.ts';

const path = '/beheer/formulier';
const december = Date.parse('2026-12-01T00:00+01:00');

async function setup(documents: Database) {
  const { visitAs, clock, read } = await startOwnerSite(documents); // 23 November 2026
  const press = (formulier: string, open: string, dag = '') =>
    visitAs('all').post(path, fields({ formulier, open, dag }));
  return { clock, press, read, look: async (page = path) => (await visitAs('all').get(page)).text };
}

testOnBoth(
  'each form is closed until a day, says so on both pages, and opens by itself',
  async (all) => {
    const { clock, press, read, look } = await setup(all);
    expect(await look()).toContain('value="2026-11-30"'); // a week, unless she chooses another day
    for (const form of ['reviewForm', 'mailForm']) {
      expect((await press(form, 'nee', '2026-12-01')).status).toBe(303);
      const stored = await read(`settings/${form}`);
      expect(stored).toEqual({ open: false, until: december });
    }
    for (const page of ['/beheer', path]) {
      for (const name of ['recensieformulier', 'mailformulier']) {
        const sentence = `Het ${name} is dicht en gaat vanzelf weer open op 1 december.`;
        expect(await look(page)).toContain(sentence);
      }
    }
    clock.time = december - 1;
    expect(await look()).toContain('is dicht');
    clock.time = december;
    expect(await look()).not.toContain('is dicht');
  },
);

testOnBoth('she opens one sooner, and the other stays closed', async (all) => {
  const { press, look } = await setup(all);
  for (const form of ['reviewForm', 'mailForm']) await press(form, 'nee', '2026-12-01');
  await press('mailForm', 'ja');
  expect(await look()).toMatch(/recensieformulier is dicht/);
  expect(await look()).not.toMatch(/mailformulier is dicht/);
});

testOnBoth(
  'a form that was closed before there were days stays closed until she opens it',
  async (all) => {
    const { clock, press, look } = await setup(all);
    await all.transact(async ({ set }) => set('settings/reviewForm', { open: false }));
    clock.time += 400 * 86_400_000;
    expect(await look()).toContain('Het recensieformulier is dicht tot u het weer opent.');
    await press('reviewForm', 'ja');
    expect(await look()).not.toContain('is dicht');
  },
);

test.each([
  ['reviewForm', ''],
  ['reviewForm', '2026-02-30'],
  ['mailForm', '2026-11-23'], // today
  ['mailForm', '2027-11-23'], // a day without its year would be another one
  ['mail', '2026-12-01'],
])('%s is not closed until %j', async (form, day) => {
  const documents = await openEmbedded();
  const { press } = await setup(documents);
  const before = await readEverything(documents);
  const { status, text } = await press(form, 'nee', day);
  expect([status, text.match(/Kies een dag vanaf morgen/)]).toEqual([400, expect.anything()]);
  expect(await readEverything(documents)).toBe(before);
});
