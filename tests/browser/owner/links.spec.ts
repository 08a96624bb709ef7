// The owner logs in and out, and shares the link for reviews.
import { composeLoginLink, createToken } from '../../../functions/src/tokens.ts';
import { loadOwnerSecret } from '../../../scripts/local/owner-secret.ts';
import { expect, test } from '../site-test.ts';
import {
  button,
  check,
  logIn,
  openLoginLink,
  ownersPhone,
  pageHeading,
  send,
  site,
} from './owner-phone.ts';

test.use(ownersPhone);

test('an encoded login link opens; the owner shares the link for reviews, and logs out everywhere', async ({
  page: owner,
}) => {
  await owner.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  // Adds `navigator.share`, which a phone has and a headless browser lacks.
  const content = 'navigator.share = async ({ url }) => { document.title = url; };';
  await owner.addInitScript({ content });
  const token = createToken(await loadOwnerSecret(site.state), 'login', Date.now());
  const [path, hash = ''] = composeLoginLink(site.ownerUrl, token).split('#');
  await openLoginLink(owner, `${path}#${encodeURIComponent(hash)}`);
  await expect(pageHeading(owner, 'Recensies')).toBeVisible();
  expect(owner.url()).not.toContain('token');

  const url = `${site.url}/review`;
  await button(owner, 'Kopieer').tap();
  await expect(owner.getByText('Gekopieerd.')).toBeVisible();
  expect(await owner.evaluate(() => navigator.clipboard.readText())).toBe(url);
  await button(owner, 'Deel').tap();
  await expect(owner).toHaveTitle(url);

  await owner.getByText('Uitloggen', { exact: true }).tap();
  await check(owner);
  await send(button(owner, 'Log overal uit'));
  await expect(owner.getByRole('status')).toContainText('U bent overal uitgelogd');
  await owner.goto('/beheer');
  await expect(pageHeading(owner, 'Beheer')).toBeVisible();
  await check(owner);
});

test('a login link alone starts no session: a mail scanner may run its script', async ({
  page: owner,
}) => {
  const token = createToken(await loadOwnerSecret(site.state), 'login', Date.now());
  await owner.goto(composeLoginLink(site.ownerUrl, token));
  await expect(button(owner, 'Log in op dit apparaat')).toBeVisible();
  expect(await owner.context().cookies()).toEqual([]);
  await logIn(owner);
  expect((await owner.context().cookies()).map(({ name }) => name)).toEqual(['__session']);
});
