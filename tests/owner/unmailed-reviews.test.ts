// /beheer names the reviews that the owner got no mail about.
import { formatDayWithoutYear } from 'shared/format-day.ts';
import { expect } from 'vitest';
import { nameClaim } from '../../functions/src/review-mail/claims.ts';
import { emulatorTest } from '../emulator.ts';
import { startOwnerSite } from './owner-site.ts';

const minute = 60_000; // ms
const when = formatDayWithoutYear('2026/11/23');

async function setup(...reviews: number[]) {
  const { visitAs, clock, read, store } = await startOwnerSite({ reviews });
  const { time } = clock; // when they came in
  return {
    claim: (id: number, fields: object) =>
      store({ [`mailedReviews/${nameClaim(`${id}`)}`]: fields }),
    change: async (id: number, fields: object) =>
      store({ [`reviews/${id}`]: { ...(await read(`reviews/${id}`)), ...fields } }),
    async readWarning(minutes: number): Promise<string> {
      clock.time = time + minutes * minute;
      return (await visitAs('all').get('/beheer')).said.trim();
    },
  };
}

emulatorTest(
  '/beheer names the reviews that were not mailed, until their mail is sent',
  async () => {
    const { claim, change, readWarning } = await setup(1, 2, 3, 4);
    await claim(1, { done: true, isRefused: false });
    await claim(2, { done: false }); // it is tried again
    await claim(3, { done: true, isRefused: true });
    expect(await readWarning(4)).toBe(''); // no function has run for review 4 yet
    expect(await readWarning(6)).toContain(
      `Van 3 recensies kreeg u geen mail: van Klant 4 (${when}), Klant 3 (${when}) en Klant 2 (${when}).`,
    );
    for (const id of [2, 4]) await claim(id, { done: true });
    expect(await readWarning(6)).toContain(
      `Van de recensie van Klant 3 (${when}) kreeg u geen mail.`,
    );
    await change(3, { reply: 'Dank u wel!' });
    expect(await readWarning(6)).toBe('');
  },
);

emulatorTest('a new review is missed for six days, and a moved one is not', async () => {
  const { change, readWarning } = await setup(1, 2, 3, 4, 5, 6);
  await change(6, { date: '2024/02/29' });
  expect(await readWarning(10)).toMatch(/^Van 5 .*Klant 5 .*, Klant 4 .*, Klant 3 .* en nog 2\. /);
  expect(await readWarning(5 * 24 * 60)).toContain('Van 5 recensies');
  expect(await readWarning(6 * 24 * 60)).toBe('');
});
