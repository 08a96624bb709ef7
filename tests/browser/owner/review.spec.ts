import { setTimeout as pause } from 'node:timers/promises';
import { reviewBanners } from '../../../src/content/banners.ts';
import { readLinks } from '../site-data.ts';
import { expect, fillInReview, test, whenLive } from '../site-test.ts';
import {
  button,
  check,
  countPresses,
  logIn,
  openLoginLink,
  ownersPhone,
  pageHeading,
  site,
  tapAndLoad,
} from './owner-phone.ts';

test.use(ownersPhone);

test('the owner follows a mail’s link to a review, logs in once, and replies, removes and restores', async ({
  page: owner,
  openVisitorPage,
}) => {
  const visitor = await openVisitorPage();
  await fillInReview(visitor, 'Eleonora', 'Minoes kwam zacht thuis.');
  await button(visitor, 'Plaats review').click();
  await expect(visitor.getByText(reviewBanners.sent)).toBeVisible();
  await visitor.goto('/recensies');
  await whenLive(visitor);
  const card = visitor.getByRole('article', { name: 'Recensie van Eleonora' });
  const readMail = () => readLinks(site.state, /^Nieuwe recensie van Eleonora/);
  await expect.poll(readMail).toHaveLength(2);
  const [replyLink = '', removeLink = ''] = await readMail();

  await owner.goto(replyLink);
  await expect(owner.getByText('Op dit apparaat bent u niet ingelogd.')).toBeVisible();
  await check(owner);
  await tapAndLoad(button(owner, 'Mail mij een inloglink'));
  await expect(owner.getByRole('status')).toContainText('Er is een link gestuurd');
  const [loginLink = ''] = await readLinks(site.state, /^Uw link naar het beheer/);
  await openLoginLink(owner, loginLink);
  await expect(pageHeading(owner, 'Antwoord')).toBeVisible();
  expect(owner.url()).not.toContain('token');

  const presses = await countPresses(owner);
  const field = owner.getByRole('textbox', { name: 'Uw antwoord' });
  await check(owner);
  await field.fill('Wat fijn om te lezen!');
  await tapAndLoad(button(owner, 'Plaats antwoord'));
  await expect(card.getByText('Wat fijn om te lezen!')).toBeVisible();
  await expect(owner.getByRole('status')).toContainText('Uw antwoord staat op de site.');
  await presses.expect(1);
  let posts = 0;
  await owner.route(/recensie.intrekken/, async (route) => {
    posts += Number(route.request().method() === 'POST');
    await pause(500); // ms, on a slow connection
    await route.continue();
  });
  const arriving = owner.waitForEvent('load');
  await button(owner, 'Trek het antwoord in').evaluate((pressed: HTMLElement) => {
    pressed.click();
    setTimeout(() => pressed.click(), 100); // a tap would wait for the next page
  });
  await arriving;
  expect(posts).toBe(1);
  await expect(card.getByText('Wat fijn om te lezen!')).toHaveCount(0);
  await field.fill('Dank u wel!');
  await owner.context().clearCookies(); // as if her session ended meanwhile
  await tapAndLoad(button(owner, 'Plaats antwoord'));
  await expect(owner.getByText('Op dit apparaat bent u niet ingelogd.')).toBeVisible();
  await logIn(owner, new URL(replyLink).pathname + new URL(replyLink).search);
  await expect(field).toHaveValue('Dank u wel!');
  await tapAndLoad(button(owner, 'Plaats antwoord'));
  await expect(card.getByText('Dank u wel!')).toBeVisible();

  await owner.goto(removeLink); // this device is logged in now
  await expect(pageHeading(owner, 'Weghalen')).toBeVisible();
  await check(owner);
  presses.restart();
  await tapAndLoad(button(owner, 'Haal weg: beledigend of onrechtmatig'));
  await presses.expect(1);
  await expect(owner.getByRole('status')).toContainText('Weg.');
  await expect(card).toHaveCount(0);
  await check(owner);
  const removed = owner.getByRole('listitem').filter({ hasText: 'Eleonora' });
  await tapAndLoad(removed.getByRole('button', { name: 'Zet terug' }));
  await expect(card.getByText('Dank u wel!')).toBeVisible();
  await expect(pageHeading(owner, 'Antwoord')).toBeVisible();
});
