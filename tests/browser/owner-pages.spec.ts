// A week of the owner's work, from the mail of a review on, and what a visitor sees of it meanwhile.
import { rm } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { addDays, format } from 'date-fns';
import sharp from 'sharp';
import { readLinks } from '../../scripts/local/read-links.ts';
import { type SiteProcess, startSiteProcess } from '../../scripts/local/site-process.ts';
import { byKeyboard, byThumb, openLink, type Way, withoutScript } from './owner-walk.ts';
import { findCutText, findSmallTargets, findViolations } from './page-checks.ts';
import { expect, test, whenHydrated } from './site-test.ts';

test.describe.configure({ timeout: 180_000 }); // on a busy machine
test.use({ expectedErrors: /status of 4\d\d/, actionTimeout: 20_000 }); // what is refused

test("a week of the owner's work by thumb, on Firestore", async ({ browser, visitor }) => {
  await withSite('firestore', [], async (site) => {
    await spendWeek(site, browser, [{ way: byThumb, ...cats.red, guest: await visitor() }]);
  });
});

test('a week by keyboard and one without a script, on the embedded store', async ({
  browser,
  visitor,
}) => {
  await withSite('embedded', ['--embedded'], async (site) => {
    await spendWeek(site, browser, [
      { way: byKeyboard, ...cats.red, guest: await visitor() },
      { way: withoutScript, ...cats.white, guest: await visitor() },
    ]);
  });
});

type Site = SiteProcess & { state: string };

async function withSite(name: string, words: string[], use: (site: Site) => Promise<void>) {
  const state = `.local/test-state/owner-${name}`;
  await rm(state, { recursive: true, force: true });
  const site = await startSiteProcess({ stateFolder: state, words });
  try {
    await use({ ...site, state });
  } finally {
    await site.stop();
  }
}

/** Each has a review, photos and a visitor of their own. */
type Owner = { way: Way; reviewer: string; photos: [string, string]; guest: Page };
type Walk = Owner & { site: Site; owner: Page; turn: number; reviews: number };

const cats = {
  red: { reviewer: 'Eleonora', photos: ['Poes Roodje op de tafel', 'Poes Grijsje op de tafel'] },
  white: { reviewer: 'Floris', photos: ['Kater Witje in het bad', 'Kater Zwartje in het bad'] },
} satisfies Record<string, { reviewer: string; photos: [string, string] }>;

async function spendWeek(site: Site, browser: Browser, owners: Owner[]): Promise<void> {
  const walks: Walk[] = [];
  for (const [turn, each] of owners.entries()) {
    const context = await browser.newContext({ ...each.way.context, baseURL: site.url });
    const reviews = seedReviews + owners.length;
    walks.push({ ...each, site, turn, reviews, owner: await context.newPage() });
  }
  try {
    for (const walk of walks) await answerReview(walk);
    for (const [index, part] of [removeAll, putUpNotice, fillAlbum].entries()) {
      // Each part by one of them; before a release by both.
      const some = walks.filter(
        ({ turn }) => process.env.SOAK || turn === (index + 1) % walks.length,
      );
      for (const walk of some) await part(walk);
    }
  } finally {
    for (const { owner, guest } of walks) {
      await owner.context().close();
      await guest.goto('about:blank');
    }
  }
}

const seedReviews = 30;

const button = (page: Page, name: string) => page.getByRole('button', { name });
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });

/** Only a page with scripts can be looked at by one. */
async function check({ owner, way }: Walk): Promise<void> {
  if (way === withoutScript) return;
  expect(await findViolations(owner)).toEqual([]);
  if (way === byKeyboard) return;
  expect(await findSmallTargets(owner)).toEqual([]);
  expect(await findCutText(owner)).toEqual([]);
}

const card = ({ guest, reviewer }: Walk) =>
  guest.getByRole('article', { name: `Recensie van ${reviewer}` });

const readMail = ({ site }: Walk) => readLinks(site.state, /^Nieuwe recensie/);

async function openAll(walk: Walk): Promise<void> {
  const [answer = '', , all = ''] = await readMail(walk);
  await openLink(walk.owner, walk.way, all);
  await expect(heading(walk.owner, 'Recensies')).toBeVisible();
  if (walk.way === withoutScript) return;
  // Who may do everything comes by the link of one review at that review.
  await openLink(walk.owner, walk.way, answer);
  await expect(heading(walk.owner, 'Antwoord')).toBeVisible();
  await walk.way.press(walk.owner.getByRole('link', { name: 'Recensies' }));
}

