import { expect } from 'vitest';
import { emulatorTest } from '../emulator.ts';
import { christmas } from '../notices.ts';
import { startOwnerSite } from './owner-site.ts';

const path = '/beheer/wachttijd';
const publish = 'Zet op de site';

async function setup() {
  const site = await startOwnerSite();
  const owner = site.requestAs('all');
  await site.store({ 'notices/current': { notices: [christmas] } });
  return { ...site, open: () => owner.get(path), readAgenda: () => site.read('notices/current') };
}

emulatorTest(
  'the waiting time is stored and emptied, beside the notices; a conflict gets a warning',
  async () => {
    const { open, readAgenda } = await setup();
    const [phone, tablet] = [await open(), await open()];
    for (const press of [1, 2]) {
      const saved = await phone.press(publish, { 'Hoe snel': ' Binnen een week. ' });
      expect([press, saved.status, saved.banners.trim()]).toEqual([
        press,
        200,
        'Het staat op de site.',
      ]);
      saved.getByDisplayValue('Binnen een week.');
    }
    const waiting = 'Binnen een week.';
    expect(await readAgenda()).toEqual({ notices: [christmas], waiting });
    const late = await tablet.press(publish, { 'Hoe snel': 'Nu even niet.' });
    expect(late.status).toBe(409);
    late.getByText(waiting);
    late.getByDisplayValue('Nu even niet.');
    expect((await late.press(publish)).status).toBe(200);
    const long = await (await open()).press(publish, { 'Hoe snel': 'x'.repeat(241) });
    expect([long.status, long.banners]).toEqual([400, expect.stringContaining('241 tekens')]);
    expect(await readAgenda()).toMatchObject({ waiting: 'Nu even niet.' });
    await (await open()).press(publish, { 'Hoe snel': '' });
    expect(await readAgenda()).toMatchObject({ waiting: '' });
  },
);
