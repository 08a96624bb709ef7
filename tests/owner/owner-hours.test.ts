// Tests the waiting time, and days with other telephone hours.
import { phoneHours } from 'shared/phone-hours.ts';
import { expect } from 'vitest';
import { emulatorTest } from '../emulator.ts';
import { christmas } from '../notices.ts';
import { day, startOwnerSite } from './owner-site.ts';

const path = '/beheer/telefoon';
const publish = 'Zet op de site';

async function setup() {
  const site = await startOwnerSite(); // the clock is at 2026-11-23
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
    expect(await readAgenda()).toEqual({ notices: [christmas], waiting, phoneDays: [] });
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

emulatorTest(
  'a day gets other hours or none, replaces what it had, and goes when it has passed',
  async ({ skip }) => {
    skip(phoneHours.length === 0, 'A salon without telephone hours has no such form');
    const { open, readAgenda, clock } = await setup();
    const readDays = async () => (await readAgenda())?.phoneDays;
    const hours = 'Zet deze uren op de site';
    const first = await open();
    await first.press(hours, { 'Bereikbaar vanaf': '9', 'Bereikbaar tot': '12' });
    await first.press(hours, { 'Bereikbaar tot': '13.5' });
    await first.press('Die dag niet bereikbaar', { Dag: '2026-11-26' });
    const today = { day: '2026/11/23', from: 9, until: 13.5 };
    const thursday = { day: '2026/11/26', from: 0, until: 0 };
    expect(await readDays()).toEqual([today, thursday]);
    const list = await open();
    list.getByText('donderdag 26 november niet bereikbaar');
    const removed = await list.item('maandag 23 november').press('Haal weg');
    expect(await readDays()).toEqual([thursday]);
    expect(removed.banners).toContain('Op die dag gelden weer uw gewone uren.');
    // Its own form, because that of a new day may show a draft of another day.
    const back = await removed.press('Zet terug');
    expect(await readDays()).toEqual([today, thursday]);
    await (await back.item('donderdag 26 november').press('Haal weg')).press('Zet terug');
    expect(await readDays()).toEqual([today, thursday]);
    for (const [values, fault] of [
      [{ Dag: '' }, 'Kies vandaag of een latere dag'],
      [{ Dag: '2026-11-22' }, 'Kies vandaag of een latere dag'],
      [{ Dag: '2027-11-23' }, 'Kies vandaag of een latere dag'],
      [{ 'Bereikbaar tot': '9' }, 'Kies een einde na het begin.'],
    ] as const) {
      const refused = await (await open()).press(hours, values);
      expect([refused.status, refused.banners]).toEqual([400, expect.stringContaining(fault)]);
    }
    clock.time += day;
    expect((await open()).text).not.toContain('maandag 23 november');
    await (await open()).press(publish, { 'Hoe snel': 'Morgen.' });
    expect(await readDays()).toEqual([thursday]);
  },
);
