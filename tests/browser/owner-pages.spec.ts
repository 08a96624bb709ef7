// A week of the owner's work, from the mail of a review on, and what a visitor sees of it meanwhile.
import type { Locator, Page, Request } from '@playwright/test';
import { formatDay } from 'shared/format-day.ts';
import sharp from 'sharp';
import { readLinks } from '../../scripts/local/read-links.ts';
import { connectFirestore } from '../firestore-client.ts';
import { redAndBlue } from '../functions/photo-bytes.ts';
import { createNewReview } from '../reviews.ts';
import { today } from '../today.ts';
import { byKeyboardWithoutScript, byThumb, openLink, type Way } from './owner-walk.ts';
import { findCutText, findSmallTargets, findViolations } from './page-checks.ts';
import { ownerSites } from './site-server.ts';
import { expect, test, whenHydrated, whenLive } from './site-test.ts';

test.describe.configure({ timeout: 180_000 }); // on a busy machine
test.use({ expectedErrors: /status of 4\d\d/ }); // what is refused
test.use({ actionTimeout: 20_000 }); // a photo takes a while

type Walk = { way: Way; site: typeof ownerSites.emulator; owner: Page; guest: Page };

for (const [database, way] of [
  ['emulator', byThumb],
  ['embedded', byKeyboardWithoutScript],
] as const) {
  test(`a week of the owner's work ${way.name}`, async ({ browser, visitor }) => {
    const site = ownerSites[database];
    const guest = await visitor();
    const context = await browser.newContext({ ...way.context, baseURL: site.url });
    const walk: Walk = { way, site, owner: await context.newPage(), guest };
    const days = [answerReview, logIn, removeMany, closeForms, putUpNotice];
    for (const part of [...days, fillAlbum, askForReview, endAll]) await part(walk);
    await context.close();
  });
}

const reviews = 31; // with the one that is written here
const photos = ['Poes Roodje op de tafel', 'Poes Grijsje op de tafel'] as const;

const button = (page: Page, name: string) => page.getByRole('button', { name });
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });

/** Only a page with scripts can be looked at by one. */
async function check({ owner, way }: Walk): Promise<void> {
  if (way !== byThumb) return;
  expect(await findViolations(owner)).toEqual([]);
  expect(await findSmallTargets(owner)).toEqual([]);
  expect(await findCutText(owner)).toEqual([]);
}

const card = ({ guest }: Walk) => guest.getByRole('article', { name: 'Recensie van Eleonora' });

const readMail = ({ site }: Walk) => readLinks(site.state, /^Nieuwe recensie/);

/** By the last link in the mail of a review, which opens nothing by itself. */
async function openAll(walk: Walk): Promise<void> {
  const [answer = '', , home = ''] = await readMail(walk);
  await openLink(walk.owner, walk.way, home);
  await expect(heading(walk.owner, 'Recensies')).toBeVisible();
  if (walk.way !== byThumb) return;
  // Who may do everything comes by the link of one review at that review.
  await openLink(walk.owner, walk.way, answer);
  await expect(heading(walk.owner, 'Antwoord')).toBeVisible();
  await walk.way.press(walk.owner.getByRole('link', { name: 'Recensies' }));
}

/** Once for each device: that there is a link to ask for is said wherever she comes without. */
async function logIn(walk: Walk): Promise<void> {
  const { way, site, owner } = walk;
  const [, , home = ''] = await readMail(walk);
  await openLink(owner, way, home);
  await expect(owner.getByRole('status')).toContainText('Vraag om een link naar alles.');
  await check(walk);
  await way.press(button(owner, 'Mail de salon een nieuwe link'));
  await expect(owner.getByRole('status')).toContainText('Er is een nieuwe link gestuurd');
  const [all = ''] = await readLinks(site.state, /^Uw link naar het beheer/);
  await openLink(owner, way, all);
  await expect(heading(owner, 'Recensies')).toBeVisible();
  expect(owner.url()).not.toContain('link.');
}

