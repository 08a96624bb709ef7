// Stores thirty reviews, which reach the hourly limit of mails about reviews. Later tests would get
// no such mail, so this file must run last: its name sorts last.
import { storeReviews } from '../../data/stored-reviews.ts';
import { today } from '../../today.ts';
import { connectTo } from '../firestore.ts';
import { expect, test } from '../site-test.ts';
import {
  button,
  check,
  countPresses,
  logIn,
  ownersPhone,
  pageHeading,
  site,
} from './owner-phone.ts';

test.use(ownersPhone);

test('the owner removes the last hour’s reviews in four presses, and restores them in three', async ({
  page: owner,
  openVisitorPage,
}) => {
  const spam = Array.from(
    { length: 30 },
    (_, index) => [String(index).padStart(20, 'Spam'), 100 + index] as const,
  );
  await storeReviews(connectTo(site), spam, { name: 'Spam', date: today() });
  const visitor = await openVisitorPage();
  const ofSpam = visitor.getByRole('article', { name: 'Recensie van Spam' });

  await logIn(owner); // one press
  const presses = await countPresses(owner);
  await check(owner);
  await owner.getByRole('link', { name: 'Alles sinds een dag en een tijd' }).tap();
  await expect(pageHeading(owner, 'Alles sinds')).toBeVisible();
  await check(owner);
  await button(owner, 'Laat zien wat er sindsdien kwam').tap();
  const sentence = await owner
    .getByText(/^Sinds .* kwamen er \d+ recensies binnen\.$/)
    .textContent();
  const count = Number(/(\d+) recensies/.exec(sentence ?? '')?.[1]);
  expect(count).toBeGreaterThanOrEqual(spam.length);
  await button(owner, `Haal ${count} weg: gaat niet over de salon`).tap();
  await presses.expect(4 - 1);
  await expect(owner.getByRole('status')).toContainText(`${count} recensies zijn weg.`);
  await visitor.goto('/recensies');
  await expect(ofSpam).toHaveCount(0);

  await logIn(owner); // one press
  await owner.getByRole('link', { name: 'Prullenbak' }).tap();
  await expect(owner.getByText('Weggehaald op')).toHaveCount(1); // listed as one removal
  await check(owner);
  await button(owner, `Zet alle ${count} terug`).tap();
  await expect(pageHeading(owner, 'Recensies')).toBeVisible();
  await expect(owner.getByText('De recensies staan weer op de site.')).toBeVisible();
  await expect(ofSpam.first()).toBeVisible();

  await owner.getByRole('link', { name: 'Kies wat weg moet' }).tap();
  await expect(pageHeading(owner, 'Kies wat weg moet')).toBeVisible();
  await owner.waitForLoadState();
  const boxes = (await owner.getByRole('checkbox').all()).slice(0, 2);
  for (const box of boxes) await box.check();
  await boxes[0]?.uncheck();
  await expect(button(owner, 'Haal 1 weg')).toBeInViewport();
  await boxes[1]?.uncheck();
  const remove = owner.getByRole('button', { name: /^Haal/, includeHidden: true });
  await expect(remove).toHaveText('Haal de gekozen recensies weg');
  await expect(remove).toBeHidden();
  for (const box of boxes) await box.check();
  await expect(button(owner, 'Haal 2 weg')).toBeInViewport({ ratio: 1 });
  await button(owner, 'Haal 2 weg').tap();
  await expect(owner.getByText('Waarom haalt u deze 2 recensies weg?')).toBeVisible();
  await check(owner);
  await owner.goBack();
  await expect(button(owner, 'Haal 2 weg')).toBeInViewport({ ratio: 1 });
  await owner.goto(owner.url()); // as Back does in Firefox and Safari
  await expect(button(owner, 'Haal 2 weg')).toBeInViewport({ ratio: 1 });
});
