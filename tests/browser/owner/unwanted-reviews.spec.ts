import { storeReviews } from '../../data/stored-reviews.ts';
import { today } from '../../today.ts';
import { connectTo } from '../site-data.ts';
import { expect, test } from '../site-test.ts';
import {
  button,
  check,
  countPresses,
  logIn,
  ownersPhone,
  pageHeading,
  site,
  tapAndLoad,
} from './owner-phone.ts';

test.use(ownersPhone);

test('the owner removes twelve unwanted reviews in four presses, and restores them', async ({
  page: owner,
  openVisitorPage,
}) => {
  const spam = Array.from(
    { length: 12 },
    (_, index) => [String(index).padStart(20, 'Spam'), 100 + index] as const,
  );
  await storeReviews(connectTo(site), spam, { name: 'Spam', date: today() });
  const wide = { name: 'W'.repeat(100), review: 'W'.repeat(255), date: today() };
  await storeReviews(connectTo(site), [['W'.repeat(20), 99]], wide); // widens no page
  const visitor = await openVisitorPage();
  await visitor.goto('/recensies');
  const ofSpam = visitor.getByRole('article', { name: 'Recensie van Spam' });
  await expect(ofSpam).toHaveCount(12);

  await logIn(owner);
  await expect(pageHeading(owner, 'Recensies')).toBeVisible();
  await check(owner);
  const presses = await countPresses(owner);
  await expect(owner.getByText(wide.review).first()).toBeVisible(); // without a press
  const boxes = owner.getByRole('checkbox', { name: 'Kies de recensie van Spam' });
  await boxes.last().tap();
  const above = button(owner, 'Kies ook alles erboven');
  await above.tap();
  const remove = button(owner, 'Haal de gekozen recensies weg');
  await expect(remove).toBeInViewport({ ratio: 1 });
  await tapAndLoad(remove);
  await expect(pageHeading(owner, 'Weghalen')).toBeVisible();
  await check(owner);
  await tapAndLoad(button(owner, 'Haal 12 weg: gaat niet over de salon'));
  await presses.expect(4);
  await expect(ofSpam).toHaveCount(0);
  await expect(pageHeading(owner, 'Prullenbak')).toBeVisible();
  await expect(owner.getByRole('listitem').filter({ hasText: 'Spam' })).toHaveCount(12);
  await boxes.last().tap();
  await above.tap();
  await check(owner);
  await tapAndLoad(button(owner, 'Zet de gekozen recensies terug'));
  await presses.expect(4 + 3);
  await expect(ofSpam).toHaveCount(12);
});
