// Each count of presses starts at /beheer, on a device that is logged in.
import { formatDayWithoutYear } from 'shared/format-day.ts';
import { today } from '../../today.ts';
import { connectTo } from '../firestore.ts';
import { expect, test } from '../site-test.ts';
import { button, check, openPage, ownersPhone, site } from './owner-phone.ts';

test.use(ownersPhone);

const database = connectTo(site).owner;

test('the owner reports a full B&B in three presses, and visitors see it beside seven later periods', async ({
  page: owner,
  openVisitorPage,
}) => {
  const planned = Array.from({ length: 7 }, (_, index) => ({
    id: `${index}`,
    kind: 'boarding-full',
    text: '',
    from: today(40 * (index + 1)),
    until: today(40 * (index + 1) + 7),
  }));
  const store = (notices: typeof planned) =>
    database.commit({ update: 'notices/current', fields: { notices } });
  await store(planned);
  const visitor = await openVisitorPage();
  const presses = await openPage(owner, 'Mededeling');
  await owner.getByRole('radio', { name: 'B&B volgeboekt' }).tap();
  await button(owner, 'Zet op de site').tap();
  await presses.expect(3);
  await expect(owner.getByRole('status')).toContainText('De mededeling is bewaard.');
  await check(owner);
  await visitor.goto('/b&b');
  const bar = visitor.getByRole('complementary', { name: 'Mededeling' });
  await expect(bar).toHaveText('Vandaag B&B volgeboekt.');
  const periods = visitor.getByText('Volgeboekt', { exact: true }).locator('~ p');
  await expect(periods).toHaveCount(8);
  await expect(periods.last()).toContainText(formatDayWithoutYear(today(287)));
  await expect(periods.last()).toBeInViewport();
  await check(visitor);
  await visitor.clock.setFixedTime(`${today(1).replaceAll('/', '-')}T11:30:00Z`);
  await visitor.reload();
  await expect(periods).toHaveCount(7); // the first period has ended
  await expect(bar).toHaveCount(0);
  await owner.getByRole('button', { name: 'Beëindig nu' }).tap();
  await expect(owner.getByRole('button', { name: 'Gooi weg' })).toHaveCount(7);
  await store([]);
});

test('the owner changes the waiting time in three presses, and a text that she does not store is kept', async ({
  page: owner,
  openVisitorPage,
}) => {
  const visitor = await openVisitorPage();
  const field = owner.getByRole('textbox', { name: 'Hoe snel' });
  const presses = await openPage(owner, 'Wachttijd');
  await field.tap();
  await field.fill('U kunt nu meestal binnen drie weken terecht.');
  await owner.goto('/beheer');
  await owner.goBack();
  await expect(field).toHaveValue('U kunt nu meestal binnen drie weken terecht.');
  await button(owner, 'Zet op de site').tap();
  await presses.expect(3);
  await expect(owner.getByRole('status')).toContainText('Het staat op de site.');
  await check(owner);
  const waiting = visitor.getByText('U kunt nu meestal binnen drie weken terecht.');
  const agenda = visitor.waitForResponse(/documents:batchGet/);
  await visitor.goto('/');
  await agenda;
  await expect(waiting).toBeVisible();
  await visitor.emulateMedia({ media: 'print' });
  await expect(waiting).toBeVisible();
});
