// The specification's points 5, 8 and 9, where a visitor meets them. Only this test repeats their
// values. The id of a review, count + 1, is in tests/data/store-review.test.ts.
import { screen } from '@testing-library/react';
import { salon } from 'shared/salon.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { PageName } from '../src/content/site-map.ts';
import { drawMap } from '../src/features/map/draw-map.ts';
import { pages } from '../src/routes.tsx';
import { renderPart } from './component/render-part.tsx';

const open = (name: PageName) => renderPart(pages[name]);

/** Reads each table row, list, article and paragraph. Drops soft hyphens and no-break spaces. */
function readLines(name: PageName): string[] {
  const lines = open(name).container.querySelectorAll('tr, ul, ol > li, p');
  return Array.from(lines, ({ textContent }) =>
    textContent.replaceAll('\u00ad', '').replaceAll('\u00a0', ' '),
  );
}

test.each<[PageName, string, ...string[]]>([
  ['prices', 'Inclusief nagels knippen; oren en ogen worden nagekeken', 'schoongemaakt€ 55,00'],
  ['prices', 'Toeslag voor het scheren van klitten of vilt', '+ € 15,00'],
  ['prices', 'Sanitaire trimbeurt', '€ 27,50'],
  ['prices', 'Alleen nagels knippen', '€ 10,00'], // of cats and of rabbits
  ['prices', 'Kittengewenning', 'eerste keer is gratis', 'vanaf 14 à 16 weken', '€ 25,00'],
  ['prices', 'Standaard trimbeurt kortharig konijn', '€ 50,00'],
  ['prices', 'Standaard trimbeurt langharig konijn', '€ 55,00'],
  ['prices', 'Volledig vervilte vacht', '€ 70,00'],
  ['prices', 'Toeslag bij vlooien of schimmel', '+ € 15,00'],
  ['home', 'Spelend wennen', 'vanaf 14 à 16 weken', 'De eerste keer is gratis.'],
  ['about', 'wennen aan de tafel', 'Vanaf 14 à 16 weken'],
  ['about', 'De eerste keer is gratis.', 'Daarna kost kittengewenning € 25,00'],
  ['boarding', 'Sinds', 'twee kamers', 'twee of drie katten uit één gezin'],
  ['prices', 'Meer dan 48 uur vooraf: gratis', 'Tot 24 uur vooraf: 50%', '100%'],
  ['terms', 'meer dan 48 uur voor de afspraak: niets', '24 tot en met 48 uur voor', ': 50% van'],
  ['terms', 'minder dan 24 uur voor de afspraak', '100% van de prijs'],
  ['terms', 'Vanaf 30 dagen na de aflevering', 'een rente van 1% per maand'],
  ['terms', 'incassokosten', '15% van het openstaande bedrag', 'een minimum van € 22,70'],
  ['terms', 'Een klacht over een behandeling', 'binnen 48 uur'],
  ['terms', 'Binnen 24 uur na die melding brengt de klant het dier'],
  ['terms', 'Een klacht over een gekochte zaak', 'schriftelijk', 'twee maanden na de aflevering'],
  ['terms', 'Duurt de overmacht langer dan 14 dagen', 'elk van beide partijen', 'ontbinden'],
  ['terms', 'Verhoogt de salon de prijs binnen drie maanden', 'kosteloos ontbinden'],
  ['terms', 'beperkt tot de kosten van de dierenarts', 'aanschafwaarde van het dier'],
  ['terms', 'contant bij aflevering', 'tenzij partijen iets anders hebben afgesproken'],
])(
  'the page "%s" has a line with "%s", and each such line has its values',
  (name, subject, ...values) => {
    const lines = readLines(name).filter((line) => line.includes(subject));
    expect(lines).not.toEqual([]);
    for (const line of lines) for (const value of values) expect(line).toContain(value);
  },
);

test.each([
  {
    name: 'writeReview',
    fields: { Naam: 'Anouk', Review: 'Fijn.' },
    long: 'Review',
    button: 'Plaats review',
    request: 'addReview',
    failed: 'Er is een error opgetreden. Neem contact op met de systeembeheerder.',
    sent: 'Bedankt voor uw review!',
  },
  {
    name: 'mail',
    fields: {
      Naam: 'Zoë',
      Achternaam: 'Vos',
      'E-mail': 'z@b.nl',
      Onderwerp: 'Bad',
      Bericht: 'Kan?',
    },
    long: 'Bericht',
    button: 'Verstuur email',
    request: 'sendMail',
    failed:
      'Er is een error opgetreden. Probeer opnieuw of neem contact op met de systeembeheerder.',
    sent: 'Bedankt voor uw mail. De mail zal zo spoedig mogelijk beantwoord worden!',
  },
] as const)(
  'the page "$name" needs every field, and says whether the text was sent',
  async ({ name, fields, long, button, request, failed, sent }) => {
    const { user, fake } = open(name);
    const submit = () => user.click(screen.getByRole('button', { name: button }));
    for (const [label, text] of Object.entries(fields)) {
      await submit();
      expect(screen.getByText('De velden mogen niet leeg zijn!')).toBeVisible();
      const field = screen.getByRole('textbox', { name: label });
      expect(field).toBeRequired();
      await user.type(field, text);
    }
    const field = screen.getByRole('textbox', { name: long });
    expect(field).toHaveAttribute('maxlength', '255');
    expect(field).toHaveAttribute('placeholder', 'Maximaal 255 karakters..');
    expect(fake[request].mock).not.toHaveBeenCalled();
    await submit();
    await fake[request].fail();
    expect(screen.getByText(failed)).toBeVisible();
    await submit();
    await fake[request].succeed();
    expect(screen.getByText(sent)).toBeVisible();
  },
);

