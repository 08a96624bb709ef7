import { formatDayWithoutYear } from 'shared/format-day.ts';
import { phoneHours } from 'shared/phone-hours.ts';
import { today } from '../../today.ts';
import { expect, test } from '../site-test.ts';
import { button, check, openPage, ownersPhone, tapAndLoad } from './owner-phone.ts';

test.use(ownersPhone);

const writeDay = (days: number) => today(days).replaceAll('/', '-');

test('the owner is ill today, plans a holiday and a full B&B, and changes the waiting time; visitors see each', async ({
  page: owner,
  openVisitorPage,
}) => {
  const publish = () => tapAndLoad(button(owner, 'Zet op de site'));
  const done = owner.getByRole('status').first();
  const visitor = await openVisitorPage();
  const bar = visitor.getByRole('complementary', { name: 'Mededeling' });
  const fill = async (first: number, last: number, text: string) => {
    await owner.getByLabel('Eerste dag').fill(writeDay(first));
    await owner.getByLabel('Laatste dag').fill(writeDay(last));
    await owner.getByRole('textbox', { name: 'Tekst' }).fill(text);
  };

  const presses = await openPage(owner, 'Mededelingen');
  await publish(); // "Gesloten" today is filled in
  await presses.expect(2);
  await expect(done).toHaveText('“Vandaag gesloten” staat op de site.');
  await check(owner);
  await visitor.goto('/contact');
  await expect(bar).toContainText('Vandaag gesloten');
  if (phoneHours.length > 0) await expect(visitor.getByText(/^Nu bereikbaar/)).toHaveCount(0);
  const items = owner.getByRole('listitem');
  const discard = () => tapAndLoad(items.first().getByRole('button', { name: 'Gooi weg' }));
  await discard();
  await expect(done).toContainText('“Vandaag gesloten” is weg.');
  await check(owner);
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar).toHaveCount(0);

  await fill(10, 24, 'Mailen mag altijd.');
  await publish();
  await expect(items.first()).toContainText('Mailen mag altijd.');
  await owner.reload();
  await expect(owner.getByRole('textbox', { name: 'Tekst' })).toHaveValue(''); // it is published
  await visitor.reload();
  await expect(bar).toContainText(`t/m ${formatDayWithoutYear(today(24))}`);

  await owner.getByRole('radio', { name: /^B&B/ }).tap();
  await fill(30, 40, '');
  await publish();
  await expect(items).toHaveCount(2);
  await visitor.goto('/b&b');
  await expect(
    visitor.getByText(new RegExp(formatDayWithoutYear(today(40)))).first(),
  ).toBeVisible();

  const waiting = 'U kunt nu meestal binnen drie weken terecht.';
  await tapAndLoad(owner.getByRole('link', { name: 'Wachttijd', exact: true }));
  await owner.getByRole('textbox', { name: 'Hoe snel' }).fill(waiting);
  await tapAndLoad(button(owner, 'Bewaar'));
  await expect(done).toHaveText('Deze zin staat op de site.');
  await check(owner);
  for (const path of ['/', '/contact']) {
    await visitor.goto(path);
    await expect(visitor.getByText(waiting)).toBeAttached();
  }

  await tapAndLoad(owner.getByRole('link', { name: 'Mededelingen', exact: true }));
  await owner.getByLabel('Laatste dag').fill('0026-01-01');
  await publish();
  await expect(owner.getByRole('alert')).toContainText('Kies een laatste dag');
  await check(owner);
  await discard();
  await discard();
  await expect(items).toHaveCount(0);
});
