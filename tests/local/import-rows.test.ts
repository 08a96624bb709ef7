import { expect, test } from 'vitest';
import { planImport } from '../../scripts/import/plan-import.ts';
import { readExport } from '../../scripts/import/read-export.ts';
import { readDay, readRow } from '../../scripts/import/read-row.ts';

const nothing = { paths: new Set<string>(), ids: new Set<number>() };
const old = { id: 1, name: 'Anouk', review: 'Fijn.', stars: 5, date: '2021/05/03' };

test.each<[unknown, string | null]>([
  ['2021/05/03', '2021/05/03'],
  ['2021-05-03', '2021/05/03'],
  ['2021/5/3', '2021/05/03'],
  ['3-5-2021', '2021/05/03'],
  ['03/05/2021', '2021/05/03'],
  ['3.5.2021', '2021/05/03'],
  ['2021-05-02T22:30:00.000Z', null],
  ['05/13/2021', null],
  ['31-02-2021', null],
  ['3-5-21', null],
  ['3-5-2021-1', null],
  ['3 mei 2021', null],
  ['', null],
  [2021, null],
  [null, null],
])('%j is the day %s', (written, day) => {
  expect(readDay(written)).toBe(day);
});

test('documents by name, lists and CSV are read alike', () => {
  const byName = JSON.stringify({ reviews: { xYz12: old }, photos: [{ src: 'a.jpg', alt: 'A' }] });
  expect(readExport('e.json', byName).map(({ kind, name, place }) => [kind, name, place])).toEqual([
    ['reviews', 'xYz12', 'reviews/xYz12'],
    ['photos', null, 'photos item 1'],
  ]);
  const listed = JSON.stringify([{ __name__: 'projects/p/documents/reviews/xYz12', ...old }]);
  const [review] = readExport('e.json', `\uFEFF${listed}`);
  expect(review).toMatchObject({ kind: 'reviews', name: 'xYz12', fields: old });
  const csv =
    '\uFEFFkey;id;name;review;stars;date\r\nxYz12;1;Anouk;"Fijn; ""heel"" fijn.\r\nEcht!";5;3-5-2021\r\n';
  const [row] = readExport('e.csv', csv);
  if (!row) throw new Error('No row was read.');
  expect(readRow(row)).toMatchObject({
    name: 'xYz12',
    place: 'row 2',
    id: 1,
    document: { review: 'Fijn; "heel" fijn.\r\nEcht!', stars: 5, date: '2021/05/03' },
  });
});

test.each([
  ['e.json', '{"reviews": ', /^e\.json cannot be read: /],
  ['e.json', '{"klanten": []}', /neither a list nor/],
  ['e.json', '3', /neither a list nor/],
  ['e.csv', 'a,b\n"x', /^e\.csv cannot be read: /],
  ['e.xml', '<a/>', /neither .json nor .csv/],
])('%s with %j is refused as a whole, in a sentence', (file, text, sentence) => {
  expect(() => readExport(file, text)).toThrow(sentence);
});

test.each<[object | null, RegExp]>([
  [{ ...old, stars: 6 }, /the stars are 6/],
  [{ ...old, stars: '' }, /the stars are missing/],
  [{ ...old, stars: '4,5' }, /the stars are "4,5"/],
  [{ ...old, name: ' \u200b' }, /the name is missing/],
  [{ ...old, review: undefined }, /the review is missing/],
  [{ ...old, date: 'ooit' }, /the date is "ooit"/],
  [{ ...old, id: 'x' }, /the id is "x"/],
  [{ ...old, id: 1.5 }, /the id is 1.5/],
  [{ src: 'http://elders.example/', alt: '' }, /the src is/],
  [null, /the name is missing/],
])('the row %j is named with what is wrong', (row, why) => {
  const rows = readExport('e.json', JSON.stringify([row])).map(readRow);
  expect(rows).toEqual([{ kind: 'refused', place: 'item 1', why: expect.stringMatching(why) }]);
});

function plan(rows: object[], existing = nothing) {
  return planImport(readExport('e.json', JSON.stringify(rows)).map(readRow), existing);
}

test('reviews that share a number are all kept, and each gets one of its own', () => {
  const { documents, renumbered } = plan([
    { key: 'late', ...old, id: 2, date: '2022/01/01' },
    { key: 'early', ...old, id: 2, date: '2020/01/01' },
    { key: 'none', ...old, id: undefined },
    { key: 'four', ...old, id: 4 },
  ]);
  const numbers = documents.map(({ path, fields }) => [path, 'id' in fields && fields.id]);
  expect(Object.fromEntries(numbers)).toEqual({
    'reviews/early': 2,
    'reviews/four': 4,
    'reviews/none': 1,
    'reviews/late': 3,
  });
  expect(renumbered).toHaveLength(2);
});

test('what is in the database stays as it is, and its numbers are not given out', () => {
  const existing = { paths: new Set(['reviews/a']), ids: new Set([1, 3]) };
  const { documents, alreadyThere } = plan(
    [
      { key: 'a', ...old, review: 'Anders.' },
      { key: 'b', ...old, id: 3 },
    ],
    existing,
  );
  expect(alreadyThere).toBe(1);
  expect(documents).toEqual([{ path: 'reviews/b', fields: { ...old, id: 2 } }]);
});

test.each([
  ['reviews', 'xYz12', true],
  ['reviews', '-Mxyz_12', true],
  ['reviews', 'a.b', true],
  ['reviews', 'a.b', true],
  ['reviews', 'a,b', true],
  ['reviews', '__a__', false],
  ['reviews', '', false],
  ['photos', 'IMG 1.jpg', true],
  ['photos', 'a/b', false],
  ['photos', '..', false],
  ['photos', '__a__', false],
])('of %s, the name %j is kept: %s', (kind, name, isKept) => {
  const text = JSON.stringify({ [kind]: { [name]: { ...old, src: 'a.jpg', alt: 'A' } } });
  const [read] = readExport('e.json', text).map(readRow);
  expect(read).toMatchObject({ name: isKept ? name : expect.stringMatching(/^oud-\w{20}$/) });
});

test('a row without a name has the same one in every run, and counts once', () => {
  const first = plan([old, { ...old }, { ...old, name: 'Bea', id: 2 }]);
  expect(first.documents).toHaveLength(2);
  expect(first.refused).toEqual([{ place: 'item 2', why: 'it is the same document as item 1' }]);
  expect(plan([old]).documents[0]?.path).toBe(first.documents[0]?.path);
});
