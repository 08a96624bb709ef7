// Runs a hostile script on a public page in the owner's browser: a tag's, or an extension's.
import { expect, openPage, test } from '../site-test.ts';
import { logIn, ownersPhone, pageHeading, site } from './owner-phone.ts';

// Without the policies of both sites: the owner's origin alone must refuse.
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

test('/beheer of the public site leads to the owner’s origin', async ({ request }) => {
  for (const path of ['/beheer', '/beheer/album']) {
    const response = await request.get(site.url + path, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([
      301,
      `${site.ownerUrl}/beheer`,
    ]);
  }
});

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
  const pause = () => new Promise((resolve) => setTimeout(resolve, 1_500));
  const opened = open(`${ownerUrl}/beheer`);
  const frame = document.createElement('iframe');
  frame.src = `${ownerUrl}/beheer`;
  document.body.append(frame);
  await pause();
  const readBody = (target: Window | null) => {
    try {
      return target?.document.body.innerHTML.includes('Recensies') ? 'read' : 'refused';
    } catch {
      return 'refused';
    }
  };
  const result = { fetched, blind, popup: readBody(opened), framed: readBody(frame.contentWindow) };
  opened?.close();
  return result;
}

/** Runs in the page. Sends a form in a new window, with the owner's cookie if the browser sends it. */
function postBlindly(ownerUrl: string) {
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action: `${ownerUrl}/beheer/uitloggen`, target: '_blank' });
  document.body.append(form);
  form.submit();
}
