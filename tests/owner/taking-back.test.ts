// What the owner looks at first, withdraws or removes is told for what it is, and comes back.
import { expect, test } from 'vitest';
import { openEmbedded } from './open-documents.ts';
import { addReviews, fields, readDocument, startOwnerSite } from './owner-site.ts';

const path = '/beheer/recensie?naam=31';

async function setup(numbers: readonly number[] = [31]) {
  const documents = await openEmbedded();
  await addReviews(documents, numbers);
  const { visitAs, clock } = await startOwnerSite(documents);
  const get = (page: string) => visitAs('all').get(page);
  const post = (page: string, form: URLSearchParams) => visitAs('all').post(page, form);
  const answer = async (stap: string, reply: string) => {
    const [, version = ''] = /name="version" value="(\w+)"/.exec((await get(path)).text) ?? [];
    return post(path, fields({ version, reply, stap }));
  };
  return { documents, get, post, answer, clock, read: () => readDocument(documents, 'reviews/31') };
}

test('a preview says that it is not on the site, in a colour of its own, until it is', async () => {
  const { get, answer } = await setup();
  const notYet = /class="banner preview" role="status"><p>Dit staat nog niet op de site\./;
  const { text } = await answer('bekijken', 'Dank u wel!');
  expect(text).toMatch(notYet);
  expect(text).toContain('Zo komt de recensie eruit te zien');
  await answer('plaatsen', 'Dank u wel!');
  expect((await get(`${path}&klaar`)).text).toContain('Uw antwoord staat op de site.');
  expect((await answer('bekijken', 'Dank u wel!')).text).not.toMatch(notYet);
});

test('an answer that is refused is not shown as if a visitor saw it', async () => {
  const { answer } = await setup();
  const { text } = await answer('plaatsen', 'x'.repeat(1_001));
  expect(text.match(/x{1001}/g)).toHaveLength(1); // in the field
});

test('a withdrawn answer is off the site and still in the field, from where it goes back in one press', async () => {
  const { post, answer, read } = await setup();
  await answer('plaatsen', 'Dank u wel!');
  const { status, text } = await answer('intrekken', 'Dank u wel!');
  expect(status).toBe(200);
  expect(text).toContain('Uw antwoord staat niet meer op de site.');
  expect(text.match(/Dank u wel!/g)).toHaveLength(1); // in the field, and not below the review
  expect(text).not.toContain('Trek het antwoord in');
  expect(await read()).not.toHaveProperty('reply');
  const [, version = ''] = /name="version" value="(\w+)"/.exec(text) ?? [];
  await post(path, fields({ version, reply: 'Dank u wel!', stap: 'plaatsen' }));
  expect(await read()).toMatchObject({ reply: 'Dank u wel!' });
  expect((await answer('intrekken', '')).text).toContain('Dank u wel!'); // also from an emptied field
});

test('thirty reviews that went together come back together a day later, with a word and on the same page', async () => {
  const numbers = Array.from({ length: 30 }, (_, index) => 100 + index);
  const { documents, get, post, clock } = await setup([31, ...numbers]);
  const query = numbers.map((number) => `naam=${number}`).join('&');
  expect((await get(`/beheer/weghalen?${query}`)).text).toContain(
    'Haal 30 weg: gaat niet over de salon (reclame, spam)',
  );
  await post('/beheer/weghalen', new URLSearchParams(`${query}&ground=off-topic`));
  clock.time += 3_600_000;
  await post('/beheer/weghalen', fields({ naam: '31', ground: 'unlawful' }));
  clock.time += 86_400_000;
  const bin = (await get('/beheer/prullenbak')).text;
  const [, naam = ''] = /value="([^"]+)"\/><button type="submit">Zet alle 30 terug/.exec(bin) ?? [];
  const { status, headers } = await post('/beheer/prullenbak', fields({ naam }));
  expect(status).toBe(303);
  const page = (await get(headers.get('location') ?? '')).text;
  expect(page).toMatch(/<h1>Prullenbak<.*De 30 recensies staan weer op de site\..*Klant 31/s);
  const last = await post('/beheer/prullenbak', fields({ naam: '31' }));
  const empty = (await get(last.headers.get('location') ?? '')).text;
  expect(empty).toMatch(/De recensie staat weer op de site\..*De prullenbak is leeg\./s);
  expect(await documents.listReviews(100)).toHaveLength(31);
});