async function endAll(walk: Walk): Promise<void> {
  const { way, owner } = walk;
  await openAll(walk);
  await way.press(owner.getByText('Uitloggen, of is uw telefoon weg?'));
  await check(walk);
  await way.press(button(owner, 'Beëindig alle links en apparaten'));
  await expect(owner.getByRole('status')).toContainText('Alle links zijn ingetrokken');
  await check(walk);
}

async function answerReview(walk: Walk): Promise<void> {
  const { way, site, owner, guest } = walk;
  await guest.goto(`${site.url}/review`);
  await whenHydrated(guest);
  await guest.getByRole('textbox', { name: 'Naam' }).fill('Eleonora');
  await guest.getByRole('textbox', { name: 'Review' }).fill('Minoes kwam zacht thuis.');
  await button(guest, 'Plaats review').click();
  await expect(guest.getByText('Bedankt voor uw review!')).toBeVisible();
  await guest.goto(`${site.url}/recensies`);
  await expect(card(walk)).toBeVisible();
  await whenLive(guest);
  await button(guest, 'Toon meer').click();
  await expect(guest.getByRole('article')).toHaveCount(reviews);

  await owner.goto('/beheer');
  await check(walk);
  await expect.poll(async () => (await readMail(walk))[0]).toMatch(/#answer-[0-9A-Za-z]{20}\./);
  const [answer = '', remove = ''] = await readMail(walk);
  await openLink(owner, way, answer);
  await expect(heading(owner, 'Antwoord')).toBeVisible();
  expect(owner.url()).not.toContain('answer-');
  await check(walk);
  const reply = owner.getByRole('textbox', { name: 'Uw antwoord' });
  await way.type(reply, 'Wat fijn om te lezen!');
  await way.press(button(owner, 'Bekijk eerst'));
  await expect(owner.getByText('Dit staat nog niet op de site.')).toBeVisible();
  await check(walk);
  await expect(card(walk).getByText('Wat fijn om te lezen!')).toHaveCount(0);
  await way.press(button(owner, 'Plaats antwoord'));
  await expect(card(walk).getByText('Wat fijn om te lezen!')).toBeVisible();
  await expect(owner.getByRole('status')).toContainText('Uw antwoord staat op de site.');
  await way.press(button(owner, 'Trek het antwoord in'));
  await expect(owner.getByRole('status')).toContainText('Uw antwoord staat niet meer op de site.');
  await expect(card(walk).getByText('Wat fijn om te lezen!')).toHaveCount(0);
  if (way === byThumb) await loseConnection(walk);
  await way.press(button(owner, 'Plaats antwoord')); // nothing typed twice
  await expect(card(walk).getByText('Wat fijn om te lezen!')).toBeVisible();
  await expect(owner.getByRole('status')).toContainText('Uw antwoord staat op de site.');
  await removeReview(walk, remove);
}

/** Also where the browser does not know that it is without, and what is not placed stays for this review alone. */
async function loseConnection({ owner, way }: Walk): Promise<void> {
  const reply = owner.getByRole('textbox', { name: 'Uw antwoord' });
  const page = owner.url();
  const place = () => way.press(button(owner, 'Plaats antwoord'));
  await way.type(reply, 'Wat heel fijn om te lezen!');
  await owner.goto('/beheer');
  await owner.goto(page);
  await expect(reply).toHaveValue('Wat heel fijn om te lezen!');
  await expect(owner.getByText('Wat u hier eerder typte, staat er weer.')).toBeVisible();
  await way.type(reply, 'Wat fijn om te lezen!');
  await owner.context().setOffline(true);
  await place();
  await expect(owner.getByRole('alert')).toContainText('Er is geen verbinding.');
  await owner.context().setOffline(false);

  // The browser thinks that it is there, and puts its own page in place of hers.
  const isPost = (request: Request) => request.method() === 'POST';
  await owner.route(page, (route) => (isPost(route.request()) ? route.abort() : route.continue()));
  const failed = owner.waitForEvent('requestfailed', isPost);
  await place();
  await failed;
  await owner.unroute(page);
  await owner.goBack(); // to the page before: the browser's own took the place of this one
  await owner.goto(page);
  await expect(reply).toHaveValue('Wat fijn om te lezen!');
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

/** A script adds thirty; what came in the last hour goes with them, and comes back. */
async function removeMany(walk: Walk): Promise<void> {
  const { way, site, owner, guest } = walk;
  await addSpam(walk, 30);
  let presses = 1; // the link in the mail
  const press = (target: Locator) => {
    presses += 1;
    return way.press(target);
  };
  await openAll(walk);
  await expect(heading(owner, 'Recensies')).toBeVisible();
  await check(walk);
  await press(owner.getByRole('link', { name: 'Haal alles sinds een dag en een tijd weg' }));
  await expect(heading(owner, 'Alles sinds')).toBeVisible();
  await check(walk);
  await press(button(owner, 'Laat zien wat er sindsdien kwam'));
  const sentence = await owner
    .getByText(/^Sinds .* kwamen er \d+ recensies binnen\.$/)
    .textContent();
  const count = Number(/(\d+) recensies/.exec(sentence ?? '')?.[1]);
  expect(count).toBeGreaterThanOrEqual(30);
  await press(button(owner, `Haal ${count} weg: gaat niet over de salon`));
  await expect(owner.getByRole('status')).toContainText(`${count} recensies zijn weg.`);
  await guest.goto(`${site.url}/recensies`);
  await expect(guest.getByRole('article', { name: 'Recensie van Spam' })).toHaveCount(0);
  expect(presses).toBeLessThanOrEqual(5);

  await openAll(walk);
  presses = 1;
  await expect(heading(owner, 'Recensies')).toBeVisible();
  await press(owner.getByRole('link', { name: 'Prullenbak' }));
  await expect(owner.getByText('Weggehaald op')).toHaveCount(1); // in one go
  await check(walk);
  await press(button(owner, `Zet alle ${count} terug`));
  await expect(owner.getByRole('status')).toContainText(`De ${count} recensies staan weer op`);
  await expect(heading(owner, 'Prullenbak')).toBeVisible();
  await expect(guest.getByRole('article', { name: 'Recensie van Spam' }).first()).toBeVisible();
  expect(presses).toBeLessThanOrEqual(3);

  await way.press(owner.getByRole('link', { name: 'Recensies', exact: true }));
  await expect(heading(owner, 'Recensies')).toBeVisible();
  for (const box of (await owner.getByRole('checkbox').all()).slice(0, 2)) await box.check();
  // Only a script can count them.
  await way.press(button(owner, way === byThumb ? 'Haal 2 weg' : 'Haal de gekozen recensies weg'));
  await expect(owner.getByText('Waarom haalt u deze 2 recensies weg?')).toBeVisible();
  await check(walk);
}

async function addSpam({ site }: Walk, count: number): Promise<void> {
  const visitor = connectFirestore(
    `http://127.0.0.1:${site.firestorePort}`,
    'demo-trimsalon',
    'visitor',
  );
  for (let number = 1; number <= count; number += 1) {
    const documentName = String(number).padStart(20, 'Spam');
    const review = createNewReview({ name: 'Spam', date: today() });
    if (site === ownerSites.emulator) {
      const fields = { id: reviews + number, ...review };
      await visitor.commit({ create: `reviews/${documentName}`, fields });
    } else {
      await fetch(`${site.url}/__local/reviews`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ documentName, review }),
      });
    }
  }
}

