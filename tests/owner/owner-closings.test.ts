// Tests the cases of closed forms that tests/browser/owner/closings.spec.ts leaves out.
import { expect } from 'vitest';
import { emulatorTest } from '../emulator.ts';
import { startOwnerSite } from './owner-site.ts';

const path = '/beheer/formulier';

emulatorTest('/beheer reports a closed form until the moment at which it reopens', async () => {
  const { requestAs, clock, read } = await startOwnerSite(); // the clock starts on 2026-11-23
  const owner = requestAs('all');
  await (await owner.get(path)).press(/recensieformulier dicht/, { 'Weer open': '2026-12-01' });
  const until = Number((await read('settings/reviewForm'))?.until);
  expect(new Date(until).toDateString()).toBe('Tue Dec 01 2026');
  for (const [time, words] of [
    [until - 1, /^Het recensieformulier is dicht/],
    [until, /^$/],
  ] as const) {
    clock.time = time;
    expect((await owner.get('/beheer')).banners.trim()).toMatch(words);
  }
});

emulatorTest('the day to reopen a form is refused if invalid, too early or too late', async () => {
  const { requestAs, readEverything } = await startOwnerSite();
  const before = await readEverything();
  for (const [formulier, dag] of [
    ['reviewForm', ''],
    ['reviewForm', '2026-02-30'],
    ['mailForm', '2026-11-23'], // today
    ['mailForm', '2027-11-23'], // the site shows no year, so this would read as today
  ] as const) {
    const { status, banners } = await requestAs('all').post(path, { formulier, open: 'nee', dag });
    expect([dag, status, banners]).toEqual([
      dag,
      400,
      expect.stringContaining('Kies een latere dag'),
    ]);
  }
  expect(await readEverything()).toBe(before);
});
