import { expect, test } from 'vitest';
import { keepFigure } from '../keep-figure.ts';
import { expectOnlyOurs, readBack } from './expect-only-ours.ts';
import { createRandom, writeHostileQuery } from './hostile-generator.ts';
import { hostileRequests } from './hostile-requests.ts';
import { startMailSite, type typedMail } from './mail-site.ts';

const roomy = { perClient: 10_000, total: 10_000 };

test('hostile requests are refused, or arrive as harmless text', async () => {
  expect(hostileRequests.length).toBeGreaterThan(100);
  const site = await startMailSite({ limits: roomy });
  const sent = new Set<string>();
  for (const batch of batches(hostileRequests, 40)) {
    await Promise.all(
      batch.map(async ({ what, query, answer, ...question }) => {
        const reply = await site.ask(query, question);
        expect(`${what}: ${reply.status}`).toBe(`${what}: ${answer}`);
        if (answer !== 200) expect(reply.text, what).not.toBe('OK');
        else if (!/&website=./.test(query)) sent.add(JSON.stringify(typedIn(query)));
      }),
    );
  }
  const mails = await site.received();
  mails.forEach(expectOnlyOurs);
  expect(mails.map((mail) => JSON.stringify(readBack(mail))).toSorted()).toEqual(
    [...sent].toSorted(),
  );
  expect(site.logged).toEqual([]);
  keepFigure('mail: hostile requests by hand, none of which got through', hostileRequests.length);
});

test('two thousand generated requests add no header and no recipient', async () => {
  const site = await startMailSite({ limits: roomy });
  const random = createRandom(20_260_101);
  const queries = Array.from({ length: 2000 }, (_, number) => writeHostileQuery(number, random));
  const sent: string[] = [];
  let refused = 0;
  for (const batch of batches(queries, 100)) {
    await Promise.all(
      batch.map(async (query) => {
        const { status, text } = await site.ask(query);
        expect([200, 400], query).toContain(status);
        if (status === 200) sent.push(JSON.stringify(typedIn(query)));
        else refused += 1;
        if (status === 400) expect(text).toMatch(/^De (?:parameter '\w+'|aanvraag) [^\n]+\.$/);
      }),
    );
  }
  const mails = await site.received();
  mails.forEach(expectOnlyOurs);
  expect(mails.map((mail) => JSON.stringify(readBack(mail))).toSorted()).toEqual(sent.toSorted());
  // Both ways out were taken often.
  expect(refused).toBeGreaterThan(400);
  expect(sent.length).toBeGreaterThan(400);
  keepFigure('mail: generated queries tried', queries.length);
  keepFigure('mail: of these, mails received exactly as typed', sent.length);
  keepFigure('mail: headers or recipients added', 0);
});

/** What the salon must read, by a second and independent reading of the query. */
function typedIn(query: string) {
  const values = new URLSearchParams(query);
  const read = (field: keyof typeof typedMail) =>
    values.get(field) ?? values.get(`${field}[]`) ?? '';
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

function batches<T>(list: readonly T[], size: number): T[][] {
  const count = Math.ceil(list.length / size);
  return Array.from({ length: count }, (_, number) => list.slice(number * size, ++number * size));
}