async function closeForms(walk: Walk): Promise<void> {
  const { way, site, owner, guest } = walk;
  const day = today(10);
  const words = `kan weer vanaf ${formatDay(day).replace(/ \d+$/, '')}.`;
  await guest.goto(`${site.url}/mail`);
  await whenHydrated(guest);
  for (const field of await guest.getByRole('main').getByRole('textbox').all()) {
    await field.fill('zoe@voorbeeld.example');
  }
  await way.press(owner.getByRole('link', { name: 'Formulieren' }));
  await expect(heading(owner, 'Formulieren')).toBeVisible();
  await check(walk);
  for (const name of ['recensieformulier', 'mailformulier']) {
    const form = owner.locator('form').filter({ has: button(owner, `Zet het ${name} dicht`) });
    await way.type(form.getByLabel('Weer open op'), day.replaceAll('/', '-'));
    await way.press(button(owner, `Zet het ${name} dicht`));
    await expect(owner.getByRole('status')).toContainText(`Het ${name} is dicht en gaat vanzelf`);
  }
  await check(walk);
  await button(guest, 'Verstuur email').click();
  await expect(guest.getByText(`Mailen ${words}`)).toBeVisible();
  await expect(guest.getByRole('textbox', { name: 'Bericht' })).toHaveValue(/^zoe@/);
  expect(await findViolations(guest)).toEqual([]);
  await guest.goto(`${site.url}/review`);
  await expect(guest.getByText(`Recensies schrijven ${words}`)).toBeVisible();
  for (const name of ['recensieformulier', 'mailformulier']) {
    await way.press(button(owner, `Zet het ${name} weer open`));
  }
  await expect(owner.getByRole('status')).toHaveCount(0);
}

