import type { Page, Request } from '@playwright/test';
import { readLinks } from '../read-links.ts';
import { expect, fillInReview, test, whenLive } from '../site-test.ts';
import {
  button,
  check,
  countPresses,
  openLink,
  ownersPhone,
  pageHeading,
  site,
} from './owner-phone.ts';

test.use({ ...ownersPhone, expectedErrors: /status of 4\d\d|ERR_/ });

const replyText = 'Wat fijn om te lezen!';
const replyField = (owner: Page) => owner.getByRole('textbox', { name: 'Uw antwoord' });
const publish = (owner: Page) => button(owner, 'Plaats antwoord').tap();

test('the owner replies to, removes and restores a review by its review links, and a visitor sees each change', async ({
  page: owner,
  openVisitorPage,
}) => {
  const visitor = await openVisitorPage();
  await fillInReview(visitor, 'Eleonora', 'Minoes kwam zacht thuis.');
  await button(visitor, 'Plaats review').click();
  await expect(visitor.getByText('Bedankt voor uw review!')).toBeVisible();
  await visitor.goto('/recensies');
  await whenLive(visitor);
  const card = visitor.getByRole('article', { name: 'Recensie van Eleonora' });
  const readMail = () => readLinks(site.state, /^Nieuwe recensie.*Eleonora/s);
  await expect.poll(async () => (await readMail())[0]).toContain('#pagina=recensie&token=');
  const [replyLink = '', removeLink = ''] = await readMail();

  await openLink(owner, replyLink); // one press, and so is the other link
  await expect(pageHeading(owner, 'Antwoord')).toBeVisible();
  const presses = await countPresses(owner);
  expect(owner.url()).not.toContain('token');
  await check(owner);
  await replyField(owner).fill(replyText);
  await button(owner, 'Bekijk eerst').tap();
  await expect(owner.getByText('Dit staat nog niet op de site.')).toBeVisible();
  await check(owner);
  await expect(card.getByText(replyText)).toHaveCount(0);
  await publish(owner);
  await presses.expect(3 - 1);
  await expect(card.getByText(replyText)).toBeVisible();
  await expect(owner.getByRole('status')).toContainText('Uw antwoord staat op de site.');
  await owner.goBack(); // requests the preview's url by GET, so nothing is sent again
  await expect(owner.getByText('Zo ziet een bezoeker de recensie:')).toBeVisible();
  await expect(owner.getByText('Dit staat nog niet op de site.')).toHaveCount(0);
  await replyField(owner).fill('');
  await button(owner, 'Trek het antwoord in').tap();
  await expect(owner.getByRole('status')).toContainText('Uw antwoord staat niet meer op de site.');
  await expect(replyField(owner)).toHaveValue(replyText); // the draft is empty
  await expect(card.getByText(replyText)).toHaveCount(0);
  await loseConnection(owner);
  await publish(owner);
  await expect(card.getByText(replyText)).toBeVisible();
  await expect(owner.getByRole('status')).toContainText('Uw antwoord staat op de site.');

  await openLink(owner, removeLink);
  await expect(pageHeading(owner, 'Weghalen')).toBeVisible();
  await check(owner);
  presses.restart();
  await button(owner, 'Haal weg: beledigend of onrechtmatig').tap();
  await presses.expect(2 - 1);
  await expect(owner.getByRole('status')).toContainText('De recensie is weg.');
  await expect(card).toHaveCount(0);
  await check(owner);
  await button(owner, 'Zet terug').tap();
  await expect(card.getByText(replyText)).toBeVisible();
  await expect(owner.getByRole('status')).toContainText('De recensie staat weer op de site.');
  await expect(pageHeading(owner, 'Antwoord')).toBeVisible();
  await owner.goBack(); // to the bin's page, which redirects after the restore
  await expect(pageHeading(owner, 'Antwoord')).toBeVisible();
  await expect(owner.getByText('De recensie is weg.')).toHaveCount(0);
});

/** Leaves the page, then loses the connection twice. The page must keep the reply each time. */
async function loseConnection(owner: Page): Promise<void> {
  const reply = replyField(owner);
  const page = owner.url();
  await reply.fill('Wat heel fijn om te lezen!');
  await owner.waitForLoadState(); // the owner's script keeps the draft
  await owner.goto('/beheer');
  await check(owner);
  await owner.goto(page);
  await expect(reply).toHaveValue('Wat heel fijn om te lezen!');
  await expect(owner.getByText('Wat u hier eerder typte, staat er weer.')).toBeVisible();
  await reply.fill(replyText);
  await owner.context().setOffline(true);
  await publish(owner);
  await expect(owner.getByRole('alert')).toContainText('Er is geen verbinding.');
  await owner.context().setOffline(false);

  // Aborts the request while the browser is online: the browser's error page replaces the form.
  const isPost = (request: Request) => request.method() === 'POST';
  await owner.route(page, (route) => (isPost(route.request()) ? route.abort() : route.continue()));
  const failed = owner.waitForEvent('requestfailed', isPost);
  await publish(owner);
  await failed;
  await owner.unroute(page);
  await owner.goBack(); // leaves the browser's error page
  await owner.goto(page);
  await expect(reply).toHaveValue(replyText);
}
