import { parseAgenda } from 'shared/agenda.ts';
import { expect, test } from 'vitest';
import { christmas } from '../notices.ts';

test('a stored agenda is parsed without outer white space, unknown fields and an older site’s hours', () => {
  const phoneDays = [{ day: '2026/11/26', from: 9, until: 13.5 }];
  const stored = { notices: [christmas], waiting: ' Binnen een week.\n', phoneDays };
  expect(parseAgenda(stored)).toEqual({ notices: [christmas], waiting: 'Binnen een week.' });
});

test('a document of an older site has notices, but no waiting time', () => {
  expect(parseAgenda({})).toEqual({ notices: [], waiting: '' });
  expect(parseAgenda({ waiting: 2 })).toEqual({ notices: [], waiting: '' });
  const { id: _, ...old } = christmas;
  const notices = [{ ...christmas, id: 'current' }];
  expect(parseAgenda(old)).toEqual({ notices, waiting: '' });
});