/** At Christmas, say, and then she is ill today. */
async function putUpNotice(walk: Walk): Promise<void> {
  const { owner } = walk;
  const { way, count } = countPresses(walk.way);
  const [first, last] = [owner.getByLabel('Eerste dag'), owner.getByLabel('Laatste dag')] as const;
  const text = owner.getByRole('textbox', { name: 'Tekst' });
  const place = button(owner, 'Zet op de site');
  const openForm = () => way.press(owner.getByRole('link', { name: 'Mededeling', exact: true }));
  await openAll(walk);
  count.presses = 1; // the link in the mail
  await openForm();
  await expect(heading(owner, 'Mededeling')).toBeVisible();
  await check(walk);
  await way.type(first, writeDay(20));
  await way.type(last, writeDay(27));
  await way.type(text, 'Mailen mag altijd.');
  await way.press(place);
  await expect(owner.getByRole('status')).toContainText('De mededeling is bewaard.');
  if (walk.way === byThumb) expect(count.presses).toBeLessThanOrEqual(11);
  await expect(owner.getByText(/^Gepland\. Te zien van /)).toBeVisible();
  await check(walk);
  const holiday = /^Vakantie (\d|t\/m ).*\. Mailen mag altijd\.$/;
  const [usual, other] = [/ bereikbaar (tot|vanaf) /, /^Deze dagen anders bereikbaar$/];
  const days = await openAhead(walk);
  await days.expectOn(5, null, usual); // planned
  await days.expectOn(6, holiday, usual); // announced, and she works
  await days.expectOn(20, holiday, other);
  await days.expectOn(27, holiday, other);
  await days.expectOn(28, null, usual);

  if (walk.way === byThumb) await way.press(owner.getByRole('radio', { name: 'Gesloten' }));
  else await owner.getByRole('radio', { name: 'Vakantie' }).press('ArrowUp');
  await way.type(text, 'Ik ben ziek.');
  await way.type(last, writeDay(-1));
  await way.press(place);
  await expect(owner.getByRole('alert')).toContainText('De laatste dag ligt vóór de eerste dag.');
  await expect(text).toHaveValue('Ik ben ziek.');
  await check(walk);
  await way.type(last, writeDay(0));
  await way.press(button(owner, 'Bekijk eerst'));
  await expect(owner.getByRole('status')).toHaveText('Dit staat nog niet op de site.');
  await check(walk);
  await way.press(place);
  await expect(owner.getByText(/^Nu op de site, tot en met /)).toBeVisible();
  await check(walk);
  await days.expectOn(0, /^Gesloten vandaag\. Ik ben ziek\.$/, other);
  await days.expectOn(20, holiday, other);
  await way.press(button(owner, 'Beëindig nu'));
  await expect(owner.getByRole('status')).toContainText('De mededeling is weg.');
  await expect(owner.getByText('Er staat nu geen mededeling op de site.')).toBeVisible();
  await days.expectOn(0, null, usual);
  await days.expectOn(20, holiday, other);
  await days.close();
}

const writeDay = (days: number) => today(days).replaceAll('/', '-');

