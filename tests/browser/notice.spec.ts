// The owner's notice, as a visitor on a phone gets it.
import { longestNotice } from 'shared/notice.ts';
import { today } from '../today.ts';
import { expect, test } from './faulty-connection.ts';
import { findCovered } from './page-checks.ts';
import { readShifts, watchShifts } from './shifts.ts';

test.use({ viewport: { width: 360, height: 740 } });
test.afterEach(({ connection }) => connection.owner.commit({ remove: 'notices/current' }));

test('a notice moves nothing, covers nothing that has the focus, and goes when it is closed', async ({
  page,
  connection,
}) => {
  const text = 'Van 24 december tot 3 januari zijn wij met vakantie. '
    .repeat(5)
    .slice(0, longestNotice);
  const notice = { text, kind: 'holiday', from: today(), until: today() };
  await connection.owner.commit({ set: 'notices/current', fields: notice });
  await watchShifts(page);
  await page.goto('/contact');
  const bar = page.getByRole('complementary', { name: 'Mededeling' });
  await expect(bar).toHaveText(`Vakantie. ${text}`);
  await expect(page.getByRole('status').filter({ hasText: text })).toBeInViewport();
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  expect(await readShifts(page)).toEqual([]);
  expect(await findCovered(bar)).toEqual([]);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.getByRole('contentinfo').getByRole('link').last().click({ trial: true });

  await page.getByRole('button', { name: 'Sluit de mededeling' }).click();
  await expect(bar).toHaveCount(0);
});
