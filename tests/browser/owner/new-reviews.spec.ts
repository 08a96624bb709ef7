import { expect, fillInReview, test } from '../site-test.ts';
import { button, check, logIn, ownersPhone } from './owner-phone.ts';

test.use(ownersPhone);

test("the owner's open list announces a new review, and a press shows it above the others", async ({
  page: owner,
  openVisitorPage,
}) => {
  await owner.clock.install(); // the page checks for new reviews once a minute
  await logIn(owner);
  const cards = owner.getByRole('main').getByRole('article');
  const known = await cards.first().getAttribute('aria-label');
  const visitor = await openVisitorPage();
  await fillInReview(visitor, 'Nieuwkomer', 'Alles ging heel rustig.');
  await button(visitor, 'Plaats review').click();
  await expect(visitor.getByText('Bedankt voor uw review!')).toBeVisible();

  await owner.clock.fastForward(60_000);
  const show = button(owner, 'Er is 1 nieuwe recensie. Laat zien');
  await expect(show).toBeVisible();
  await expect(owner).toHaveTitle(/^\(1\) Recensies/);
  await expect(cards.first()).toHaveAccessibleName(known ?? '');
  await check(owner);
  await show.tap();
  await expect(cards.first()).toHaveAccessibleName('Recensie van Nieuwkomer');
  await expect(owner.getByRole('listitem').first()).toBeFocused();
  await expect(show).toHaveCount(0);
  await owner.clock.fastForward(60_000);
  await expect(owner).toHaveTitle(/^Recensies/);
});
