import { expect, test } from 'vitest';
import { readStartOptions } from '../../scripts/local/start-options.ts';

const standard = {
  port: 4173,
  firestorePort: 8080,
  smtpPort: 1025,
  stateFolder: '.local',
  embedded: false,
  dev: false,
  smtpUrl: null,
};

test.each<[string, string[], Record<string, string>, Partial<typeof standard>]>([
  ['nothing', [], {}, {}],
  ['both words', ['--dev', '--embedded'], {}, { dev: true, embedded: true }],
  ['a database by its setting', [], { VITE_DATABASE: 'embedded' }, { embedded: true }],
  ['other ports', [], { PORT: '80', FIRESTORE_PORT: '0' }, { port: 80, firestorePort: 0 }],
  ['empty settings', [], { PORT: '', SMTP_URL: '', STATE_FOLDER: '' }, {}],
  ['another folder', [], { STATE_FOLDER: 'other/state' }, { stateFolder: 'other/state' }],
])('%s gives the standard with that change', (_, words, environment, changes) => {
  expect(readStartOptions(words, environment)).toEqual({ ...standard, ...changes });
});

test('a real mail server is used with both addresses', () => {
  const environment = { SMTP_URL: 'smtps://mail.example', MAIL_TO: 'a@b.nl', MAIL_FROM: 'a@b.nl' };
  expect(readStartOptions([], environment).smtpUrl).toBe('smtps://mail.example');
});

test.each<[string, string[], Record<string, string>, RegExp]>([
  ['an unknown word', ['--embeded'], {}, /^"--embeded" is not an option.*--embedded/s],
  ['a port that is none', [], { PORT: 'http' }, /^PORT is "http"/],
  ['a port too high', [], { FIRESTORE_PORT: '65536' }, /^FIRESTORE_PORT is "65536"/],
  ['a port below zero', [], { SMTP_PORT: '-1' }, /^SMTP_PORT is "-1"/],
  ['half a mail server', [], { SMTP_URL: 'smtp://a', MAIL_TO: 'a@b.nl' }, /MAIL_FROM must be set/],
])('%s is named', (_, words, environment, problem) => {
  expect(() => readStartOptions(words, environment)).toThrow(problem);
});
