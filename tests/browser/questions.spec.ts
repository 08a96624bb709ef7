import { describeHours, phoneHours } from 'shared/phone-hours.ts';
import { offer } from 'shared/salon.ts';
import { createSeed } from '../../scripts/local/seed.ts';
import { catQuestions, oldOrIllCat, rabbitQuestions } from '../../src/content/answers.ts';
import { listKnown, nameAnswer } from '../../src/content/facts.ts';
import { catPrices, formatEuros, mattedTotal } from '../../src/content/prices.ts';
import { cancellingLines } from '../../src/content/terms.ts';
import { answerMap } from './google-map.ts';
import { expect, footerLink, openPage, test } from './site-test.ts';

test.use({ viewport: { width: 360, height: 740 } });

type Question = [question: string, clicks: readonly string[], answer: string | RegExp];

const rabbits = 'Konijnen trimmen';
const prices = 'Alle tarieven';

const answeredByPages: readonly Question[] = [
  ['Wat kost een trimbeurt?', [], formatEuros(catPrices.standard.cents)],
  ['Wat kosten alleen de nagels?', [prices], /Alleen nagels knippen/],
  ['Wat komt erbij voor klitten?', [prices], /Toeslag voor het scheren van klitten/],
  ['Wat kost een kat met klitten alles bij elkaar?', [], `met trimbeurt samen ${mattedTotal}`],
  ['Wordt mijn kat kaal?', [], /Kaal wordt uw kat alleen waar klitten of vilt zaten/],
  ['Wat kost het als ik morgen afzeg?', [prices], cancellingLines[2]],
  ['Kan ik een foto van de vacht sturen?', [], 'App een foto van de vacht'],
  ['En als ik de B&B afzeg?', ['B&B voor katten', 'Dit kost het'], /100% van de prijs/],
  ['En de oppas?', ['Oppas bij u thuis', 'Dit kost het'], /100% van de prijs/],
  ['Wat kost wassen?', [], /Wat het kost, hoort u vooraf/],
  ['Wie zegt dat zij goed is?', ['Bekijk de recensies'], /ook de minder lovende/],
  ['Wordt mijn kat verdoofd?', [], /Ik verdoof nooit/],
  ['Vanaf welke leeftijd?', [], new RegExp(offer.kittenAge)],
  ['Waar is het?', ['Contact'], /Plan uw route/],
  ['Hoe snel kan ik terecht?', [], String(createSeed('2026/11/23')['notices/current']?.waiting)],
  ...phoneHours.map((hours): Question => ['Wanneer kan ik bellen?', [], describeHours(hours)]),
];

/** One folded answer of each page that has them. */
const folded = [
  { clicks: [], facts: catQuestions },
  { clicks: [rabbits], facts: rabbitQuestions },
].flatMap(({ clicks, facts }) =>
  listKnown(facts)
    .slice(0, 1)
    .map(({ name, text }): Question => [name, [...clicks, name], text]),
);

test('a visitor finds each listed answer within two clicks of the home page', async ({ page }) => {
  test.setTimeout(120_000);
  await answerMap(page);
  await openPage(page, '/');
  let done: readonly string[] = []; // the clicks since the home page
  // Sorted, so that the answers of one page need the clicks to that page once.
  const questions = [...answeredByPages, ...folded].sort(([, a], [, b]) =>
    a.join().localeCompare(b.join()),
  );
  for (const [question, clicks, answer] of questions) {
    expect(clicks.length, question).toBeLessThanOrEqual(2);
    if (done.length > 0 && done[0] !== clicks[0]) {
      await footerLink(page, 'Katten').click();
      done = [];
    }
    for (const click of clicks.filter((each) => !done.includes(each))) {
      const link = page.getByRole('link', { name: click, exact: true });
      const summary = page.locator('summary').filter({ hasText: click });
      await link.or(summary).first().click();
      done = [...done, click];
    }
    await expect(page.getByText(answer).filter({ visible: true }).first(), question).toBeVisible();
  }
});

for (const { name, text } of listKnown([oldOrIllCat])) {
  test(`a link opens the question "${name}", and its hash stays in the address`, async ({
    page,
  }) => {
    await openPage(page, '/');
    await expect(page.getByText(text)).toBeHidden();
    await page.getByRole('link', { name: 'Ook dan is uw kat welkom' }).click();
    await expect(page.getByText(text)).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(name)).toBeInViewport({ ratio: 1 });
    await expect(page).toHaveURL(`/#${nameAnswer(oldOrIllCat)}`);
    await page.goto('about:blank');
    await page.goto(`/#${nameAnswer(oldOrIllCat)}`); // as a visitor who got this link
    await expect(page.getByText(text)).toBeVisible();
  });
}