/** A calendar is opened at the day in its field, turned month by month, pressed on a day, and closed. */
function countPresses(way: Way) {
  const count = { presses: 0 };
  const readMonth = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  const counting: Way = {
    ...way,
    press(target) {
      count.presses += 1;
      return way.press(target);
    },
    async type(field, text) {
      const isDay = (await field.getAttribute('type')) === 'date';
      const turned = isDay && Math.abs(readMonth(text) - readMonth(await field.inputValue()));
      count.presses += turned === false ? 1 : 3 + turned;
      await way.type(field, text);
    },
  };
  return { way: counting, count };
}

/** Somebody who comes to /contact at noon on a day from now. */
async function openAhead({ guest, site }: Walk) {
  const browser = guest.context().browser();
  if (!browser) throw new Error('There is no browser to come with.');
  const context = await browser.newContext();
  const page = await context.newPage();
  const bar = page.getByRole('complementary', { name: 'Mededeling' }).getByRole('status');
  return {
    async expectOn(days: number, told: RegExp | null, reach: RegExp) {
      await page.clock.setFixedTime(`${writeDay(days)}T11:30:00Z`);
      const asked = page.waitForResponse(/documents:batchGet|__local\/notices/);
      await page.goto(`${site.url}/contact`);
      await (await asked).finished();
      if (told) await expect(bar).toHaveText(told);
      await expect(page.getByRole('main').getByText(/bereikbaar/)).toHaveText(reach);
      if (!told) await expect(bar).toHaveCount(0);
    },
    close: () => context.close(),
  };
}

async function fillAlbum(walk: Walk): Promise<void> {
  const { way, site, owner, guest } = walk;
  await guest.goto(`${site.url}/fotoalbum`);
  await expect(guest.getByRole('img', { name: photos[0] })).toHaveCount(0);
  await openAll(walk);
  await way.press(owner.getByRole('link', { name: 'Fotoalbum' }));
  await expect(heading(owner, 'Fotoalbum')).toBeVisible();
  await check(walk);
  const large = await takeLargePhoto();
  const files = [
    ['groot.jpg', large],
    ['geen-foto.jpg', Buffer.from('Geen foto')],
    ['kat.jpg', await takePhoto(1_000)],
  ] as const;
  const sending = owner.waitForRequest(isUpload);
  await owner
    .getByLabel('Nieuwe foto’s')
    .setInputFiles(files.map(([name, buffer]) => ({ name, mimeType: 'image/jpeg', buffer })));
  await way.press(button(owner, 'Voeg toe'));
  const sent = Number((await (await sending).allHeaders())['content-length']);
  await expect(owner.getByText(/^geen-foto\.jpg: Dit is een tekst/)).toBeVisible({
    timeout: 60_000,
  });
  if (way === byThumb) {
    expect(sent).toBeLessThan(large.length / 2);
    await expect(owner.getByRole('status')).toHaveText(/^Klaar: 2 van de 3 foto’s\.geen-foto/);
    await check(walk);
    await way.press(owner.getByRole('link', { name: 'Verder met de foto’s die klaarstaan' }));
  }
  const aside = owner.getByRole('button', { name: 'Zet in het album' });
  await expect(aside).toHaveCount(2);
  const cards = owner.getByRole('listitem');
  const waiting = cards.filter({ has: aside }).first();
  await expectUprightAndRed(waiting.locator('img')); // without a role until it has a description
  await way.press(waiting.getByRole('button', { name: 'Zet in het album' }));
  const mistake = cards.getByRole('alert').filter({ hasText: 'Schrijf eerst wat er' });
  await expect(mistake).toBeInViewport();
  for (const alt of photos) {
    await way.type(waiting.getByRole('textbox'), alt);
    await way.press(waiting.getByRole('button', { name: 'Zet in het album' }));
    await expect(guest.getByRole('img', { name: alt })).toHaveCount(1);
    await expect(owner.getByText('De foto staat nu achteraan in het album.')).toBeInViewport();
  }
  await expect(aside).toHaveCount(0);
  await check(walk);
  await arrangeAlbum(walk);
}

