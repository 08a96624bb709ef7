// While App Check is enforced, the database refuses every request without its token. The emulator
// knows no App Check: here the proxy turns the token into a login, which the rules then require.

import type { Page } from '@playwright/test';
import { listSizes } from 'shared/review.ts';
import { mailBanners, photosFailedText, reviewBanners } from '../../../src/content/banners.ts';
import { siteMap } from '../../../src/content/site-map.ts';
import { readStored, removeReviews, storeReviews } from '../../data/stored-reviews.ts';
import { rulesText, setRules } from '../../set-rules.ts';
import { photoCount } from '../site-data.ts';
import { fillInReview, openPage, skipWaitFor, whenHydrated, whenLive } from '../site-test.ts';
import { expect, type FaultyConnection, test } from './faulty-connection.ts';

test.use({
  expectedErrors:
    /ERR_|status of (403|428)|third party: https:\/\/(www\.google\.com\/recaptcha|content-firebaseappcheck)|AppCheck|Firestore/,
});

const text = 'Tijdens een aanval.';
const scriptUrl = 'https://www.google.com/recaptcha/**';

/** Replaces Google's reCAPTCHA script. Runs in the page. */
function standIn() {
  let succeed = () => {};
  const enterprise = {
    ready: (callback: () => void) => callback(),
    render(_place: unknown, options: { callback: () => void }) {
      succeed = options.callback;
      return 0;
    },
    async execute() {
      succeed();
      return 'a person';
    },
  };
  Object.assign(globalThis, { grecaptcha: { enterprise } });
}

/** An unsigned login, which only the emulator accepts. */
const token = [
  { alg: 'none' },
  { sub: 'visitor', user_id: 'visitor', aud: 'demo-trimsalon', iat: 1, exp: 4e9 },
]
  .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  .join('.')
  .concat('.');

/** Answers for Google's servers. `isBlocked`: an ad blocker refuses the script of reCAPTCHA. */
async function answerGoogle(page: Page, { isBlocked = false } = {}): Promise<string[]> {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/recaptcha|firebaseappcheck/.test(request.url())) requests.push(request.url());
  });
  const script = { contentType: 'text/javascript', body: `(${standIn})()` };
  await page.route(scriptUrl, (route) => (isBlocked ? route.abort() : route.fulfill(script)));
  await page.route('https://content-firebaseappcheck.googleapis.com/**', (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      json: { token, ttl: '3600s' },
    }),
  );
  return requests;
}

function enforce({ emulator }: FaultyConnection): Promise<void> {
  return setRules(
    emulator,
    rulesText.replaceAll(/(allow \w+: if) ([^;]+);/g, '$1 request.auth != null && ($2);'),
  );
}

test.afterEach(async ({ connection }) => {
  await setRules(connection.emulator, rulesText);
  const posted = (await readStored(connection)).filter(({ fields }) => fields.review === text);
  await removeReviews(connection, ['900031', ...posted.map(({ documentName }) => documentName)]);
});

const cards = (page: Page) => page.getByRole('article');
const photos = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('img');

async function sendReview(page: Page, name: string) {
  await fillInReview(page, name, text);
  await page.getByRole('button', { name: 'Plaats review' }).click();
}

test('under enforcement a visitor sees live lists and posts a review once, with a token', async ({
  page,
  connection,
}) => {
  await enforce(connection);
  const requests = await answerGoogle(page);
  await page.goto(siteMap.reviews.path);
  await expect(cards(page)).toHaveCount(listSizes[0]);
  await whenLive(page);
  await storeReviews(connection, [['900031', 900_031]], { date: '2099/01/01' });
  await expect(page.getByRole('heading', { name: 'Van eerder 900031' })).toBeVisible();
  await page.goto(siteMap.album.path);
  await expect(photos(page)).toHaveCount(photoCount);
  await sendReview(page, 'Met bewijs');
  await expect(page.getByText(reviewBanners.sent)).toBeVisible();
  const stored = await readStored(connection);
  expect(stored.filter(({ name }) => name === 'Met bewijs')).toHaveLength(1);
  expect(requests.length).toBeGreaterThan(0);
});

test('a list that is open when enforcement begins is live again, with a token, after "try again"', async ({
  page,
  connection,
}) => {
  await answerGoogle(page);
  await page.goto(siteMap.reviews.path);
  await whenLive(page);
  await page.clock.install(); // after whenLive, which reads the browser's own times
  await enforce(connection);
  await connection.proxy.refuse(); // the database refuses the listener when it connects again
  await connection.proxy.listen();
  await storeReviews(connection, [['900031', 900_031]], { date: '2099/01/01' });
  const retry = page.getByRole('button', { name: 'Probeer opnieuw' });
  await skipWaitFor(page, retry);
  await retry.click();
  await expect(page.getByRole('heading', { name: 'Van eerder 900031' })).toBeVisible();
});

/** Plays a mail function that requires a token. Returns the tokens of the requests. */
async function requireToken(page: Page): Promise<(string | undefined)[]> {
  const sent: (string | undefined)[] = [];
  await page.route('**/sendMail?*', (route) => {
    const given = route.request().headers()['x-firebase-appcheck'];
    sent.push(given);
    return route.fulfill(given ? { body: 'OK' } : { status: 428, body: 'Druk' });
  });
  return sent;
}

async function sendMail(page: Page) {
  await openPage(page, siteMap.mail.path);
  const form = page.getByRole('main');
  for (const field of ['Naam', 'Achternaam', 'Onderwerp', 'Bericht']) {
    await form.getByRole('textbox', { name: field, exact: true }).fill('Minoes');
  }
  await form.getByRole('textbox', { name: 'E-mail', exact: true }).fill('minoes@voorbeeld.example');
  await page.getByRole('button', { name: 'Verstuur email' }).click();
}

test('under enforcement with reCAPTCHA blocked, lists and forms show a failure, and the forms keep their texts', async ({
  page,
  context,
  connection,
}) => {
  await enforce(connection);
  const [reviews, album, mail] = [
    await context.newPage(),
    await context.newPage(),
    await context.newPage(),
  ];
  for (const each of [page, reviews, album, mail]) {
    await each.clock.install();
    await answerGoogle(each, { isBlocked: true });
  }
  const tokens = await requireToken(mail);
  const name = 'Zonder bewijs';
  await Promise.all([
    sendReview(page, name),
    reviews.goto(siteMap.reviews.path),
    album.goto(siteMap.album.path),
    sendMail(mail),
  ]);
  for (const [each, failure] of [
    [page, reviewBanners.failed],
    [reviews, 'De recensies konden niet geladen worden.'],
    [album, photosFailedText],
    [mail, mailBanners.failed],
  ] as const) {
    await skipWaitFor(each, each.getByText(failure));
  }
  await expect(page.getByRole('textbox', { name: 'Naam', exact: true })).toHaveValue(name);
  await expect(mail.getByRole('textbox', { name: 'Bericht', exact: true })).toHaveValue('Minoes');

  // The visitor switches the blocker off, reloads, and sends the kept texts.
  for (const [each, button, thanks] of [
    [page, 'Plaats review', reviewBanners.sent],
    [mail, 'Verstuur email', mailBanners.sent],
  ] as const) {
    await each.unroute(scriptUrl);
    await answerGoogle(each);
    await each.reload();
    await whenHydrated(each);
    await each.getByRole('button', { name: button }).click();
    await expect(each.getByText(thanks)).toBeVisible();
  }
  const stored = await readStored(connection);
  expect(stored.filter((review) => review.name === name)).toHaveLength(1);
  expect([tokens[0], tokens.at(-1)]).toEqual([undefined, token]);
});
