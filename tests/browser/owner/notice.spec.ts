import type { Page } from '@playwright/test';
import { formatDayWithoutYear } from 'shared/format-day.ts';
import { phoneHours } from 'shared/phone-hours.ts';
import { today } from '../../today.ts';
import { expect, hold, test } from '../site-test.ts';
import { button, check, openPage, ownersPhone, pickDay } from './owner-phone.ts';

test.use(ownersPhone);

const writeDay = (days: number) => today(days).replaceAll('/', '-');

test('the owner plans a holiday in nine presses, publishes a notice for today, and ends it', async ({
  page: owner,
  openVisitorPage,
}) => {
  const first = owner.getByLabel('Eerste dag');
  const last = owner.getByLabel('Laatste dag');
  const text = owner.getByRole('textbox', { name: 'Tekst' });
  const publish = () => button(owner, 'Zet op de site').tap();
  const visitor = await openVisitorPage();
  const usual = / bereikbaar (tot|vanaf) /;

  const presses = await openPage(owner, 'Mededeling');
  const start = 51 - Number(today().slice(8)); // on 20 of next month, or up to three days later
  const picked =
    (await pickDay(first, writeDay(start))) + (await pickDay(last, writeDay(start + 5)));
  expect(picked).toBeLessThanOrEqual(9 - 2);
  await text.fill('Mailen mag altijd.');
  await publish();
  await presses.expect(2);
  await expect(owner.getByRole('status')).toContainText('De mededeling is bewaard.');
  await expect(
    owner.getByText(`Gepland. Te zien vanaf ${formatDayWithoutYear(today(start - 14))} `),
  ).toBeVisible();
  await check(owner);
  await expectOn(visitor, start, /^Vakantie (\d|t\/m ).*\.Mailen mag altijd\.$/, /^Vakantie /);

  await owner.getByRole('radio', { name: 'Gesloten' }).tap();
  await text.fill('Ik ben ziek.');
  await last.fill(writeDay(-1));
  await publish();
  await expect(owner.getByRole('alert')).toContainText('De laatste dag ligt vóór de eerste dag.');
  await expect(text).toHaveValue('Ik ben ziek.');
  await check(owner);
  await last.fill(writeDay(0));
  await button(owner, 'Bekijk eerst').tap();
  await expect(owner.getByRole('status')).toHaveText('Dit staat nog niet op de site.');
  await check(owner);
  await publish();
  await expect(owner.getByText(/^Nu op de site, tot en met /)).toBeVisible();
  await check(owner);
  await expectOn(visitor, 0, /^Vandaag gesloten\.Ik ben ziek\.$/, /^Vandaag gesloten$/);
  await button(owner, 'Beëindig nu').tap();
  await expect(owner.getByRole('status')).toContainText('Dit is weg.');
  await expect(owner.getByText('Er staat nu geen mededeling op de site.')).toBeVisible();
  await expectOn(visitor, 0, null, usual);
});

test('the owner is ill: three presses close the salon today; a new notice after she ends that is kept', async ({
  page: owner,
}) => {
  const text = owner.getByRole('textbox', { name: 'Tekst' });
  const presses = await openPage(owner, 'Mededeling');
  await owner.getByRole('radio', { name: 'Gesloten' }).tap();
  await button(owner, 'Zet op de site').tap();
  await presses.expect(3);
  const closed = owner.getByRole('listitem').filter({ hasText: 'Vandaag gesloten.' });
  await closed.getByRole('button', { name: 'Beëindig nu' }).tap();
  await expect(owner.getByRole('status')).toContainText('Dit is weg.');
  await expect(owner.getByText('Vandaag gesloten.')).toBeVisible();
  await check(owner);
  await text.fill('Een nieuwe mededeling.');
  await owner.getByRole('link', { name: 'Recensies' }).tap();
  await owner.getByRole('link', { name: 'Mededeling' }).tap();
  await expect(text).toHaveValue('Een nieuwe mededeling.');
  await owner.goBack();
  await owner.goBack();
  await expect(text).toHaveValue('Een nieuwe mededeling.');
  await text.fill('');
});

test('a text typed before the owner’s script runs is kept, and replaces an older draft', async ({
  page: owner,
}) => {
  const text = owner.getByRole('textbox', { name: 'Tekst' });
  await openPage(owner, 'Mededeling');
  const url = owner.url();
  for (const typed of ['Een oude tekst.', 'Een nieuwe tekst.']) {
    const release = await hold(owner, '**/beheer.js');
    await owner.goto(url, { waitUntil: 'commit' });
    await text.fill(typed);
    release();
    await owner.waitForLoadState();
    await expect(text).toHaveValue(typed);
    await owner.goto('/beheer');
    await owner.goto(url);
    await expect(text).toHaveValue(typed);
  }
});

/** Opens /contact with the clock `days` later. If `notice` is null, the page must show none. */
async function expectOn(visitor: Page, days: number, notice: RegExp | null, available: RegExp) {
  const bar = visitor.getByRole('complementary', { name: 'Mededeling' }).getByRole('status');
  await visitor.clock.setFixedTime(`${writeDay(days)}T11:30:00Z`);
  const response = visitor.waitForResponse(/documents:batchGet/);
  await visitor.goto('/contact');
  await (await response).finished();
  if (notice) await expect(bar).toHaveText(notice);
  const texts = phoneHours.length > 0 ? [available] : [];
  const shown = visitor.getByRole('main').getByText(/bereikbaar|^Vakantie |^Vandaag gesloten$/);
  await expect(shown).toHaveText(texts);
  if (!notice) await expect(bar).toHaveCount(0);
}
