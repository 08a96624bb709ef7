import type { Locator, Page } from '@playwright/test';
import { readMails } from './outbox.ts';
import { expect, footerLink, heading, hold, test, whenHydrated } from './site-test.ts';

const thanks = 'Bedankt voor uw mail. De mail zal zo spoedig mogelijk beantwoord worden!';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function write(page: Page, subject: string, message = 'Kan het in mei?') {
  await page.goto('/mail');
  await whenHydrated(page);
  await field(page, 'Naam').fill('Zoë');
  await field(page, 'Achternaam').fill("d'Ühren-Vries");
  await field(page, 'E-mail').fill('zoe+kat@voorbeeld.example');
  await field(page, 'Onderwerp').fill(subject);
  await field(page, 'Bericht').fill(message);
}

const button = (page: Page) => page.getByRole('button', { name: 'Verstuur email' });
const send = (page: Page) => button(page).click();

test('a mail arrives in the outbox exactly as typed', async ({ page }) => {
  const subject = 'Tarief & trimbeurt #1: 50% + één 🐰';
  const message = 'Hoi & hallo,\n\n#1 + 50% = "goed"?\n.\nGroet, Zoë 🐈‍⬛ <b>';
  await write(page, subject, message);
  await send(page);
  await expect(page.getByText(thanks)).toBeVisible();
  await expect(field(page, 'Bericht')).toHaveValue('');

  const [mail, ...others] = await readMails(subject);
  expect(others).toEqual([]);
  expect(mail?.replyTo?.[0]).toMatchObject({ address: 'zoe+kat@voorbeeld.example' });
  expect(mail?.from?.address).not.toBe('zoe+kat@voorbeeld.example');
  expect(mail?.text).toContain(message);
  expect(mail?.text).toContain("Zoë d'Ühren-Vries");
});

test('a pasted text that is too long is cut at the limit, and the visitor is told', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/mail');
  await whenHydrated(page);
  const paste = async (into: Locator, text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await into.focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('ControlOrMeta+V');
  };
  const message = field(page, 'Bericht');
  await paste(message, `${'x'.repeat(255)}en het einde`);
  // For the eye and for a screen reader.
  const sentence = 'Uw tekst was te lang; de laatste 12 tekens passen niet en zijn weggelaten.';
  await expect(page.getByText(sentence)).toHaveCount(2);
  await expect(message).toHaveValue('x'.repeat(255));
  // What it replaces makes room, and a line end counts once.
  await paste(message, `${'x\r\n'.repeat(127)}y`);
  await expect(page.getByText('Er past niets meer bij').first()).toBeVisible();
  await expect(page.getByText(/passen niet en zijn weggelaten/)).toHaveCount(0);
});

test('who walks away while the mail is sent and comes back cannot send it again', async ({
  page,
}) => {
  const release = await hold(page, '**/sendMail?*');
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().includes('/sendMail?')) requests += 1;
  });
  await write(page, 'Weggelopen');
  await send(page);
  await expect(page.getByText('Uw mail wordt verstuurd…')).toBeVisible();
  await footerLink(page, 'Tarieven').click();
  await expect(heading(page)).toHaveText('Tarieven');
  await page.goBack();
  await expect(page.getByText('Uw mail wordt verstuurd…')).toBeVisible();
  await expect(field(page, 'Onderwerp')).toHaveValue('Weggelopen');
  await button(page).click({ force: true }); // it says that it is disabled
  release();
  await expect(page.getByText(thanks)).toBeVisible();
  await expect(field(page, 'Onderwerp')).toHaveValue('');
  expect(requests).toBe(1);
});

test('a robot that fills in the hidden field is thanked, and nothing is sent', async ({ page }) => {
  await write(page, 'Goedkope links');
  const honeypot = page.locator('input[name=website]');
  await expect(honeypot).toBeHidden();
  await honeypot.evaluate((input: HTMLInputElement) => {
    input.value = 'https://robot.example';
  });
  await send(page);
  await expect(page.getByText(thanks)).toBeVisible();
  expect(await readMails('Goedkope links')).toEqual([]);
});
