// The owner logs in and out, and asks customers for reviews.
import { createToken } from '../../../functions/src/tokens.ts';
import { loadOwnerSecret } from '../../../scripts/local/owner-secret.ts';
import { readLinks } from '../read-links.ts';
import { expect, hold, test } from '../site-test.ts';
import {
  button,
  check,
  openLink,
  openPage,
  ownersPhone,
  pageHeading,
  site,
} from './owner-phone.ts';

test.use(ownersPhone);

test('the owner without a login link requests one by mail, opens it, and logs out everywhere', async ({
  page: owner,
}) => {
  await owner.goto('/beheer');
  await expect(owner.getByRole('status')).toContainText('Vraag om een link');
  await check(owner);
  await button(owner, 'Stuur een link naar de mailbox').tap();
  await expect(owner.getByRole('status')).toContainText('Er is een nieuwe link gestuurd');
  const [loginLink = ''] = await readLinks(site.state, /^Uw link naar het beheer/);
  await openLink(owner, loginLink);
  await expect(pageHeading(owner, 'Recensies')).toBeVisible();
  expect(owner.url()).not.toContain('link.');
  await owner.getByText('Uitloggen, of is uw telefoon weg?').tap();
  await check(owner);
  await button(owner, 'Log overal uit').tap();
  await expect(owner.getByRole('status')).toContainText('U bent overal uitgelogd');
  await check(owner);
});

test('the owner shares a request for a review in two presses, can rewrite it, and can show a QR code', async ({
  page: owner,
}) => {
  // Adds `navigator.share`, which a phone has and a headless browser lacks.
  const content = 'navigator.share = async ({ text }) => { document.title = text; };';
  await owner.addInitScript({ content });
  await openPage(owner, 'Vraag om een recensie');
  const code = owner.getByRole('img', { name: /^QR-code van/ });
  await code.evaluate((image: HTMLImageElement) => image.decode());
  const app = owner.getByRole('link', { name: 'WhatsApp' });
  await expect(app).toHaveAttribute('href', new RegExp(encodeURIComponent(`${site.url}/review`)));
  await button(owner, 'Deel de vraag').tap();
  await expect(owner).toHaveTitle(new RegExp(`Dat kan hier: ${site.url}/review$`));
  const asked = 'Dag Zoë & Minoes!\n\nTot snel';
  await owner.getByRole('textbox', { name: 'Dit stuurt u' }).fill(asked);
  await button(owner, 'Deel de vraag').tap();
  await expect(owner).toHaveTitle('Dag Zoë & Minoes! Tot snel');
  for (const [name, end, text] of [
    ['WhatsApp', 'text', asked],
    ['Mail', 'body', asked.replaceAll('\n', '\r\n')],
  ] as const) {
    const url = await owner.getByRole('link', { name, exact: true }).getAttribute('href');
    expect(new URL(url ?? '').searchParams.get(end)).toBe(text);
  }
  await owner.goto('/beheer');
  await owner.getByRole('link', { name: 'Vraag om een recensie' }).tap();
  const field = owner.getByRole('textbox', { name: 'Dit stuurt u' });
  await expect(field).toHaveValue(asked);
  await expect(app).toHaveAttribute('href', new RegExp(encodeURIComponent('Dag Zoë')));
  const release = await hold(owner, '**/beheer.js');
  await owner.reload({ waitUntil: 'commit' });
  await field.fill('Getypt op een trage telefoon.');
  release();
  await owner.waitForLoadState();
  await owner.reload();
  await expect(field).toHaveValue('Getypt op een trage telefoon.');
  await field.fill('');
  await owner.reload();
  await expect(field).toHaveValue(/Dat kan hier/);
});

test('the owner copies the request three times, and reads one report', async ({ page: owner }) => {
  await owner.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(owner, 'Vraag om een recensie');
  for (const text of ['Een', 'Twee', 'Drie']) {
    await owner.getByRole('textbox', { name: 'Dit stuurt u' }).fill(text);
    await button(owner, 'Kopieer').tap();
    await expect.poll(() => owner.evaluate(() => navigator.clipboard.readText())).toBe(text);
    await expect(owner.getByRole('status')).toHaveText('Gekopieerd.');
  }
});

test('a login link opens if the mail program encoded its token', async ({ page: owner }) => {
  const token = createToken(await loadOwnerSecret(site.state), 'login', Date.now());
  await openLink(owner, `${site.url}/beheer#${encodeURIComponent(`token=${token}`)}`);
  await expect(pageHeading(owner, 'Recensies')).toBeVisible();
  expect(owner.url()).not.toContain(token.slice(0, 20));
});