async function answerReview(walk: Walk): Promise<void> {
  const { way, site, owner, guest, turn } = walk;
  await guest.goto(`${site.url}/review`);
  await whenHydrated(guest);
  await guest.getByRole('textbox', { name: 'Naam' }).fill(walk.reviewer);
  await guest.getByRole('textbox', { name: 'Review' }).fill('Minoes kwam zacht thuis.');
  await button(guest, 'Plaats review').click();
  await expect(guest.getByText('Bedankt voor uw review!')).toBeVisible();
  await guest.goto(`${site.url}/recensies`);
  await expect(card(walk)).toBeVisible();

  await owner.goto('/beheer');
  await check(walk);
  const number = seedReviews + turn + 1;
  await expect.poll(async () => (await readMail(walk))[0]).toContain(`#answer-${number}.`);
  const [answer = '', remove = ''] = await readMail(walk);
  await openLink(owner, way, answer);
  await expect(heading(owner, 'Antwoord')).toBeVisible();
  expect(owner.url()).not.toContain('answer-');
  await check(walk);
  const reply = owner.getByRole('textbox', { name: 'Uw antwoord' });
  await way.type(reply, 'a'.repeat(1_001));
  await way.press(button(owner, 'Plaats antwoord'));
  await expect(owner.getByRole('alert')).toContainText('1001 tekens');
  await check(walk);
  await way.type(reply, 'Wat fijn om te lezen!');
  await way.press(button(owner, 'Bekijk eerst'));
  await expect(owner.getByRole('article')).toContainText('Wat fijn om te lezen!');
  await way.press(button(owner, 'Plaats antwoord'));
  await expect(card(walk).getByText('Wat fijn om te lezen!')).toBeVisible();
  await expect(owner.getByRole('status')).toContainText('Uw antwoord staat op de site.');
  await removeReview(walk, remove);
}

async function removeReview(walk: Walk, remove: string): Promise<void> {
  const { way, owner } = walk;
  await openLink(owner, way, remove);
  await expect(heading(owner, 'Weghalen')).toBeVisible();
  await check(walk);
  await way.press(button(owner, 'Beledigend of onrechtmatig'));
  await expect(owner.getByRole('status')).toContainText('De recensie is weg.');
  await expect(card(walk)).toHaveCount(0);
  await check(walk);
  await way.press(button(owner, 'Zet terug'));
  await expect(card(walk).getByText('Wat fijn om te lezen!')).toBeVisible();
  await expect(owner.getByRole('status')).toContainText('De recensie staat er weer.');
}

/** Every review that there is, as it would be with fifty of spam. */
async function removeAll(walk: Walk): Promise<void> {
  const { way, owner, guest, reviews } = walk;
  await openAll(walk);
  await expect(owner.getByRole('checkbox')).toHaveCount(reviews);
  await check(walk);
  await way.press(owner.getByRole('link', { name: `kies alle ${reviews} recensies` }));
  await way.press(button(owner, 'Haal de gekozen recensies weg'));
  await way.press(button(owner, 'Gaat niet over de salon'));
  await expect(owner.getByRole('status')).toContainText(`${reviews} recensies zijn weg.`);
  await expect(guest.getByText(/^Er zijn nog geen recensies/)).toBeVisible();
  await way.press(owner.getByRole('link', { name: 'Prullenbak' }));
  await expect(owner.getByText('Weggehaald op')).toHaveCount(reviews);
  await check(walk);
  await owner.goBack();
  await way.press(button(owner, 'Zet ze allemaal terug'));
  await expect(card(walk)).toBeVisible();

  await way.press(owner.getByRole('link', { name: 'Recensies' }));
  await way.press(owner.getByText('Recensies even dicht'));
  await way.press(button(owner, 'Zet het formulier dicht'));
  await expect(owner.getByRole('status')).toContainText('Het recensieformulier is dicht');
  await check(walk);
  await way.press(button(owner, 'Zet het formulier weer open'));
  await expect(owner.getByRole('status')).toHaveCount(0);
}

