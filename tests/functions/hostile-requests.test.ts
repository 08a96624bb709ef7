import { expect, test } from 'vitest';
import { expectOnlyOurs, readBack } from './expect-only-ours.ts';
import { hostileRequests } from './hostile-requests.ts';
import { startMailSite, type typedMail } from './mail-site.ts';

/** What arrives has to be what was typed, once each, with nothing else in it. */
test('hostile requests are refused, or arrive as harmless text', async () => {
  const site = await startMailSite({
    limits: { client: 10_000, network: 10_000, total: 10_000, day: 10_000 },
  });
  const waiting = hostileRequests.entries();
  const responses: { status: number; text: string }[] = [];
  async function sendNext() {
    for (const [index, { query, options }] of waiting) {
      responses[index] = await site.request(query, options);
    }
  }
  await Promise.all(Array.from({ length: 40 }, sendNext));
  const outcomes = hostileRequests.map(({ what }, index) => `${what}: ${responses[index]?.status}`);
  expect(outcomes).toEqual(hostileRequests.map(({ what, status }) => `${what}: ${status}`));
  for (const { status, text } of responses) expect(text === 'OK').toBe(status === 200);

  const sent = hostileRequests.filter(({ query, status }) => status === 200 && !isBot(query));
  // The same mail is sent once.
  const expected = new Set(sent.map(({ query }) => JSON.stringify(typedIn(query))));
  const mails = await site.received();
  mails.forEach(expectOnlyOurs);
  expect(mails.map((mail) => JSON.stringify(readBack(mail))).toSorted()).toEqual(
    [...expected].toSorted(),
  );
  expect(site.logged).toEqual([]);
});

function isBot(query: string): boolean {
  return /&website=./.test(query);
}

/** What the salon must read, by a second and independent reading of the query. */
function typedIn(query: string) {
  const values = [...new URLSearchParams(query)];
  const read = (field: keyof typeof typedMail) =>
    values.find(([name]) => name === field)?.[1] ?? '';
  return {
    fullName: `${read('name').trim()} ${read('lastname').trim()}`,
    // A domain is the same in capitals and is written without them.
    sender: read('sender')
      .trim()
      .replace(/@.*$/, (domain) => domain.toLowerCase()),
    subject: read('subject').trim(),
    text: read('text').replaceAll(/\r\n?/g, '\n'),
  };
}
