import { parseAgenda } from 'shared/agenda.ts';
import { expect, test } from 'vitest';
import { christmas } from '../notices.ts';

const phoneDays = [{ day: '2026/11/26', from: 9, until: 13.5 }];

test('a stored agenda is parsed as it is, without outer white space and unknown fields', () => {
  const stored = {
    notices: [christmas],
    waiting: ' Binnen een week.\n',
    phoneDays,
    author: 'Famke',
  };
  const waiting = 'Binnen een week.';
  expect(parseAgenda(stored)).toEqual({ notices: [christmas], waiting, phoneDays });
});

test('a document of an older site has notices, but no waiting time and no other hours', () => {
  const nothing = { waiting: '', phoneDays: [] };
  expect(parseAgenda({})).toEqual({ notices: [], ...nothing });
  expect(parseAgenda({ notices: [christmas] })).toEqual({ notices: [christmas], ...nothing });
  const { id: _, ...old } = christmas;
  expect(parseAgenda(old)).toEqual({ notices: [{ ...christmas, id: 'current' }], ...nothing });
});

test.each<[string, object, object]>([
  ['a number as waiting time', { waiting: 2 }, { waiting: '' }],
  ['hours stored as text', { phoneDays: [{ ...phoneDays[0], from: '9' }] }, { phoneDays }],
  ['a text in place of the days', { phoneDays: '2026/11/26' }, { phoneDays: [] }],
  ['null in place of a day', { phoneDays: [null, ...phoneDays] }, { phoneDays }],
  [
    'a day that does not exist',
    { phoneDays: [{ day: '2026/02/30' }, ...phoneDays] },
    { phoneDays },
  ],
  [
    'a day without hours',
    { phoneDays: [{ day: '2026/11/26' }] },
    { phoneDays: [{ day: '2026/11/26', from: 0, until: 0 }] },
  ],
  [
    'an hour that no day has',
    { phoneDays: [{ day: '2026/11/26', from: -1, until: 25 }] },
    { phoneDays: [{ day: '2026/11/26', from: 0, until: 0 }] },
  ],
  [
    'an end before its begin',
    { phoneDays: [{ day: '2026/11/26', from: 13, until: 9 }] },
    { phoneDays: [] },
  ],
])('an agenda with %s is repaired', (_, wrong, parsed) => {
  const stored = { notices: [christmas], waiting: 'Binnen een week.', phoneDays, ...wrong };
  expect(parseAgenda(stored)).toEqual({
    ...parseAgenda({ ...stored, phoneDays, waiting: 'Binnen een week.' }),
    ...parsed,
  });
});
