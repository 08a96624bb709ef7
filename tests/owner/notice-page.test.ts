// Tests the owner's notices and the waiting time.
import { expect } from 'vitest';
import { emulatorTest } from '../emulator.ts';
import { startOwnerSite } from './owner-site.ts';

const path = '/beheer/mededelingen';
const publish = 'Zet op de site';
const christmas = { 'Eerste dag': '2026-12-24', 'Laatste dag': '2026-12-31', Tekst: 'Mailen mag.' };

async function setup() {
  const { openOwner, read, store, clock } = await startOwnerSite(); // the clock is at 2026-11-23
  const owner = openOwner();
  const readAgenda = async () => (await read('notices/current')) ?? {};
  const openWaiting = () => owner.get('/beheer/wachttijd');
  return { open: () => owner.get(path), openWaiting, readAgenda, store, clock };
}

emulatorTest('a notice is stored once, two weeks ahead, and discarded', async () => {
  const { open, readAgenda } = await setup();
  const page = await open();
  for (const _ of ['sent', 'sent again']) await page.press(publish, christmas);
  const days = { from: '2026/12/24', until: '2026/12/31', shownFrom: '2026/12/10' };
  expect((await readAgenda()).notices).toEqual([
    { id: expect.any(String), kind: 'closed', text: 'Mailen mag.', ...days },
  ]);
  const list = await open();
  expect(list.item('Mailen mag.').text).toContain('Gesloten 24 t/m 31 december');
  const gone = await list.item('Mailen mag.').press('Gooi weg');
  expect(gone.banners).toContain('“Gesloten 24 t/m 31 december” is weg.');
  expect((await readAgenda()).notices).toEqual([]);
  // The discarded notice is filled in, so the same press as for a new one changes or restores it.
  await gone.press(publish, { Tekst: 'Mailen mag altijd.' });
  expect((await readAgenda()).notices).toMatchObject([{ text: 'Mailen mag altijd.', ...days }]);
});

emulatorTest('"Gooi weg" keeps what the owner has typed for a new notice', async () => {
  const { open, readAgenda } = await setup();
  await (await open()).press(publish, christmas);
  const page = await open();
  page.fill({ Tekst: 'Op de beurs.' });
  const gone = await page.item('Mailen mag.').press('Gooi weg');
  gone.getByDisplayValue('Op de beurs.');
  await gone.press(publish);
  expect((await readAgenda()).notices).toMatchObject([{ text: 'Op de beurs.' }]);
});

emulatorTest('a discarded notice that had begun is filled in from today', async () => {
  const { open, store } = await setup();
  const notice = { id: 'a', kind: 'holiday', text: '', from: '2026/11/20', until: '2026/12/01' };
  await store({ 'notices/current': { notices: [notice] } });
  const gone = await (await open()).item('Vakantie').press('Gooi weg');
  expect(gone.getByLabelText('Eerste dag')).toHaveProperty('value', '2026-11-23');
  expect(gone.getByLabelText('Vakantie')).toHaveProperty('checked', true);
  expect((await gone.press(publish)).banners).toBe('“Vakantie t/m 1 december” staat op de site.');
});

emulatorTest('a notice with impossible days is refused, and keeps its text', async () => {
  const { open, readAgenda } = await setup();
  for (const [first, last, fault] of [
    ['0026-11-23', '2026-11-30', 'vandaag of later'],
    ['1926-11-23', '2026-11-30', 'vandaag of later'],
    ['2026-11-22', '2026-11-30', 'vandaag of later'],
    ['2026-12-24', '2026-12-23', 'niet voor de eerste'],
    ['2026-12-24', '2026-02-30', 'niet voor de eerste'],
    ['2026-12-24', '2027-11-23', 'hooguit een jaar'],
  ] as const) {
    const values = { 'Eerste dag': first, 'Laatste dag': last, Tekst: 'Mailen mag.' };
    const refused = await (await open()).press(publish, values);
    expect([first, last, refused.status]).toEqual([first, last, 400]);
    expect(refused.banners).toContain(fault);
    refused.getByDisplayValue('Mailen mag.');
  }
  const long = await (await open()).press(publish, { ...christmas, Tekst: 'a'.repeat(241) });
  expect([long.status, long.banners]).toEqual([400, expect.stringContaining('241 tekens')]);
  expect(await readAgenda()).toEqual({});
});

emulatorTest('a change drops what has ended, and keeps what another page stored', async () => {
  const { open, openWaiting, readAgenda, store } = await setup();
  const notice = { kind: 'closed', text: 'Oud.', from: '2026/11/01', until: '2026/11/22' };
  const full = { ...notice, id: 'b', kind: 'boarding-full', text: 'Vol.', until: '2026/11/23' };
  await store({ 'notices/current': { notices: [{ ...notice, id: 'a' }, full], waiting: 'Snel.' } });
  const page = await open();
  const waitingPage = await openWaiting();
  const words = 'Hoe snel kan een klant terecht?';
  const saved = await waitingPage.press('Bewaar', { [words]: 'Over een week.' });
  expect(saved.banners).toBe('Deze zin staat op de site.');
  const long = await waitingPage.press('Bewaar', { [words]: 'a'.repeat(241) });
  expect([long.status, long.banners]).toEqual([400, expect.stringContaining('241 tekens')]);
  const published = await page.press(publish, christmas);
  expect(published.banners).toBe(
    '“Gesloten 24 t/m 31 december” is bewaard, en staat vanaf 10 december op de site.',
  );
  const { notices, waiting } = await readAgenda();
  expect(waiting).toBe('Over een week.');
  expect((notices as { text: string }[]).map(({ text }) => text)).toEqual(['Vol.', 'Mailen mag.']);
});
