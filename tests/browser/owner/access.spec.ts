// The owner logs in and out. A hostile script on a public page in her browser reaches nothing.
import { composeLoginLink, createToken } from '../../../functions/src/tokens.ts';
import { loadOwnerSecret } from '../../../scripts/local/owner-secret.ts';
import { expect, openPage, test } from '../site-test.ts';
import {
  button,
  check,
  logIn,
  openLoginLink,
  ownersPhone,
  pageHeading,
  site,
  tapAndLoad,
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
  await tapAndLoad(button(owner, 'Log overal uit'));
  await expect(owner.getByRole('status')).toContainText('U bent overal uitgelogd');
  await owner.goto('/beheer');
  await expect(pageHeading(owner, 'Beheer')).toBeVisible();
  await check(owner);
});

test('a login link alone starts no session: a mail scanner may run its script', async ({
  page: owner,
}) => {
  const token = createToken(await loadOwnerSecret(site.state), 'login', Date.now());
  const link = composeLoginLink(site.ownerUrl, token);
  const [path = '', hash = ''] = link.split('#');
  await owner.goto(path);
  await expect(owner.getByText('Kopieer de hele link uit de mail.')).toBeVisible();
  // Mail programs encode a link's special characters, or cut off its end.
  for (const changed of [
    `${path}%23${hash}`,
    `${path}%23${encodeURIComponent(hash)}`,
    `${path}#${encodeURIComponent(hash)}`,
    link.slice(0, -4),
    link.replace('%2F', '%'),
    link,
  ]) {
    await owner.goto('about:blank');
    await owner.goto(changed);
    await expect(button(owner, 'Log in op dit apparaat')).toBeVisible();
    expect(owner.url()).toBe(path);
  }
  expect(await owner.context().cookies()).toEqual([]);
  await logIn(owner);
  expect((await owner.context().cookies()).map(({ name }) => name)).toEqual(['__session']);
});

test.describe('without the policies of both sites', () => {
  // The owner's origin alone must refuse.
  test.use({ ...ownersPhone, bypassCSP: true, expectedErrors: /./ });

  test('a script on a public page can read, change or end nothing at /beheer', async ({
    page: owner,
    context,
  }) => {
    await logIn(owner);
    await expect(pageHeading(owner, 'Recensies')).toBeVisible();
    const reviews = await owner.getByRole('listitem').count();
    const [before] = await context.cookies(site.ownerUrl);
    await openPage(owner, `${site.url}/tarieven`);

    const opened = context.waitForEvent('page');
    await owner.evaluate(openTargets, site.ownerUrl);
    await expect(pageHeading(await opened, 'Recensies')).toBeVisible();
    const read = await owner.evaluate(runAttack, site.ownerUrl);
    expect(read).toEqual({
      fetched: 'refused',
      blind: 'opaque 0',
      popup: 'refused',
      framed: 'refused',
    });
    const popup = context.waitForEvent('page');
    await owner.evaluate(postBlindly, site.ownerUrl);
    await expect((await popup).getByRole('alert')).toContainText('Er is niets veranderd.');
    await owner.evaluate(() => {
      for (const path of ['/', '/beheer', '/beheer/album']) {
        // biome-ignore lint/suspicious/noDocumentCookie: a hostile script plants a cookie
        document.cookie = `__session=planted; path=${path}`;
      }
    });

    await owner.goto(`${site.ownerUrl}/beheer`);
    await expect(owner.getByRole('listitem')).toHaveCount(reviews);
    const [after] = await context.cookies(site.ownerUrl);
    expect(after?.value).toBe(before?.value);
  });
});

test('/beheer of the public site leads to the owner’s origin', async ({ request }) => {
  for (const path of ['/beheer', '/beheer/album']) {
    const response = await request.get(site.url + path, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([
      301,
      `${site.ownerUrl}/beheer`,
    ]);
  }
});

declare global {
  var targets: { popup: Window | null; frame: HTMLIFrameElement };
}

/** Runs in the page. Opens the owner's pages in a window and in a frame, until the frame loads. */
async function openTargets(ownerUrl: string) {
  const popup = open(`${ownerUrl}/beheer`);
  const frame = document.createElement('iframe');
  frame.src = `${ownerUrl}/beheer`;
  globalThis.targets = { popup, frame };
  await new Promise((resolve) => {
    frame.onload = resolve;
    document.body.append(frame);
  });
}

/** Runs in the page. Returns what it can read of the owner's pages. */
async function runAttack(ownerUrl: string) {
  const options = { credentials: 'include' } as const;
  const body = new URLSearchParams({ naam: 'a', ground: 'unlawful' });
  const refuse = () => 'refused';
  const fetched = await fetch(`${ownerUrl}/beheer`, options).then(
    (response) => response.text(),
    refuse,
  );
  const blind = await fetch(`${ownerUrl}/beheer/weghalen`, {
    ...options,
    method: 'POST',
    mode: 'no-cors',
    body,
  }).then(({ type, status }) => `${type} ${status}`, refuse);
  const { popup, frame } = globalThis.targets;
  const readBody = (target: Window | null) => {
    try {
      return target?.document.body.innerHTML.includes('Recensies') ? 'read' : 'refused';
    } catch {
      return 'refused';
    }
  };
  const framed = readBody(frame.contentWindow);
  const result = { fetched, blind, popup: readBody(popup), framed };
  popup?.close();
  return result;
}

/** Runs in the page. Sends a form in a new window, and her cookie if the browser sends it. */
function postBlindly(ownerUrl: string) {
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action: `${ownerUrl}/beheer/uitloggen`, target: '_blank' });
  document.body.append(form);
  form.submit();
}
