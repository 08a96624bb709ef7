import { formatDayWithoutYear } from 'shared/format-day.ts';
import { expect } from 'vitest';
import { hashReviewName } from '../../functions/src/review-mail/mailed-reviews.ts';
import { emulatorTest } from '../emulator.ts';
import { startOwnerSite } from './owner-site.ts';

const minute = 60_000;
const when = formatDayWithoutYear('2026/11/23');

async function setup(...reviews: number[]) {
  const { requestAs, clock, read, store } = await startOwnerSite({ reviews });
  const { time } = clock; // when the reviews were added
  return {
    recordMail: (id: number) => store({ [`mailedReviews/${hashReviewName(`${id}`)}`]: {} }),
    change: async (id: number, fields: object) =>
      store({ [`reviews/${id}`]: { ...(await read(`reviews/${id}`)), ...fields } }),
    async readWarning(minutes: number): Promise<string> {
      clock.time = time + minutes * minute;
      return (await requestAs('all').get('/beheer')).banners.trim();
    },
  };
}

emulatorTest(
  '/beheer lists the reviews that were not mailed, until they are mailed or get a reply',
  async () => {
    const { recordMail, change, readWarning } = await setup(1, 2, 3, 4);
    await recordMail(1);
    expect(await readWarning(4)).toBe(''); // after four minutes a mail may still arrive
    expect(await readWarning(6)).toContain(
      `Van 3 recensies kreeg u geen mail: van Klant 4 (${when}), Klant 3 (${when}) en Klant 2 (${when}).`,
    );
    for (const id of [2, 4]) await recordMail(id);
    expect(await readWarning(6)).toContain(
      `Van de recensie van Klant 3 (${when}) kreeg u geen mail.`,
    );
    await change(3, { reply: 'Dank u wel!' });
    expect(await readWarning(6)).toBe('');
  },
);

emulatorTest('/beheer lists an unmailed review for six days, unless its date is old', async () => {
  const { change, readWarning } = await setup(1, 2, 3, 4, 5, 6);
  await change(6, { date: '2024/02/29' });
  expect(await readWarning(10)).toMatch(/^Van 5 .*Klant 5 .*, Klant 4 .*, Klant 3 .* en nog 2\. /);
  expect(await readWarning(5 * 24 * 60)).toContain('Van 5 recensies');
  expect(await readWarning(6 * 24 * 60)).toBe('');
});
