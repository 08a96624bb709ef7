import { parseAgenda } from 'shared/agenda.ts';
import {
  describeNotice,
  findBoardingFull,
  findHoursNotice,
  findShown,
  maxNoticeLength,
  type Notice,
  parseNotices,
} from 'shared/notice.ts';
import { expect, test } from 'vitest';
import { christmas } from '../notices.ts';

const ill = {
  id: 'ziek',
  text: '',
  kind: 'closed',
  from: '2026/12/12',
  until: '2026/12/12',
  shownFrom: '2026/12/12',
} as const satisfies Notice;
const boarding = { ...christmas, id: 'b&b', kind: 'boarding-full' } as const satisfies Notice;

test('stored notices are parsed without outer white space and unknown fields', () => {
  const untidy = { ...christmas, text: `\n${christmas.text} `, author: 'Famke' };
  expect(parseNotices({ notices: [untidy, ill, boarding] })).toEqual([christmas, ill, boarding]);
});

test('an older document, with one notice and no list, gets that notice’s first day as shownFrom', () => {
  const { text, kind, from, until } = christmas;
  const [old] = parseNotices({ text, kind, from, until });
  expect(old).toEqual({ ...christmas, id: 'current', shownFrom: from });
  expect(parseNotices({})).toEqual([]);
});

test.each<[string, unknown]>([
  ['a text that is a list', { ...christmas, text: ['Dicht'] }],
  ['a text that is too long', { ...christmas, text: 'x'.repeat(maxNoticeLength + 1) }],
  ['an unknown kind', { ...christmas, kind: 'open' }],
  ['a first day that does not exist', { ...christmas, from: '2026/02/30' }],
  ['a last day before its first day', { ...christmas, until: '2026/12/23' }],
  ['a number as id', { ...christmas, id: 3 }],
  ['null in place of its fields', null],
])('a notice with %s is left out, and the valid notice beside it stays', (_, wrong) => {
  expect(parseNotices({ notices: [wrong, ill] })).toEqual([ill]);
});

test.each<[string, string | undefined, boolean]>([
  ['2026/12/09', undefined, false], // kerst is shown from the next day on
  ['2026/12/10', 'kerst', false],
  ['2026/12/12', 'ziek', true], // a closed day while the holiday is announced
  ['2026/12/24', 'kerst', true],
  ['2027/01/03', 'kerst', true],
  ['2027/01/04', undefined, false],
])(
  'on %s the notice %s is shown (undefined: none); usual hours changed: %s',
  (day, id, hasOtherHours) => {
    const planned = [ill, christmas];
    expect(findShown(planned, day)?.id).toBe(id);
    expect(findHoursNotice(planned, day) !== undefined).toBe(hasOtherHours);
  },
);

test('a notice that closes the salon today is shown instead of the first notice in the list', () => {
  const later = { ...ill, id: 'later', from: '2026/12/26', until: '2026/12/26' } as const;
  const longer = { ...christmas, id: 'vol', kind: 'no-new-clients', from: '2026/11/01' } as const;
  const planned = [longer, { ...christmas, shownFrom: '2026/12/17' }, later] as const;
  expect(findShown(planned, '2026/12/23')?.id).toBe('vol');
  expect(findShown(planned, '2026/12/24')?.id).toBe('kerst');
  expect(findShown(planned, '2026/12/26')?.id).toBe('kerst');
});

test('a notice that the B&B is full closes nothing, and is shown when no other notice is', () => {
  const july = { ...boarding, id: 'juli', from: '2027/07/10', until: '2027/07/31' };
  const planned = [boarding, july, ill];
  expect(findHoursNotice([boarding], '2026/12/24')).toBeUndefined();
  expect(findShown(planned, '2026/12/11')).toBe(boarding);
  expect(findShown(planned, '2026/12/12')).toBe(ill);
  expect(findBoardingFull(planned, '2026/11/09')).toEqual([boarding, july]);
  expect(findBoardingFull(planned, '2027/01/04')).toEqual([july]);
});

test.each([
  ['2026/12/20', '2026/12/27', 'Vakantie 20 t/m 27 december'],
  ['2026/12/24', '2027/01/03', 'Vakantie 24 december t/m 3 januari'],
  ['2026/12/20', '2026/12/20', 'Vakantie op 20 december'],
  ['2026/12/19', '2026/12/27', 'Vakantie t/m 27 december'],
  ['2026/12/01', '2026/12/19', 'Vakantie t/m vandaag'],
  ['2026/12/19', '2026/12/19', 'Vandaag vakantie'],
])('on 19 December a holiday from %s until %s is described as "%s"', (from, until, words) => {
  expect(describeNotice({ ...christmas, from, until }, '2026/12/19')).toBe(words);
});

test('a stored agenda is parsed without outer white space, unknown fields and an older site’s hours', () => {
  const phoneDays = [{ day: '2026/11/26', from: 9, until: 13.5 }];
  const stored = { notices: [christmas], waiting: ' Binnen een week.\n', phoneDays };
  expect(parseAgenda(stored)).toEqual({ notices: [christmas], waiting: 'Binnen een week.' });
});

test('a document without notices or a waiting time is empty', () => {
  expect(parseAgenda({})).toEqual({ notices: [], waiting: '' });
  expect(parseAgenda({ waiting: 2 })).toEqual({ notices: [], waiting: '' });
});
