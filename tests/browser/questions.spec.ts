import { catPrices, formatEuros } from '../../src/content/prices.ts';
import { expect, footerLink, openPage, test } from './site-test.ts';

test.use({ viewport: { width: 360, height: 740 } });

const boarding = 'B&B voor katten';
const sitting = 'Oppas bij u thuis';
const rabbits = 'Konijnen trimmen';
const prices = 'Alle tarieven op een rij';
const article = 'Zo staat het in de voorwaarden';

const questions: readonly (readonly [
  question: string,
  clicks: readonly string[],
  answer: string | RegExp,
])[] = [
  ['Wat kost een trimbeurt?', [], formatEuros(catPrices.standard.cents)],
  ['Wat kosten alleen de nagels?', [prices], /Alleen nagels knippen/],
  ['Wat komt erbij voor klitten?', [prices], /Toeslag voor het scheren van klitten/],
  ['Wat kost wassen?', ['Wassen'], /wat het kost, hoort u vooraf/],
  ['Wat kost het voor mijn dier, alles bij elkaar?', [prices], /Wat kost het voor uw dier\?/],
  [
    'Hoelang duurt het, en de eerste keer?',
    ['Hoelang duurt een trimbeurt?'],
    /uur.*halfuur langer/,
  ],
  ['Mag ik erbij blijven?', ['Mag ik erbij blijven?'], /Dat mag\. Is uw dier/],
  ['Hoe wordt ze vastgehouden?', ['houdt u mijn kat vast'], /Een muilkorf, een lus/],
  ['En als ze bijt?', ['bijt of krabt'], /krijgt ze pauze/],
  ['En als zij haar verwondt?', ['iets misgaat'], /betaal ik de dierenarts/],
  ['Wie zegt dat zij goed is?', ['Bekijk de recensies'], /ook de minder lovende/],
  ['Wat staat daarover vast?', ['iets misgaat', article], /rechtstreekse gevolg/],
  ['Hoe vaak?', ['Hoe vaak is trimmen nodig?'], /drie tot vier maanden/],
  ['Wanneer kan ik komen?', [], /binnen twee weken/],
  ['Mijn kat is bang', ['Mijn kat is bang'], /op uw plek/],
  ['Mijn kat is oud, ziek of drachtig', ['een oude, zieke of zware kat'], /uw dierenarts/],
  ['Wordt mijn kat verdoofd?', ['Scheren'], /Ik verdoof nooit/],
  ['En als het niet lukt?', ['eerder stopt'], /Alleen de tijd/],
  ['Mijn kat heeft vlooien', ['heeft vlooien'], /vertel het vooraf/],
  ['Moet mijn kat ingeënt zijn?', ['En inentingen?'], /hoeft ze niet ingeënt te zijn/],
  ['Vanaf welke leeftijd?', [], /14 à 16 weken/],
  ['Hoe betaal ik?', ['Hoe betaal ik'], /contant bij het ophalen/],
  ['Waar parkeer ik?', ['Contact'], /gratis voor de deur/],
  ['Wat neem ik mee?', ['Wat neem ik mee?'], /stevige reismand met een kleedje/],
  ['Wanneer kan ik bellen?', [], /Maandag t\/m vrijdag|maandag t\/m vrijdag/],
  ['Waar is het?', ['Contact'], /Plan uw route/],
  ['Wat kost afzeggen?', ['wat kost afzeggen?'], /tot 24 uur vooraf 50% van de prijs/],
  ['Hoe houd ik de vacht thuis bij?', ['Thuis kammen'], /Eén keer per week met een zachte borstel/],
  ['Is ze gediplomeerd?', ['Over mij'], /Certificaten/],
  ['Wat kost chippen?', ['Chippen'], /Chippen kost €/],
  ['Hoe houdt zij mijn konijn vast?', [rabbits, 'houdt u mijn konijn vast'], /op de rug/],
  ['Hoelang duurt het bij een konijn?', [rabbits, 'Hoelang duurt een trimbeurt?'], /Drie kwartier/],
  ['Wat kost de B&B?', [boarding], /€\s.+ per kamer per nacht/],
  ['Mag één kat logeren?', [boarding], /Komt u met één kat, bel mij/],
  ['Welke inentingen voor de B&B?', [boarding], /kattenziekte en niesziekte/],
  ['Hoelang voor aankomst de inenting?', [boarding], /twee weken voor aankomst/],
  ['Is zij er vaak, en ook ’s nachts?', [boarding], /’s nachts slaap ik in huis/],
  ['Hoor ik hoe het gaat?', [boarding], /Elke avond krijgt u bericht/],
  ['En als ik later terug ben?', [boarding], /betaalt u de extra nachten/],
  ['Geeft de B&B medicijnen?', [boarding], /Pillen en druppels/],
  ['Wat kost de oppas?', [sitting], /Op aanvraag: het hangt af/],
  ['Hoe gaat het met de sleutel?', [sitting], /ontvangstbewijs/],
];

test('a visitor finds each listed answer within two clicks of the home page', async ({ page }) => {
  test.setTimeout(120_000);
  await openPage(page, '/');
  expect(questions.length).toBeGreaterThanOrEqual(40);
  for (const [question, clicks, answer] of questions) {
    await footerLink(page, 'Katten').click();
    expect(clicks.length, question).toBeLessThanOrEqual(2);
    for (const click of clicks) {
      const link = page.getByRole('link', { name: click, exact: true });
      const summary = page.locator('summary').filter({ hasText: click });
      await link.or(summary).first().click();
    }
    await expect(page.getByText(answer).filter({ visible: true }).first(), question).toBeVisible();
  }
});
