// The special states of pages, such as an open menu or a failed list, by path. The page must be
// open on `embeddedSite`, because some routes fake responses of its embedded store, and its clock
// must be installed.
import type { Page, Route } from '@playwright/test';
import { highlightCount } from 'shared/review.ts';
import { encodeFields } from '../../scripts/local/embedded-routes.ts';
import { emptyFieldsText, mailBanners, photosFailedText } from '../../src/content/banners.ts';
import { siteMap } from '../../src/content/site-map.ts';
import { expect, openPage, skipWaitFor } from './site-test.ts';

type Check = (state: string) => Promise<void>;

const replied = {
  id: 1,
  name: 'Hanneke',
  review: 'Mag mijn hond ook komen?',
  stars: 4,
  date: '2026/11/20',
  reply: 'Nee, alleen katten en konijnen.',
};
const notice = {
  text: 'Tot en met zaterdag zijn wij gesloten.',
  kind: 'closed',
  from: '2000/01/01',
  until: '2999/12/31',
};

/** Brings a page into each of its states, and calls `check` in each. */
export const pageStates: Partial<Record<string, (page: Page, check: Check) => Promise<void>>> = {
  async [siteMap.home.path](page, check) {
    await page.getByRole('link', { name: 'Alle recensies lezen' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('img', { name: /van 5 sterren$/ })).toHaveCount(highlightCount);
    await check('reviews shown');
    await page.getByRole('banner').getByText('Menu').click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Oppas' })).toBeVisible();
    await check('menu open');
  },
  async [siteMap.rabbits.path](page, check) {
    await answerAgenda(page, notice);
    await openPage(page, siteMap.rabbits.path); // at the page's top, where the bar cuts no button
    await expect(page.getByRole('complementary', { name: 'Mededeling' })).toBeVisible();
    await check('notice');
  },
  async [siteMap.boarding.path](page, check) {
    const full = {
      notices: Array.from({ length: 8 }, (_, index) => ({
        ...notice,
        id: `${index}`,
        kind: 'boarding-full',
      })),
    };
    await answerAgenda(page, full);
    await page.reload();
    await expect(page.getByText('Volgeboekt', { exact: true })).toBeVisible();
    await check('B&B full');
  },
  async [siteMap.privacy.path](page, check) {
    await page.getByRole('button', { name: 'Cookievoorkeur' }).click();
    await expect(page.getByRole('region', { name: 'Bezoek meten' })).toBeVisible();
    await check('consent bar open');
  },
  async [siteMap.contact.path](page, check) {
    await page.getByRole('heading', { name: 'Zo vindt u de salon' }).scrollIntoViewIfNeeded();
    await page.waitForFunction(() => globalThis.gm_authFailure !== undefined);
    await page.evaluate(() => globalThis.gm_authFailure?.());
    await expect(page.getByText('De kaart kan nu niet getoond worden.')).toBeVisible();
    await check('map failed');
  },
  async [siteMap.album.path](page, check) {
    await page.getByRole('button', { name: 'Bekijk groter' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Foto vergroot' })).toBeVisible();
    await check('photo opened');
    await page.route('**/documents/photos?*', refuse);
    await openPage(page, siteMap.album.path);
    await skipWaitFor(page, page.getByText(photosFailedText));
    await check('photos failed');
  },
  async [siteMap.mail.path](page, check) {
    const submit = () => page.getByRole('button', { name: 'Verstuur email' }).click();
    await submit();
    await expect(page.getByText(emptyFieldsText)).toBeVisible();
    await check('mail refused');
    for (const field of await page.getByRole('main').getByRole('textbox').all()) {
      await field.fill('zoe@voorbeeld.example');
    }
    let tries = 0;
    await page.route(/\/sendMail\?/, (route) => {
      tries += 1;
      return tries === 1 ? route.abort() : route.fulfill({ body: 'OK' });
    });
    await submit();
    await expect(page.getByText(mailBanners.failed)).toBeVisible();
    await check('mail failed');
    await submit();
    await expect(page.getByText(mailBanners.sent)).toBeVisible();
    await check('mail sent');
  },
  async [siteMap.reviews.path](page, check) {
    const json = { documents: [{ name: 'reviews/1', fields: encodeFields(replied) }] };
    await page.goto('about:blank'); // the page before polls, and would get the first response
    let requests = 0;
    await page.route('**/documents/reviews?*', (route) => {
      requests += 1;
      return requests === 1 ? route.fulfill({ json }) : refuse(route);
    });
    await openPage(page, siteMap.reviews.path);
    await expect(page.getByRole('heading', { name: /^Antwoord van / })).toBeVisible();
    await skipWaitFor(page, page.getByText('Nieuwe recensies verschijnen nu niet vanzelf.'));
    await check('review with a reply, and the connection lost');
    await page.route('**/documents/reviews?*', refuse);
    await openPage(page, siteMap.reviews.path);
    await skipWaitFor(page, page.getByText('De recensies konden niet geladen worden.'));
    await check('reviews failed');
  },
};

const refuse = (route: Route) => route.fulfill({ status: 503 });

/** Answers the request for the owner's notices with this document. */
export async function answerAgenda(page: Page, document: object): Promise<void> {
  const json = [{ found: { fields: encodeFields(document) } }];
  await page.route('**/documents:batchGet?*', (route) =>
    route.request().postData()?.includes('notices/current')
      ? route.fulfill({ json })
      : route.fallback(),
  );
}
