import { expect, test } from 'vitest';
import {
  composeOwnerLinks,
  createToken,
  readToken,
} from '../../functions/src/owner/owner-links.ts';

const now = Date.parse('2026-11-23T12:00:00Z');
const days = 86_400_000;
const token = createToken('geheim', 'answer-31', now);
const [right, until, signature = ''] = token.split('.');

test('a link allows what it names for 90 days', () => {
  expect(readToken('geheim', token, now)).toEqual({ right: 'answer-31' });
  expect(readToken('geheim', token, now + 90 * days - 1)).toMatchObject({ right: 'answer-31' });
  expect(readToken('geheim', token, now + 90 * days)).toEqual({ right: null, refused: 'expired' });
});

test.each([
  ['of another secret', createToken('oud', 'answer-31', now)],
  ['for another review', `answer-32.${until}.${signature}`],
  ['for another action', `remove-31.${until}.${signature}`],
  ['for everything', `all.${until}.${signature}`],
  ['that lasts longer', `${right}.${Number(until) + 1}.${signature}`],
  ['that is cut', token.slice(0, -1)],
  ['with a letter more', `${token}A`],
  ['without its signature', `${right}.${until}.`],
  ['in other letters', `${right}.${until}.${signature.toUpperCase()}`],
  ['with letters that are no bytes', `${right}.${until}.${'é'.repeat(43)}`],
  ['with a line behind it', `${token}\n`],
  ['that is empty', ''],
  ['that is a word', 'constructor'],
])('a token %s is forged', (_, other) => {
  expect(readToken('geheim', other, now)).toEqual({ right: null, refused: 'forged' });
});

test('a token stands where a browser sends it to nobody, and a name of another form has no links', () => {
  const { all, ofReview } = composeOwnerLinks('https://zachtpoot.example', 'geheim', now);
  const { pathname, search, hash } = new URL(all);
  expect(pathname + search).toBe('/beheer');
  expect(readToken('geheim', hash.slice(1), now)).toMatchObject({ right: 'all' });
  expect(ofReview('31')?.remove).toContain('#remove-31.');
  for (const name of ['31/x', '', 'oud-1', '31.', 'a b', 'a'.repeat(129)])
    expect(ofReview(name)).toBeNull();
});
