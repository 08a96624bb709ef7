import jwt from 'jsonwebtoken';
import { expect, test } from 'vitest';
import { findSiteOrigin } from '../../functions/src/settings.ts';
import { composeOwnerLinks, createToken, parseToken } from '../../functions/src/tokens.ts';

const now = Date.parse('2026-11-23T12:00:00Z');
const token = createToken('geheim', 'review/31', now);
const [header, claims, signature = ''] = token.split('.');
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

test.each([
  ['signed with another secret', createToken('oud', 'review/31', now)],
  ['with changed claims', `${header}.${encode({ sub: 'session', iat: 0 })}.${signature}`],
  ['without an algorithm', `${encode({ alg: 'none', typ: 'JWT' })}.${claims}.`],
  ['of another algorithm', jwt.sign({ sub: 'session' }, 'geheim', { algorithm: 'HS512' })],
  ['that is cut', token.slice(0, -1)],
  ['without its signature', `${header}.${claims}.`],
  ['that is empty', ''],
  ['that is a word', 'constructor'],
])('a token %s is rejected as forged', (_, other) => {
  expect(parseToken('geheim', other, now)).toEqual({ problem: 'forged' });
});

test('the two review links in a mail have a token for that review, behind the #', () => {
  const { home, ofReview } = composeOwnerLinks('https://zachtpoot.example', 'geheim', now);
  expect(home).toBe('https://zachtpoot.example/beheer');
  const { reply, remove } = ofReview('31');
  const fragments = [reply, remove].map((link) => {
    const { origin, pathname, search, hash } = new URL(link);
    expect(origin + pathname + search).toBe(home);
    return new URLSearchParams(hash.slice(1));
  });
  expect(fragments.map((fragment) => fragment.get('pagina'))).toEqual(['recensie', 'weghalen']);
  for (const fragment of fragments) {
    const parsed = parseToken('geheim', fragment.get('token') ?? '', now);
    expect(parsed).toEqual({ subject: 'review/31', issuedAt: now });
  }
});

test.each([
  [['https://zachtpoot.example', 'https://elders.example'], 'https://zachtpoot.example'],
  [['http://localhost:4173', 'https://zachtpoot.example'], 'https://zachtpoot.example'],
  [['http://zachtpoot.example'], 'https://salon.web.app'],
  [[], 'https://salon.web.app'],
])('with SITE_ORIGINS %j the owner’s pages are at %s', (origins, own) => {
  expect(findSiteOrigin(origins, 'salon')).toBe(own);
});
