// Tests the cases of notices that tests/browser/owner/notice.spec.ts leaves out.
import { expect } from 'vitest';
import { emulatorTest } from '../emulator.ts';
import { day, startOwnerSite } from './owner-site.ts';

const path = '/beheer/mededeling';
const publish = 'Zet op de site';
const christmas = {
  'Eerste dag': '2026-12-24',
  'Laatste dag': '2026-12-31',
  Tekst: 'Mailen mag.',
} as const;

async function setup() {
  const { requestAs, read, store, clock } = await startOwnerSite(); // the clock is at 2026-11-23
  const owner = requestAs('all');
  const readNotices = async () => {
    const { notices } = (await read('notices/current')) ?? {};
    return (notices ?? []) as { id: string; text: string }[];
  };
  return { owner, open: (query = '') => owner.get(path + query), readNotices, store, clock };
}

emulatorTest('a refused notice gets an error for each fault, and keeps its text', async () => {
  const { owner, open, readNotices } = await setup();
  const wrong = await owner.post(path, {
    stap: 'bewaren',
    id: 'a',
    kind: 'open',
    text: 'a'.repeat(241),
    until: '2026-02-30',
  });
  expect(wrong.status).toBe(400);
  for (const fault of ['waar het', '241 tekens', 'eerste dag', 'laatste dag', 'hoelang']) {
    expect(wrong.banners).toContain(fault);
  }
  for (const [until, fault] of [
    ['2026-12-23', 'vóór de eerste dag'],
    ['2026-11-22', 'al voorbij'],
    ['2027-11-23', 'hooguit een jaar vooruit'],
    ['2072-12-31', 'hooguit een jaar vooruit'],
  ] as const) {
    const refused = await (await open()).press(publish, { ...christmas, 'Laatste dag': until });
    expect([refused.status, refused.banners]).toEqual([400, expect.stringContaining(fault)]);
    refused.getByDisplayValue('Mailen mag.');
  }
  expect(await readNotices()).toEqual([]);
});

emulatorTest('a notice sent three times is stored once; a conflict gets a warning', async () => {
  const { open, readNotices } = await setup();
  const first = await open();
  const preview = await first.press('Bekijk eerst', christmas);
  preview.getByText('Vakantie 24 t/m 31 december.');
  expect(await readNotices()).toEqual([]);
  for (const page of [first, preview, first]) await page.press(publish, christmas);
  const [notice, ...others] = await readNotices();
  const days = { from: '2026/12/24', until: '2026/12/31', shownFrom: '2026/12/10' };
  expect(notice).toEqual({ id: notice?.id, kind: 'holiday', text: 'Mailen mag.', ...days });
  expect(others).toEqual([]);

  const query = `?id=${notice?.id}`;
  const [phone, tablet] = [await open(query), await open(query)];
  const list = await open();
  await phone.press(publish, { Tekst: 'Ook bellen.' });
  const late = await tablet.press(publish, { Tekst: 'Anders.' });
  expect(late.status).toBe(409);
  late.getByText('Ook bellen.');
  late.getByDisplayValue('Anders.');
  const discarded = await list.press('Gooi weg'); // this page was opened before the change
  expect(await readNotices()).toEqual([]);
  discarded.getByText('Ook bellen.');
  expect(discarded.getByLabelText('Tekst', { exact: false })).toHaveProperty('value', '');
  expect(discarded.canonical).toBe(path);
  for (const press of [1, 2])
    expect([press, (await discarded.press('Zet terug')).status]).toEqual([press, 200]);
  expect(await readNotices()).toEqual([{ ...notice, text: 'Ook bellen.' }]);
  expect((await late.press(publish)).status).toBe(200); // a press after the warning is accepted
  expect((await readNotices()).map(({ text }) => text)).toEqual(['Anders.']);
});

emulatorTest(
  'a notice whose last day has passed since its form was opened is extended',
  async () => {
    const { open, readNotices, clock } = await setup();
    const today = { 'Eerste dag': '2026-11-23', 'Laatste dag': '2026-11-23', Tekst: 'Ziek.' };
    await (await open()).press(publish, { ...today, Gesloten: true });
    const [notice] = await readNotices();
    const form = await open(`?id=${notice?.id}`);
    clock.time += day;
    const extended = await form.press(publish, { 'Laatste dag': '2026-11-25' });
    expect([extended.status, extended.banners]).toEqual([200, 'De mededeling is bewaard.']);
    expect(await readNotices()).toEqual([{ ...notice, until: '2026/11/25' }]);
  },
);

emulatorTest(
  'notices are sorted by their first day, with those of a full B&B and an older one',
  async () => {
    const { open, store, readNotices } = await setup();
    const old = { kind: 'holiday', text: 'Kerst.', from: '2026/12/24', until: '2026/12/31' };
    await store({ 'notices/current': old });
    const plan = async (kind: string, date: string, text: string) => {
      const days = { 'Eerste dag': date, 'Laatste dag': date };
      const stored = await (await open()).press(publish, { [kind]: true, ...days, Tekst: text });
      expect([text, stored.status]).toEqual([text, 200]);
    };
    await plan('B&B volgeboekt', '2027-07-01', 'Kamers.');
    await plan('Gesloten', '2026-11-23', 'Ziek.');
    const { text } = await open();
    expect(text).toMatch(/Ziek\.[\s\S]*Kerst\.[\s\S]*Kamers\./);
    expect(text).toContain('Te zien vanaf 17 juni tot en met 1 juli');
    const changed = await (await open('?id=current')).press(publish, {
      'Laatste dag': '2027-01-03',
    });
    expect(changed.status).toBe(200);
    expect((await readNotices()).map((notice) => notice.text)).toEqual([
      'Ziek.',
      'Kerst.',
      'Kamers.',
    ]);
  },
);