test('the e-mail field of the mail form has the type email', () => {
  open('mail');
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveAttribute('type', 'email');
});

test('a review has one to five stars, five unless the visitor chooses, and a date like 2026/11/28', async () => {
  const { user, fake } = open('writeReview');
  const stars = screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value);
  expect(stars).toEqual(['1', '2', '3', '4', '5']);
  for (const field of screen.getAllByRole('textbox')) await user.type(field, 'Fijn');
  await user.click(screen.getByRole('button', { name: 'Plaats review' }));
  expect(fake.addReview.mock).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ stars: 5, date: expect.stringMatching(/^\d{4}\/\d{2}\/\d{2}$/) }),
  );
});

test('an album that is empty or fails says that its photos could not be loaded', async () => {
  const sentence =
    "De foto's konden niet geladen worden! Probeer opnieuw of neem contact met ons op.";
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { fake } = open('album');
  await fake.photos.stall();
  expect(screen.getByRole('status')).toHaveTextContent(sentence);
  await fake.photos.send([]);
  expect(screen.getByRole('status')).toHaveTextContent(sentence);
});

function draw(importLibrary: (name: string) => Promise<object>, mapId?: string): Promise<void> {
  vi.stubGlobal('google', { maps: { importLibrary } });
  vi.spyOn(console, 'info').mockImplementation(() => {});
  return drawMap(document.createElement('div'), { key: 'k', mapId }, () => {});
}

/** Fakes Google's libraries. `given` gets the options that they receive. */
function createLibraries() {
  const given: Record<string, unknown[]> = {};
  const open = vi.fn();
  const remember = (name: string) =>
    class {
      constructor(...options: unknown[]) {
        given[name] = options;
      }
      addListener(_event: string, listener: () => void) {
        listener();
      }
      open = open;
    };
  const libraries: Record<string, object> = {
    maps: { Map: remember('map'), InfoWindow: remember('card') },
    marker: { Marker: remember('marker'), AdvancedMarkerElement: remember('advancedMarker') },
  };
  return { given, open, importLibrary: async (name: string) => libraries[name] ?? {} };
}

test('the map shows 52.98, 6.48 at zoom 13, and its marker opens a card that welcomes the visitor', async () => {
  const { given, open, importLibrary } = createLibraries();
  await draw(importLibrary);
  const position = { lat: expect.closeTo(52.98, 1), lng: expect.closeTo(6.48, 1) };
  expect(given.map?.[1]).toEqual({ center: position, zoom: 13 });
  expect(given.marker?.[0]).toMatchObject({ title: salon.name, position });
  const welcome = `Welkom bij ${salon.name}! Kom gerust eens langs`;
  expect(given.card?.[0]).toMatchObject({ content: expect.stringContaining(welcome) });
  expect(open).toHaveBeenCalledOnce();
});

test('a map with a map id has an advanced, clickable marker', async () => {
  const { given, importLibrary } = createLibraries();
  await draw(importLibrary, 'abc');
  expect(given.map?.[1]).toMatchObject({ mapId: 'abc' });
  expect(given.advancedMarker?.[0]).toMatchObject({ gmpClickable: true });
  expect(given.marker).toBeUndefined();
});

test('a map that does not load is tried again three times, after 1, 2 and 4 s, and reported', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const tries: number[] = [];
  const started = Date.now();
  const drawing = draw((name) => {
    if (name === 'maps') tries.push(Date.now() - started);
    return Promise.reject(new Error('blocked'));
  });
  await Promise.all([expect(drawing).rejects.toThrow('blocked'), vi.runAllTimersAsync()]);
  expect(tries).toEqual([0, 1_000, 3_000, 7_000]);
  globalThis.gm_authFailure?.(); // Google may refuse the key later: one report is enough
  const events = globalThis.dataLayer?.map((entry) => Reflect.get(Object(entry), 'event'));
  expect(events?.filter(Boolean)).toEqual(['request_failed']);
});
