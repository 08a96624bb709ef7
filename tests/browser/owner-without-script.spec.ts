// The owner works by keyboard and without a script, on the embedded store. tests/owner tests
// refusals and faults; tests/browser/owner tests her work with scripts, on a phone. After a press
// that loads a page, these tests wait for that page: a press before then would cancel the loading.
import type { Locator, Page } from '@playwright/test';
import { composeLink, createToken } from '../../functions/src/tokens.ts';
import { loadOwnerSecret } from '../../scripts/local/owner-secret.ts';
import { redAndBlue } from '../functions/photo-bytes.ts';
import { today } from '../today.ts';
import { tabTo } from './keyboard.ts';
import { readLinks } from './read-links.ts';
import { ownerSites } from './site-server.ts';
import { test as base, expect, fillInReview, whenLive } from './site-test.ts';

const site = ownerSites.embedded;

const test = base.extend<{ owner: Page }>({
  owner: async ({ browser }, use) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    await use(await context.newPage());
    await context.close();
  },
});
test.use({ baseURL: site.url });
test.describe.configure({ mode: 'default' }); // one after another: each changes the same site

const button = (page: Page, name: string) => page.getByRole('button', { name });
const status = (page: Page) => page.getByRole('status');

test('the owner without scripts replies to, removes and restores a review by its links', async ({
  owner,
  page: visitor,
}) => {
  const card = visitor.getByRole('article', { name: 'Recensie van Eleonora' });
  await fillInReview(visitor, 'Eleonora', 'Minoes kwam zacht thuis.');
  await button(visitor, 'Plaats review').click();
  await visitor.getByRole('link', { name: 'Bekijk uw recensie' }).click();
  await whenLive(visitor);
  const readMail = () => readLinks(site.state, /^Nieuwe recensie.*Eleonora/s);
  await expect.poll(readMail).toHaveLength(3);
  const [replyLink = '', removeLink = ''] = await readMail();

  await paste(owner, replyLink);
  await type(owner.getByRole('textbox', { name: 'Uw antwoord' }), 'Wat fijn om te lezen!');
  await press(button(owner, 'Bekijk eerst'));
  await expect(owner.getByText('Dit staat nog niet op de site.')).toBeVisible();
  await press(button(owner, 'Plaats antwoord'));
  await expect(status(owner)).toContainText('Uw antwoord staat op de site.');
  await expect(card.getByText('Wat fijn om te lezen!')).toBeVisible();
  await paste(owner, removeLink);
  await press(button(owner, 'Beledigend of onrechtmatig'));
  await expect(status(owner)).toContainText('De recensie is weg.');
  await expect(card).toHaveCount(0);
  await press(button(owner, 'Zet terug'));
  await expect(card.getByText('Wat fijn om te lezen!')).toBeVisible();
  await expect(status(owner)).toContainText('De recensie staat weer op de site.');
});

test('the owner without scripts chooses reviews to remove', async ({ owner }) => {
  await openPage(owner, 'Kies wat weg moet');
  for (const box of (await owner.getByRole('checkbox').all()).slice(0, 2)) await press(box, ' ');
  await press(button(owner, 'Haal de gekozen recensies weg')); // a script renames this 'Haal 2 weg'
  await expect(owner.getByText('Waarom haalt u deze 2 recensies weg?')).toBeVisible();
});

test('the owner without scripts previews and publishes a notice', async ({
  owner,
  page: visitor,
}) => {
  const posts = await openPage(owner, 'Mededeling');
  await press(owner.getByRole('radio', { name: 'Vakantie' }), 'ArrowDown');
  await expect(owner.getByRole('radio', { name: 'Gesloten' })).toBeChecked();
  await type(owner.getByRole('textbox', { name: 'Tekst' }), 'Ik ben ziek.');
  const lastDay = owner.getByLabel('Laatste dag');
  await lastDay.fill(today().replaceAll('/', '-')); // typing a date differs per browser
  await lastDay.press('Enter'); // must submit nothing
  await press(button(owner, 'Bekijk eerst'));
  await expect(status(owner)).toContainText('Dit staat nog niet op de site.');
  expect(posts).toHaveLength(1);
  await press(button(owner, 'Zet op de site'));
  await expect(status(owner)).toContainText('De mededeling is bewaard.');
  await visitor.goto('/fotoalbum');
  const notice = visitor.getByRole('complementary', { name: 'Mededeling' });
  await expect(notice).toContainText('Vandaag gesloten.Ik ben ziek.');
});

test('the owner without scripts adds a photo to the album, and moves it', async ({
  owner,
  page: visitor,
}) => {
  await visitor.goto('/fotoalbum');
  await openPage(owner, 'Fotoalbum');
  const buffer = await redAndBlue(1_000, 1_000).toBuffer();
  const photo = { name: 'kat.jpg', mimeType: 'image/jpeg', buffer };
  await owner.getByLabel('Nieuwe foto’s').setInputFiles(photo);
  await press(button(owner, 'Voeg toe'));
  const cards = owner.getByRole('listitem');
  const waiting = cards.filter({ has: button(owner, 'Zet in het album') });
  await type(waiting.getByRole('textbox'), 'Poes Roodje op de tafel');
  await press(button(owner, 'Zet in het album'));
  const photos = visitor.getByRole('main').getByRole('img');
  await expect(photos.nth(18)).toHaveAttribute('alt', 'Poes Roodje op de tafel');
  await type(cards.getByRole('textbox', { name: 'Zet op plaats' }).first(), '2');
  await owner.keyboard.press('Enter');
  const moved = cards.nth(1).getByRole('status');
  await expect(moved).toHaveText(/^Bewaard\. De foto staat op plaats 2 /);
  await expect(photos.nth(1)).toHaveAttribute('alt', 'Poes Roodje op de tafel');
});

/** Logs in and opens a page. Returns the urls of the forms that the page then sends. */
async function openPage(owner: Page, name: string): Promise<string[]> {
  const token = createToken(await loadOwnerSecret(site.state), 'login', Date.now());
  await paste(owner, composeLink(site.url, { token }));
  await press(owner.getByRole('link', { name, exact: true }));
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText(name);
  const posts: string[] = [];
  owner.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  return posts;
}

/** Opens a mail's link without a script: the owner pastes the link into the login page. */
async function paste(owner: Page, link: string): Promise<void> {
  await owner.goto(link);
  await type(owner.getByRole('textbox', { name: /^Gaat een link niet vanzelf open/ }), link);
  await press(button(owner, 'Open de link'));
}

async function press(target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press(key);
}

async function type(field: Locator, text: string): Promise<void> {
  await tabTo(field);
  const { keyboard } = field.page();
  await keyboard.press('ControlOrMeta+A');
  await keyboard.insertText(text);
}
