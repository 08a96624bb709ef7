import type { Locator } from '@playwright/test';
import { maxNoticeLength } from 'shared/notice.ts';
import { today } from '../../today.ts';
import { answerMap } from '../google-map.ts';
import { findCovered, findViolations } from '../page-checks.ts';
import { readShifts, watchShifts } from '../shifts.ts';
import { expect, test } from './faulty-connection.ts';

test.use({ viewport: { width: 360, height: 740 } });
test.afterEach(({ connection }) => connection.owner.commit({ remove: 'notices/current' }));

test('a notice, closed or open, covers no focused control, and hides while a text field has the focus', async ({
  page,
  connection,
}) => {
  const text = 'Van 24 december tot 3 januari zijn wij met vakantie. '
    .repeat(5)
    .slice(0, maxNoticeLength);
  const notice = { text, kind: 'holiday', from: today(), until: today() };
  await connection.owner.commit({ set: 'notices/current', fields: notice });
  await answerMap(page); // the test scrolls past it
  await watchShifts(page);
  await page.goto('/contact');
  const bar = page.getByRole('complementary', { name: 'Mededeling' });
  const title = bar.getByText('Vandaag vakantie.');
  await expect(title).toBeInViewport();
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  expect(await readShifts(page)).toEqual([]);
  const readHeight = async (part: Locator) => (await part.boundingBox())?.height ?? 0;
  const contactBar = page.getByRole('navigation', { name: 'Snel contact' });
  expect((await readHeight(bar)) + (await readHeight(contactBar))).toBeLessThan(740 / 4);
  expect(await findCovered(bar)).toEqual([]);
  await title.click();
  await expect(bar.getByText(text)).toBeInViewport({ ratio: 1 });
  expect(await findCovered(bar)).toEqual([]);
  expect(await findViolations(page)).toEqual([]);
  await title.click();
  await expect(bar.getByText(text)).toBeHidden();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.getByRole('contentinfo').getByRole('link').last().click({ trial: true });

  await page.getByRole('main').getByRole('link', { name: 'Stuur een mail' }).click();
  const message = page.getByRole('textbox', { name: 'Bericht', exact: true });
  await message.focus();
  await expect(bar).toBeHidden();
  await message.blur();
  await expect(bar).toBeVisible();
});
