// The mail form knows where the visitor comes from, and never writes over what was typed.
import type { Page } from '@playwright/test';
import { catPrices, formatEuros } from '../../src/content/prices.ts';
import { siteMap } from '../../src/content/site-map.ts';
import { composeMailPath, topics } from '../../src/content/topics.ts';
import { readMails } from './outbox.ts';
import { expect, hold, test, whenHydrated } from './site-test.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const main = (page: Page) => page.getByRole('main');

async function openMail(page: Page, path: string) {
  await page.goto(path);
  await whenHydrated(page);
  await main(page)
    .getByRole('link', { name: /^(Stuur een mail|Mail)$/ })
    .last()
    .click();
  await expect(page).toHaveURL(/\/mail\?/);
}

const sum = formatEuros(catPrices.standard.cents + catPrices.matted.cents);
const choice = `Standaard trimbeurt, klitten of vilt (${sum.replace('\u00a0', ' ')}). `;

test('each page of a service mails about that service, and the prices lead to an empty form too', async ({
  request,
}) => {
  for (const [name, about] of [
    ['home', ['katten', 'kitten']],
    ['rabbits', ['konijnen']],
    ['boarding', ['b&b']],
    ['sitting', ['oppas']],
    ['prices', ['oppas']],
    ['about', ['chippen', 'kitten', 'over-mij']],
    ['contact', ['contact']],
  ] as const) {
    const html = await (await request.get(siteMap[name].path)).text();
    const [, content = ''] = /<main.*?>(.*)<\/main>/s.exec(html) ?? [];
    for (const topic of about) {
      expect(content, name).toContain(`href="${composeMailPath(topic)}"`);
    }
    if (name === 'prices') expect(content).toContain(`href="${siteMap.mail.path}"`);
  }
});

test('the choice of the price helper is mailed, finished by the visitor, and is there again on the way back', async ({
  page,
}) => {
  await page.goto('/tarieven');
  await whenHydrated(page);
  await page.getByRole('checkbox', { name: /Klitten/ }).check();
  await main(page).getByRole('link', { name: 'Vraag deze afspraak aan' }).click();
  const { subject } = topics.katten;
  await expect(field(page, 'Onderwerp')).toHaveValue(subject);
  await page.goBack();
  await expect(page.getByRole('checkbox', { name: /Klitten/ })).toBeChecked();
  await expect(main(page).getByRole('status')).toHaveText(`Totaal ${sum}`);
  await page.goForward();
  await expect(field(page, 'Onderwerp')).toHaveValue(subject);
  await expect(field(page, 'Bericht')).toHaveValue(choice);
  await field(page, 'Naam').fill('Zoë');
  await field(page, 'Achternaam').fill('Voorbeeld');
  await field(page, 'E-mail').fill('zoe@voorbeeld.example');
  await field(page, 'Bericht').press('ControlOrMeta+End');
  await field(page, 'Bericht').pressSequentially('Kan het in mei?');
  await page.getByRole('button', { name: 'Verstuur email' }).click();
  await expect(page.getByText('Bedankt voor uw mail.')).toBeVisible();
  const [mail] = await readMails(subject);
  expect(mail?.text).toContain(`> ${choice}Kan het in mei?`);
  await expect(field(page, 'Bericht')).toHaveValue('');
});

test('what was typed stays, and what was only suggested makes way for the next topic', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 780 });
  const bar = page.getByRole('navigation', { name: 'Snel contact' });
  const expectMail = async (subject: string, message: string) => {
    await expect(field(page, 'Naam')).toHaveValue('Zoë');
    await expect(field(page, 'Onderwerp')).toHaveValue(subject);
    await expect(field(page, 'Bericht')).toHaveValue(message);
  };
  const { oppas, konijnen } = topics;
  await openMail(page, '/oppas');
  await field(page, 'Naam').fill('Zoë');
  await expectMail(oppas.subject, oppas.message);
  await page.getByRole('button', { name: 'Verstuur email' }).click();
  await expect(page.getByText('De velden mogen niet leeg zijn!')).toBeVisible();
  await bar.getByRole('link', { name: 'Mail' }).click();
  await expectMail('', '');
  await page.goto('/konijnen');
  await whenHydrated(page);
  await expect(bar.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /konijn/);
  await bar.getByRole('link', { name: 'Mail' }).click();
  await expectMail(konijnen.subject, konijnen.message);

  // A subject and a message belong together: one changed, both stay.
  await field(page, 'Bericht').fill('Mijn eigen woorden.');
  await openMail(page, '/contact');
  await expectMail(konijnen.subject, 'Mijn eigen woorden.');
  await page.reload();
  await whenHydrated(page);
  await expectMail(konijnen.subject, 'Mijn eigen woorden.');
});

test('WhatsApp opens with the same message, and before hydration without a choice', async ({
  page,
}) => {
  const release = await hold(page, '**/assets/*.js');
  await page.goto('/tarieven');
  await page.getByRole('radio', { name: 'Een konijn' }).check();
  await page.getByRole('checkbox', { name: /Vlooien/ }).check();
  const mail = main(page).getByRole('link', { name: 'Vraag deze afspraak aan' });
  await expect(mail).toHaveAttribute('href', '/mail?over=katten');
  release();
  await whenHydrated(page);
  await expect(mail).toHaveAttribute('href', /over=konijnen&keuze=rabbit.shortHair.parasites/);
  await expect(page.getByRole('radio', { name: 'Een konijn' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Kortharige vacht' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /Vlooien/ })).toBeChecked();
  const link = main(page).getByRole('link', { name: 'Stuur via WhatsApp' });
  await expect(link).toHaveAttribute('href', /mijn%20konijn\.%20Kortharige%20vacht/);
});
