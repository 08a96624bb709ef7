import jwt from 'jsonwebtoken';
import { expect, test } from 'vitest';
import { findSiteOrigin } from '../../functions/src/settings.ts';
import {
  composeLink,
  composeOwnerLinks,
  createToken,
  findTokens,
  parseToken,
} from '../../functions/src/tokens.ts';

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

const wrap = (link: string) => link.replace(/.{70}/g, '$&\r\n> ');
const encodeAll = (link: string) =>
  encodeURIComponent(link).replace(/[-_]/g, (sign) => (sign === '-' ? '%2D' : '%5F'));

test.each<[string, (link: string, token: string) => string]>([
  ['between angle brackets', (link) => `<${link}>`],
  ['between quotes', (link) => `“${link}”`],
  ['before a full stop', (link) => `${link}.`],
  ['in a sentence', (link) => `Klik op ${link}, of op https://elders.example/#a, en log in.`],
  ['without its link', (_, token) => `  ${token}\t`],
  ['before a word', (_, token) => `${token}Met`],
  ['broken over quoted lines', wrap],
  ['in the source of a mail', (link) => wrap(link.replaceAll('=', '=3D'))],
  ['in a percent-encoded link', encodeURIComponent],
  ['with encoded dots', (link) => link.replaceAll('.', '%2e')],
  ['in Safe Links', (link) => `https://a.example/?url=${encodeURIComponent(link)}&data=05%7C02`],
  [
    'encoded by two filters',
    (link) => encodeURIComponent(`https://a.example/?u=${encodeAll(link)}`),
  ],
  [
    'in URL Defense 2',
    (link) => `https://a.example/v2/url?u=${encodeAll(link).replaceAll('%', '-')}&d=Dw`,
  ],
  ['in URL Defense 3', (link) => `https://a.example/v3/__${link.replace('#', '*')}__;Iw!!a$`],
  ['after a link that was cut', (link, token) => `#token=${token.slice(0, 80)}\n${link}`],
])('a token %s is found; a cut one is not valid', (_, change) => {
  for (let ms = 0; ms < 20; ms += 1) {
    const whole = createToken('geheim', 'login', now + ms); // each ms gives another signature
    const read = (token: string) =>
      findTokens(change(composeLink('https://zachtpoot.example', { token }), token)).filter(
        (each) => !parseToken('geheim', each, now + ms).problem,
      );
    expect(read(whole)).toEqual([whole]);
    expect(read(whole.slice(0, -1))).toEqual([]);
  }
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
