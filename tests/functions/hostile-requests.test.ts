import { expect, test } from 'vitest';
import { expectOnlyOurs, readBack } from './expect-only-ours.ts';
import { hostileRequests } from './hostile-requests.ts';
import { type RequestOptions, startMailSite, type typedMail } from './mail-site.ts';
import { writeRandomQueries } from './random-requests.ts';

type Request = { query: string; options?: RequestOptions };

/** What arrives has to be what was typed, once each, with nothing else in it. */
async function sendAll(requests: readonly Request[]) {
  const site = await startMailSite({ limits: { client: 10_000, network: 10_000, total: 10_000 } });
  const waiting = requests.entries();
  const responses: { status: number; text: string }[] = [];
  async function sendNext() {
    for (const [index, { query, options }] of waiting) {
      responses[index] = await site.request(query, options);
    }
  }
  await Promise.all(Array.from({ length: 40 }, sendNext));

  const sent = requests.filter(
    ({ query }, index) => responses[index]?.status === 200 && !isBot(query),
  );
  // The same mail is sent once.
  const expected = new Set(sent.map(({ query }) => JSON.stringify(typedIn(query))));
  const mails = await site.received();
  mails.forEach(expectOnlyOurs);
  expect(mails.map((mail) => JSON.stringify(readBack(mail))).toSorted()).toEqual(
    [...expected].toSorted(),
  );
  expect(site.logged).toEqual([]);
  return { responses, sent: mails.length };
}

test('hostile requests are refused, or arrive as harmless text', async () => {
  const { responses } = await sendAll(hostileRequests);
  const outcomes = hostileRequests.map(({ what }, index) => `${what}: ${responses[index]?.status}`);
  expect(outcomes).toEqual(hostileRequests.map(({ what, status }) => `${what}: ${status}`));
  for (const { status, text } of responses) expect(text === 'OK').toBe(status === 200);
  expect(hostileRequests.length).toBeGreaterThan(100);
});

test.runIf(process.env.SOAK)(
  'two thousand random requests add no header and no recipient',
  { timeout: 120_000 },
  async () => {
    const queries = writeRandomQueries(2000, 20_260_101);
    const { responses, sent } = await sendAll(queries.map((query) => ({ query })));
    const refused = responses.filter(({ status }) => status === 400);
    for (const { text } of refused) {
      expect(text).toMatch(/^De (?:parameter '\w+'|aanvraag) [^\n]+\.$/);
    }
    expect(sent + refused.length).toBe(queries.length);
    expect(Math.min(sent, refused.length)).toBeGreaterThan(400); // both happened often
  },
);

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