async function putUpNotice(walk: Walk): Promise<void> {
  const { way, site, owner, guest: visitor } = walk;
  const bar = visitor.getByRole('complementary', { name: 'Mededeling' });
  const text = 'Wij zijn er even niet. Mailen mag altijd.';
  await openAll(walk);
  await way.press(owner.getByRole('link', { name: 'Mededeling' }));
  await expect(heading(owner, 'Mededeling')).toBeVisible();
  await check(walk);
  await way.type(owner.getByRole('textbox', { name: 'Tekst' }), ' ');
  await way.press(button(owner, 'Zet op de site'));
  await expect(owner.getByRole('alert')).toContainText('Schrijf wat bezoekers moeten weten.');
  await check(walk);
  const plan = async (first: number) => {
    const write = (days: number) => format(addDays(new Date(), days), 'yyyy-MM-dd');
    await way.type(owner.getByRole('textbox', { name: 'Tekst' }), text);
    await way.type(owner.getByLabel('Eerste dag'), write(first));
    await way.type(owner.getByLabel('Laatste dag'), write(first + 3));
    await way.press(button(owner, 'Zet op de site'));
    await expect(owner.getByRole('status')).toContainText('De mededeling is bewaard.');
  };
  await plan(1);
  await expect(owner.getByText(/^Gepland, van/)).toBeVisible();
  await visitor.goto(`${site.url}/contact`);
  await showNew(visitor);
  await expect(bar).toHaveCount(0);
  await plan(0);
  await check(walk);
  await showNew(visitor);
  await expect(bar).toHaveText(`Vakantie. ${text}`);
  await way.press(button(owner, 'Beëindig de mededeling nu'));
  await expect(owner.getByText('Er staat nu geen mededeling op de site.')).toBeVisible();
  await showNew(visitor);
  await expect(bar).toHaveCount(0);
}

/** As a new tab; ends when the notice has been asked for. */
async function showNew(visitor: Page): Promise<void> {
  await visitor.evaluate(() => sessionStorage.clear());
  const asked = visitor.waitForResponse(/documents:batchGet|__local\/notice/);
  await visitor.reload();
  await asked;
}

async function fillAlbum(walk: Walk): Promise<void> {
  const { way, site, owner, guest, photos, turn } = walk;
  await guest.goto(`${site.url}/fotoalbum`);
  await expect(guest.getByRole('img', { name: photos[0] })).toHaveCount(0);
  await openAll(walk);
  await way.press(owner.getByRole('link', { name: 'Fotoalbum' }));
  await expect(heading(owner, 'Fotoalbum')).toBeVisible();
  await check(walk);
  const files = [
    { name: 'kat.jpg', mimeType: 'image/jpeg', buffer: await takePhoto(2 * turn) },
    { name: 'groot.jpg', mimeType: 'image/jpeg', buffer: await takePhoto(2 * turn + 1) },
    { name: 'geen-foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Geen foto') },
  ];
  await owner.getByLabel('Nieuwe foto’s').setInputFiles(files);
  await way.press(button(owner, 'Voeg toe'));
  await expect(owner.getByText(/^geen-foto\.jpg: Dit is een tekst/)).toBeVisible({
    timeout: 60_000, // each some 16 s in the long run
  });
  await check(walk);
  if (way !== withoutScript) {
    await way.press(owner.getByRole('link', { name: 'Verder met de foto’s die klaarstaan' }));
  }
  const aside = owner.getByRole('button', { name: 'Zet in het album' });
  await expect(aside).toHaveCount(2);
  for (const alt of photos) {
    const photo = owner.getByRole('listitem').filter({ has: aside }).first();
    await way.type(photo.getByRole('textbox'), alt);
    await way.press(photo.getByRole('button', { name: 'Zet in het album' }));
    await expect(guest.getByRole('img', { name: alt })).toHaveCount(1);
  }
  await expect(aside).toHaveCount(0);
  await check(walk);
  const photo = owner.getByRole('listitem').filter({ hasText: photos[0] });
  await way.press(photo.getByRole('button', { name: 'Vooraan' }));
  const first = guest.getByRole('main').getByRole('img').first();
  await expect(first).toHaveAttribute('alt', photos[0]);
  await way.press(photo.getByRole('button', { name: 'Haal weg' }));
  await expect(guest.getByRole('img', { name: photos[0] })).toHaveCount(0);
  await way.press(aside);
  await expect(first).toHaveAttribute('alt', photos[0]);
}

/** In the long run of tests as a phone takes it: some 12 MB. Each is another for another `more`. */
function takePhoto(more: number): Promise<Buffer> {
  const [width, sigma] = process.env.SOAK ? [4_800, 32] : [1_000, 1];
  const noise = { type: 'gaussian' as const, mean: 128, sigma };
  const create = {
    width,
    height: width + more,
    channels: 3 as const,
    background: '#808080',
    noise,
  };
  return sharp({ create }).jpeg({ quality: 85 }).toBuffer();
}
