// The owner works by keyboard and without a script, on the embedded store. tests/owner tests
// refusals and faults; tests/browser/owner tests her work with scripts, on a phone. After a press
// that loads a page, this test waits for that page: a press before then would cancel the loading.
import type { Locator, Page } from '@playwright/test';
import { redAndBlue } from '../functions/photo-bytes.ts';
import { today } from '../today.ts';
import { tabTo } from './keyboard.ts';
import { readLinks } from './read-links.ts';
import { ownerSites } from './site-server.ts';
import { expect, fillInReview, test, whenLive } from './site-test.ts';

const site = ownerSites.embedded;

test.use({ baseURL: site.url });

test('the owner handles reviews, a notice, a photo and a form by keyboard, without scripts', async ({
  browser,
  page: visitor,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const owner = await context.newPage();
  const readMail = (subject: RegExp) => readLinks(site.state, subject);
  const card = visitor.getByRole('article', { name: 'Recensie van Eleonora' });
  const button = (name: string) => owner.getByRole('button', { name });
  const link = (name: string) => owner.getByRole('link', { name, exact: true });
  const status = owner.getByRole('status');
  const posts: string[] = [];
  owner.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  const countPosts = (path: string) => posts.filter((url) => url.includes(`/${path}`)).length;

  await fillInReview(visitor, 'Eleonora', 'Minoes kwam zacht thuis.');
  await visitor.getByRole('button', { name: 'Plaats review' }).click();
  await visitor.getByRole('link', { name: 'Bekijk uw recensie' }).click();
  await whenLive(visitor);
  await expect.poll(async () => (await readMail(/^Nieuwe recensie/)).length).toBe(3);
  const [replyLink = '', removeLink = '', loginPage = ''] = await readMail(/^Nieuwe recensie/);

  await paste(owner, replyLink);
  await type(owner.getByRole('textbox', { name: 'Uw antwoord' }), 'Wat fijn om te lezen!');
  await press(button('Bekijk eerst'));
  await expect(owner.getByText('Dit staat nog niet op de site.')).toBeVisible();
  await press(button('Plaats antwoord'));
  await expect(status).toContainText('Uw antwoord staat op de site.');
  await expect(card.getByText('Wat fijn om te lezen!')).toBeVisible();
  await paste(owner, removeLink);
  await press(button('Beledigend of onrechtmatig'));
  await expect(status).toContainText('De recensie is weg.');
  await expect(card).toHaveCount(0);
  await press(button('Zet terug'));
  await expect(card.getByText('Wat fijn om te lezen!')).toBeVisible();
  await expect(status).toContainText('De recensie staat weer op de site.');

  await owner.goto(loginPage);
  await press(button('Stuur een link naar de mailbox'));
  await expect(status).toContainText('Er is een nieuwe link gestuurd');
  await paste(owner, (await readMail(/^Uw link naar het beheer/))[0] ?? '');
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Recensies');
  await press(link('Kies wat weg moet'));
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Kies wat weg moet');
  for (const box of (await owner.getByRole('checkbox').all()).slice(0, 2)) await press(box, ' ');
  await press(button('Haal de gekozen recensies weg')); // a script renames this 'Haal 2 weg'
  await expect(owner.getByText('Waarom haalt u deze 2 recensies weg?')).toBeVisible();

  await press(link('Mededeling'));
  await press(owner.getByRole('radio', { name: 'Vakantie' }), 'ArrowDown');
  await expect(owner.getByRole('radio', { name: 'Gesloten' })).toBeChecked();
  await type(owner.getByRole('textbox', { name: 'Tekst' }), 'Ik ben ziek.');
  const lastDay = owner.getByLabel('Laatste dag');
  await lastDay.fill(today().replaceAll('/', '-')); // typing a date differs per browser
  await lastDay.press('Enter'); // must submit nothing
  await press(button('Bekijk eerst'));
  await expect(status).toContainText('Dit staat nog niet op de site.');
  expect(countPosts('mededeling')).toBe(1);
  await press(button('Zet op de site'));
  await expect(status).toContainText('De mededeling is bewaard.');
  await visitor.goto('/fotoalbum');
  const notice = visitor.getByRole('complementary', { name: 'Mededeling' });
  await expect(notice).toContainText('Vandaag gesloten. Ik ben ziek.');

  await press(link('Fotoalbum'));
  const photo = { name: 'kat.jpg', mimeType: 'image/jpeg', buffer: await takePhoto() };
  await owner.getByLabel('Nieuwe foto’s').setInputFiles(photo);
  await press(button('Voeg toe'));
  const cards = owner.getByRole('listitem');
  const waiting = cards.filter({ has: button('Zet in het album') });
  await type(waiting.getByRole('textbox'), 'Poes Roodje op de tafel');
  await press(button('Zet in het album'));
  const photos = visitor.getByRole('main').getByRole('img');
  await expect(photos.nth(18)).toHaveAttribute('alt', 'Poes Roodje op de tafel');
  await type(cards.getByRole('textbox', { name: 'Zet op plaats' }).first(), '2');
  await owner.keyboard.press('Enter');
  await expect(cards.nth(1).getByRole('status')).toHaveText(
    /^Bewaard\. De foto staat op plaats 2 /,
  );
  await expect(photos.nth(1)).toHaveAttribute('alt', 'Poes Roodje op de tafel');

  await press(link('Formulieren'));
  await owner.getByLabel('Weer open om 9.00 uur op').first().press('Enter'); // must submit nothing
  await press(button('Zet het recensieformulier dicht'));
  await expect(status).toContainText('Het recensieformulier is dicht en gaat vanzelf');
  expect(countPosts('formulier')).toBe(1);
  await visitor.goto('/review');
  await expect(visitor.getByText(/^Recensies schrijven kan weer vanaf /)).toBeVisible();
  await context.close();
});

const takePhoto = () => redAndBlue(1_000, 1_000).toBuffer();

/** Opens a mail's link without a script: the owner pastes the link into the login page. */
async function paste(owner: Page, link: string): Promise<void> {
  await owner.goto(link);
  await type(owner.getByRole('textbox', { name: /^Gaat een link niet vanzelf open/ }), link);
  await press(owner.getByRole('button', { name: 'Open de link' }));
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
