// What she looks at first, places and withdraws of an answer is told for what it is.
import { expect, test } from 'vitest';
import type { Database } from '../../functions/src/database.ts';
import { openEmbedded, testOnBoth } from './open-documents.ts';
import { addReviews, fields, findVersion, startOwnerSite } from './owner-site.ts';

const path = '/beheer/recensie?naam=31';

async function setup(documents: Database) {
  await addReviews(documents, [31]);
  const { visitAs, read } = await startOwnerSite(documents);
  const { get, post } = visitAs('answer-31');
  const answer = async (stap: string, reply: string) => {
    const version = findVersion((await get(path)).text);
    return post(path, fields({ version, reply, stap }));
  };
  return { get, post, answer, read: () => read('reviews/31') };
}

testOnBoth('a review is answered once; a blank or long answer is refused', async (all) => {
  const { get, post, answer, read } = await setup(all);
  const version = findVersion((await get(path)).text);
  const first = fields({ version, reply: ' Dank\r\nu wel! ', stap: 'plaatsen' });
  expect((await post(path, first)).headers.get('location')).toBe(`${path}&klaar`);
  expect((await post(path, first)).status).toBe(303); // pressed twice
  const refused = await answer('plaatsen', 'x'.repeat(1_001));
  expect(refused.status).toBe(400);
  expect(refused.text).toContain('Het antwoord heeft 1001 tekens.');
  expect(refused.text.match(/x{1001}/g)).toHaveLength(1); // in the field, and not as if a visitor saw it
  expect((await answer('plaatsen', '  ')).status).toBe(400);
  expect(await read()).toMatchObject({ name: 'Klant 31', reply: 'Dank\nu wel!' });
});

testOnBoth(
  'of two devices that answer at once, the second is told, and loses nothing',
  async (all) => {
    const { get, post, read } = await setup(all);
    const version = findVersion((await get(path)).text);
    const answer = (reply: string) => post(path, fields({ version, reply, stap: 'plaatsen' }));
    const both = await Promise.all([answer('Van de telefoon'), answer('Van de tablet')]);
    expect(both.map(({ status }) => status).sort()).toEqual([303, 409]);
    const told = both.find(({ status }) => status === 409)?.text ?? '';
    expect(told).toContain('intussen op een ander apparaat veranderd');
    expect(told).toMatch(/Van de telefoon[\s\S]*Van de tablet|Van de tablet[\s\S]*Van de telefoon/);
    const after = fields({ version: findVersion(told), reply: 'De laatste', stap: 'plaatsen' });
    expect((await post(path, after)).status).toBe(303);
    expect(await read()).toMatchObject({ reply: 'De laatste' });
  },
);

test('a preview says that it is not on the site, in a colour of its own, until it is', async () => {
  const { get, answer } = await setup(await openEmbedded());
  const notYet = /class="banner preview" role="status"><p>Dit staat nog niet op de site\./;
  const { text } = await answer('bekijken', '<b>Dank u wel!</b>');
  expect(text).toMatch(notYet);
  expect(text).toMatch(/Zo komt de recensie eruit te zien.*&lt;b&gt;Dank.*&lt;b&gt;Dank/);
  await answer('plaatsen', 'Dank u wel!');
  expect((await get(`${path}&klaar`)).text).toContain('Uw antwoord staat op de site.');
  expect((await answer('bekijken', 'Dank u wel!')).text).not.toMatch(notYet);
});

testOnBoth(
  'a withdrawn answer is off the site and still in the field, from where it goes back in one press',
  async (all) => {
    const { post, answer, read } = await setup(all);
    await answer('plaatsen', 'Dank u wel!');
    const { status, text } = await answer('intrekken', 'Dank u wel!');
    expect(status).toBe(200);
    expect(text).toContain('Uw antwoord staat niet meer op de site.');
    expect(text.match(/Dank u wel!/g)).toHaveLength(1); // in the field, and not below the review
    expect(text).not.toContain('Trek het antwoord in');
    expect(await read()).not.toHaveProperty('reply');
    await post(
      path,
      fields({ version: findVersion(text), reply: 'Dank u wel!', stap: 'plaatsen' }),
    );
    expect(await read()).toMatchObject({ reply: 'Dank u wel!' });
    expect((await answer('intrekken', '')).text).toContain('Dank u wel!'); // also from an emptied field
  },
);
