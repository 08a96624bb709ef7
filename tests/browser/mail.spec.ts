import type { Locator, Page, Route } from '@playwright/test';
import { readMails } from './outbox.ts';
import { expect, test, whenHydrated } from './site-test.ts';

const thanks = 'Bedankt voor uw mail. De mail zal zo spoedig mogelijk beantwoord worden!';
const failure =
  'Er is een error opgetreden. Probeer opnieuw of neem contact op met de systeembeheerder.';

async function write(page: Page, subject: string, message = 'Kan het in mei?') {
  await page.goto('/mail');
  await whenHydrated(page);
  const fill = (label: string, text: string) =>
    page.getByRole('textbox', { name: label, exact: true }).fill(text);
  await fill('Naam', 'Zoë');
  await fill('Achternaam', "d'Ühren-Vries");
  await fill('E-mail', 'zoe+kat@voorbeeld.example');
  await fill('Onderwerp', subject);
  await fill('Bericht', message);
}

const send = (page: Page) => page.getByRole('button', { name: 'Verstuur email' }).click();

test('a mail arrives in the outbox exactly as typed', async ({ page }) => {
  const subject = 'Tarief & trimbeurt #1: 50% + één 🐰';
  const message = 'Hoi & hallo,\n\n#1 + 50% = "goed"?\n.\nGroet, Zoë 🐈‍⬛ <b>';
  await write(page, subject, message);
  await send(page);
  await expect(page.getByText(thanks)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Bericht' })).toHaveValue('');

  const [mail, ...others] = await readMails(subject);
  expect(others).toEqual([]);
  expect(mail?.replyTo?.[0]).toMatchObject({ address: 'zoe+kat@voorbeeld.example' });
  expect(mail?.from?.address).not.toBe('zoe+kat@voorbeeld.example');
  expect(mail?.text).toContain(message);
  expect(mail?.text).toContain("Zoë d'Ühren-Vries");
});

test('empty fields are refused and nothing is sent', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/sendMail')) asked.push(request.url());
  });
  await write(page, '   ');
  await send(page);
  await expect(page.getByText('De velden mogen niet leeg zijn!')).toBeVisible();
  expect(asked).toEqual([]);
});

test('a pasted text that is too long is cut at the limit, and the visitor is told', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await write(page, 'Geplakt', '');
  const paste = async (field: Locator, text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await field.focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('ControlOrMeta+V');
  };
  const message = page.getByRole('textbox', { name: 'Bericht' });
  await paste(message, `${'x'.repeat(255)}en het einde`);
  await expect(
    page.getByText('de laatste 12 tekens passen niet en zijn weggelaten').last(),
  ).toBeVisible();
  await expect(message).toHaveValue('x'.repeat(255));
  await paste(message, `${'x\r\n'.repeat(127)}y`);
  await expect(page.getByText('Er past niets meer bij').first()).toBeVisible();
  await expect(page.getByText(/passen niet en zijn weggelaten/)).toHaveCount(0);
});

test('who walks away while the mail is sent and comes back cannot send it again', async ({
  page,
}) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/sendMail?*', async (route) => {
    await arrived;
    await route.fulfill({ body: 'OK' });
  });
  await write(page, 'Weggelopen');
  await send(page);
  await expect(page.getByText('Uw mail wordt verstuurd..')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tarieven', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tarieven');
  await page.goBack();
  await expect(page.getByText('Uw mail wordt verstuurd..')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Onderwerp' })).toHaveValue('Weggelopen');
  arrive();
  await expect(page.getByText(thanks)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Onderwerp' })).toHaveValue('');
  await page.reload();
  await whenHydrated(page);
  await expect(page.getByRole('textbox', { name: 'Onderwerp' })).toHaveValue('');
});

test.describe('when the function fails', () => {
  test.use({ expectedErrors: /500|ERR_|429/ });

  const answers: Record<string, (route: Route) => Promise<void>> = {
    'status 500 with OK': (route) => route.fulfill({ status: 500, body: 'OK' }),
    'OK and a line end': (route) => route.fulfill({ body: 'OK\n' }),
    'another text': (route) => route.fulfill({ body: 'Niet goed' }),
    'an empty answer': (route) => route.fulfill({ body: '' }),
    'too many requests': (route) => route.fulfill({ status: 429, body: 'LIMIT' }),
    'a dropped connection': (route) => route.abort('connectionreset'),
  };

  for (const [answer, give] of Object.entries(answers)) {
    test(`after ${answer} the visitor reads the error, sees no spinner and keeps the text`, async ({
      page,
    }) => {
      await page.route('**/sendMail?*', give);
      await write(page, 'Mislukt');
      await send(page);
      await expect(page.getByText(failure)).toBeVisible();
      await expect(page.getByText('Uw mail wordt verstuurd..')).toHaveCount(0);
      await expect(page.getByRole('textbox', { name: 'Bericht' })).toHaveValue('Kan het in mei?');
    });
  }

  test('no answer at all is an error within 20 s', async ({ page }) => {
    test.setTimeout(60_000);
    await page.route('**/sendMail?*', () => {});
    await write(page, 'Stil');
    await send(page);
    await expect(page.getByText('Uw mail wordt verstuurd..')).toBeVisible();
    await expect(page.getByText(failure)).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText('Uw mail wordt verstuurd..')).toHaveCount(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

test('a robot that fills in the hidden field is thanked, and nothing is sent', async ({ page }) => {
  await write(page, 'Goedkope links');
  await page.locator('input[name=website]').evaluate((field: HTMLInputElement) => {
    field.value = 'https://robot.example';
  });
  await send(page);
  await expect(page.getByText(thanks)).toBeVisible();
  expect(await readMails('Goedkope links')).toEqual([]);
});
