// Runs a hostile script on a public page in the owner's browser: a tag's, or an extension's.
import { siteMap } from '../../../src/content/site-map.ts';
import { expect, openPage, test } from '../site-test.ts';
import { button, logIn, ownersPhone, pageHeading } from './owner-phone.ts';

test.use(ownersPhone);

test('a script on a public page cannot read or change anything at /beheer', async ({
  page: owner,
  context,
}) => {
  await logIn(owner);
  const key = await owner.locator('[name=sleutel]').first().inputValue();
  const reviews = await owner.getByRole('article').count();
  // The same tab later shows a public page, and its storage has a draft of a form.
  await owner.getByRole('link', { name: 'Beantwoorden' }).first().tap();
  await owner.getByRole('textbox', { name: 'Uw antwoord' }).fill('Dank u wel!');
  await owner.waitForLoadState(); // the owner's script keeps the draft
  const url = owner.url();
  await owner.getByRole('link', { name: 'Naar de site' }).tap();
  await owner.waitForURL('/');
  expect(await owner.evaluate(() => document.referrer)).toBe('');
  await openPage(owner, siteMap.prices.path);

  const stolen = await owner.evaluate(runAttack, url);
  expect(stolen.statuses).toEqual([403, 403, 403, 403]);
  expect(stolen.texts).not.toContain(key);
  expect(stolen.popup).toBe('closed');
  expect(stolen.storage).toContain('Dank u wel!');

  const popup = context.waitForEvent('page');
  await owner.evaluate(postBlindly);
  await expect((await popup).getByRole('status')).toContainText('Er is niets veranderd.');

  await owner.goto('/beheer');
  await expect(owner.getByRole('article')).toHaveCount(reviews);
  await owner.getByRole('link', { name: 'Mededeling' }).tap();
  await expect(owner.getByText('Er staat nu geen mededeling op de site.')).toBeVisible();
  await owner.goto(url);
  await expect(owner.getByRole('textbox', { name: 'Uw antwoord' })).toHaveValue('Dank u wel!');
  await button(owner, 'Plaats antwoord').tap();
  await expect(owner.getByRole('status').first()).toContainText('Uw antwoord staat op de site.');
  await button(owner, 'Trek het antwoord in').tap();
  await expect(pageHeading(owner, 'Antwoord')).toBeVisible();
});

/** Runs in the page. Fetches pages, sends forms, and opens a popup. Returns what it can read. */
async function runAttack(url: string) {
  const today = new Date().toISOString().slice(0, 10);
  const notice = { kind: 'closed', from: today, until: today, ahead: '0', stap: 'bewaren' };
  const name = new URL(url).searchParams.get('naam') ?? '';
  const responses = [
    await fetch('/beheer'),
    await fetch('/beheer/bestaat-niet', { cache: 'force-cache' }),
    await fetch('/beheer/mededeling', { method: 'POST', body: new URLSearchParams(notice) }),
    await fetch('/beheer/weghalen', {
      method: 'POST',
      body: new URLSearchParams({ naam: name, ground: 'unlawful' }),
    }),
  ];
  const texts = await Promise.all(responses.map((response) => response.text()));
  const popup = open('/beheer');
  for (let tries = 0; tries < 200 && !popup?.closed; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const read = (): string | undefined => {
    try {
      return popup?.document.body.innerHTML;
    } catch (error) {
      return String(error);
    }
  };
  return {
    statuses: responses.map(({ status }) => status),
    texts: [...texts, JSON.stringify(sessionStorage), read()].join(),
    popup: popup?.closed === false ? `open: ${read()}` : 'closed',
    storage: JSON.stringify(sessionStorage),
  };
}

/** Runs in the page. Sends a form in a new window, without reading the response. */
function postBlindly() {
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action: '/beheer/beeindigen', target: '_blank' });
  document.body.append(form);
  form.submit();
}
