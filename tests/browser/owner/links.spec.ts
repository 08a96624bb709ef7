// The owner logs in and out, and asks customers for reviews.
import { readLinks } from '../read-links.ts';
import { expect, test } from '../site-test.ts';
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
  await owner.getByRole('textbox', { name: 'Dit stuurt u' }).fill('Dag Zoë & Minoes!');
  await button(owner, 'Deel de vraag').tap();
  await expect(owner).toHaveTitle('Dag Zoë & Minoes!');
  for (const [name, end] of [
    ['WhatsApp', 'text'],
    ['Mail', 'body'],
  ] as const) {
    const url = await owner.getByRole('link', { name, exact: true }).getAttribute('href');
    expect(new URL(url ?? '').searchParams.get(end)).toBe('Dag Zoë & Minoes!');
  }
});
