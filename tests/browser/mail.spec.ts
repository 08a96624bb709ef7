// A link to the mail form may name a topic. The form then fills in the subject, but keeps typed text.
import type { Page } from '@playwright/test';
import { emptyFieldsText } from '../../src/content/banners.ts';
import { composeMailPath, describeRequest, topics } from '../../src/content/topics.ts';
import { answerMap } from './google-map.ts';
import { expect, openPage, test, whenHydrated } from './site-test.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const main = (page: Page) => page.getByRole('main');

async function openMail(page: Page, path: string) {
  await openPage(page, path);
  await main(page)
    .getByRole('link', { name: /^(Stuur een mail|Mail)$/ })
    .last()
    .click();
  await expect(page).toHaveURL(/\/mail\?/);
}

test('a url with a topic hydrates, and asks what that topic needs', async ({ page }) => {
  await openPage(page, composeMailPath('b&b'));
  await expect(main(page).getByText(describeRequest('b&b'))).toBeVisible();
  await expect(field(page, 'Onderwerp')).toHaveValue(topics['b&b'].subject);
});

test('a link with another topic replaces the subject, but no typed text', async ({ page }) => {
  await answerMap(page);
  await page.setViewportSize({ width: 390, height: 780 });
  const bar = page.getByRole('navigation', { name: 'Snel contact' });
  const expectMail = async (subject: string, message: string) => {
    await expect(field(page, 'Naam')).toHaveValue('Zoë');
    await expect(field(page, 'Onderwerp')).toHaveValue(subject);
    await expect(field(page, 'Bericht')).toHaveValue(message);
  };
  await openMail(page, '/oppas');
  await field(page, 'Naam').fill('Zoë');
  await expectMail(topics.oppas.subject, '');
  await page.getByRole('button', { name: 'Verstuur email' }).click();
  await expect(page.getByText(emptyFieldsText)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click(); // the bar is hidden while a field has focus
  await bar.getByRole('link', { name: 'Mail' }).click();
  await expectMail('', '');
  // Visible in forced colours, which hide the background.
  await expect(bar.getByRole('link', { name: 'Mail' })).toHaveCSS(
    'text-decoration-line',
    'underline',
  );
  await field(page, 'Bericht').fill('Mijn eigen woorden.');
  await openPage(page, '/konijnen');
  await bar.getByRole('link', { name: 'Mail' }).click();
  await expectMail(topics.konijnen.subject, 'Mijn eigen woorden.');
  await field(page, 'Onderwerp').fill('Mijn onderwerp');
  await openMail(page, '/contact');
  await expectMail('Mijn onderwerp', 'Mijn eigen woorden.');
  await page.reload();
  await whenHydrated(page);
  await expectMail('Mijn onderwerp', 'Mijn eigen woorden.');
});
