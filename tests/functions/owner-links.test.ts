// How long each works, and what it opens: tests/owner/owner-tokens.test.ts.
import { expect, test } from 'vitest';
import {
  composeLink,
  composeOwnerLinks,
  createToken,
  findSiteOrigin,
  readToken,
} from '../../functions/src/owner/access/tokens.ts';

const now = Date.parse('2026-11-23T12:00:00Z');
const token = createToken('geheim', 'answer-31', now);
const [subject, issued, signature = ''] = token.split('.');

test.each([
  ['of another secret', createToken('oud', 'answer-31', now)],
  ['for another review', `answer-32.${issued}.${signature}`],
  ['for another action', `remove-31.${issued}.${signature}`],
  ['for everything', `link.${issued}.${signature}`],
  ['for a device', `session.${issued}.${signature}`],
  ['that lasts longer', `${subject}.${Number(issued) + 1}.${signature}`],
  ['that is cut', token.slice(0, -1)],
  ['with a letter more', `${token}A`],
  ['without its signature', `${subject}.${issued}.`],
  ['in other letters', `${subject}.${issued}.${signature.toUpperCase()}`],
  ['with letters that are no bytes', `${subject}.${issued}.${'é'.repeat(43)}`],
  ['with a line behind it', `${token}\n`],
  ['that is empty', ''],
  ['that is a word', 'constructor'],
])('a token %s is forged', (_, other) => {
  expect(readToken('geheim', other, now)).toEqual({ kind: null, refused: 'forged' });
});

test('a token stands where a browser sends it to nobody', () => {
  const { pathname, search, hash } = new URL(composeLink('https://zachtpoot.example', token));
  expect([pathname + search, hash]).toEqual(['/beheer', `#${token}`]);
});

test('the mail of a review has nothing for everything', () => {
  const { home, ofReview } = composeOwnerLinks('https://zachtpoot.example', 'geheim', now);
  expect(home).toBe('https://zachtpoot.example/beheer');
  const read = Object.values(ofReview('31')).map((link) =>
    readToken('geheim', new URL(link).hash.slice(1), now),
  );
  expect(read).toMatchObject([{ right: 'answer-31' }, { right: 'remove-31' }]);
});

test.each([
  [['https://zachtpoot.example', 'https://elders.example'], 'https://zachtpoot.example'],
  [['http://localhost:4173', 'https://zachtpoot.example'], 'https://zachtpoot.example'],
  [['http://zachtpoot.example'], 'https://salon.web.app'],
  [[], 'https://salon.web.app'],
])('of the origins %j the site’s own is %s', (origins, own) => {
  expect(findSiteOrigin(origins, 'salon')).toBe(own);
});
