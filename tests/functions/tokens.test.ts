import jwt from 'jsonwebtoken';
import { expect, test } from 'vitest';
import { checkToken, createToken } from '../../functions/src/tokens.ts';

const now = Date.parse('2026-11-23T12:00:00Z');
const token = createToken('geheim', 'session', now);
const [header, claims, signature = ''] = token.split('.');
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

test.each([
  ['signed with another secret', createToken('oud', 'session', now)],
  ['of another kind', createToken('geheim', 'login', now)],
  ['with changed claims', `${header}.${encode({ sub: 'session', iat: 0 })}.${signature}`],
  ['without an algorithm', `${encode({ alg: 'none', typ: 'JWT' })}.${claims}.`],
  ['of another algorithm', jwt.sign({ sub: 'session' }, 'geheim', { algorithm: 'HS512' })],
  ['without its signature', `${header}.${claims}.`],
  ['that is empty', ''],
])('a token %s is not valid', (_, other) => {
  expect(checkToken('geheim', 'session', other, now)).toBeNull();
  expect(checkToken('geheim', 'session', token, now)).toBe(now);
});