async function arrangeAlbum(walk: Walk): Promise<void> {
  const { way, owner, guest } = walk;
  const shown = guest.getByRole('main').getByRole('img');
  const cards = owner.getByRole('listitem').filter({ has: button(owner, 'Bewaar') });
  const twelfth = cards.nth(11);
  const alt = await twelfth.getByRole('textbox', { name: 'Wat is er te zien?' }).inputValue();
  const place = twelfth.getByRole('textbox', { name: 'Zet op plaats' });
  if (way === byThumb) {
    await way.press(place);
    await owner.keyboard.type('2');
    await way.press(button(owner, 'Bewaar').nth(11));
  } else {
    await way.type(place, '2');
    await owner.keyboard.press('Enter');
  }
  await expect(shown.nth(1)).toHaveAttribute('alt', alt);
  const saved = cards.nth(1).getByRole('status');
  await expect(saved).toHaveText('Bewaard. De foto staat op plaats 2 van 20.');
  await expect(saved).toBeInViewport();
  await expect(saved).toBeFocused(); // where the next Tab and what is read out begin

  const photo = owner.getByRole('listitem').filter({ hasText: photos[0] });
  await way.press(photo.getByRole('button', { name: 'Gooi weg' }));
  await expect(guest.getByRole('img', { name: photos[0] })).toHaveCount(0);
  await expect(photo.getByText('De foto is weggegooid.')).toBeInViewport();
  await check(walk);
  await way.press(photo.getByRole('button', { name: 'Zet terug' }));
  await expect(shown.nth(18)).toHaveAttribute('alt', photos[0]);
  await shown.nth(18).evaluate((image: HTMLImageElement) => image.decode()); // rejects what cannot be shown
  await way.press(photo.getByRole('button', { name: 'Gooi weg' }));
  await way.press(photo.getByText('Verwijder meteen, voorgoed'));
  const file = await photo.getByRole('img').getAttribute('src');
  await way.press(photo.getByRole('button', { name: 'Verwijder voorgoed' }));
  await expect(owner.getByText('Deze foto is voorgoed weg.')).toBeInViewport();
  expect((await owner.request.get(file ?? '')).status()).toBe(404);
}

const isUpload = (request: Request) =>
  request.method() === 'POST' && request.url().endsWith('/beheer/album');

/** As a phone that is held upright writes it: it lies on its side, with the red half to the left. */
function takeLargePhoto(): Promise<Buffer> {
  return redAndBlue(4000, 3000).jpeg({ quality: 95 }).withMetadata({ orientation: 6 }).toBuffer();
}

async function expectUprightAndRed(image: Locator): Promise<void> {
  await expect(image).toHaveAttribute('width', '1600');
  await expect(image).toHaveAttribute('height', '2133');
  const response = await image.page().request.get((await image.getAttribute('src')) ?? '');
  const corner = sharp(await response.body()).extract({ left: 9, top: 9, width: 1, height: 1 });
  const [red = 0, green = 255, blue = 255] = await corner.removeAlpha().raw().toBuffer();
  expect(red > 240 && green < 15 && blue < 15).toBe(true);
}

/** Two presses. */
async function askForReview(walk: Walk): Promise<void> {
  const { way, site, owner } = walk;
  // What a phone has, and a browser without a screen lacks.
  const content = 'navigator.share = async ({ text }) => { document.title = text; };';
  await owner.addInitScript({ content });
  await openAll(walk);
  await way.press(owner.getByRole('link', { name: 'Vraag om een recensie' }));
  await expect(heading(owner, 'Vraag om een recensie')).toBeVisible();
  await check(walk);
  const code = owner.getByRole('img', { name: /^QR-code van/ });
  await code.evaluate((image: HTMLImageElement) => image.decode());
  const app = owner.getByRole('link', { name: 'WhatsApp' });
  await expect(app).toHaveAttribute('href', new RegExp(encodeURIComponent(`${site.url}/review`)));
  if (way !== byThumb) return;
  await way.press(button(owner, 'Deel de vraag'));
  await expect(owner).toHaveTitle(new RegExp(`Dat kan hier: ${site.url}/review$`));
}

function takePhoto(width: number): Promise<Buffer> {
  const create = { width, height: width, channels: 3 as const, background: '#808080' };
  return sharp({ create }).jpeg().toBuffer();
}
