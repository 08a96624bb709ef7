import { expect, test } from 'vitest';
import { readStartOptions } from '../../scripts/local/start-options.ts';

test('both words and an empty setting are read', () => {
  expect(readStartOptions(['--dev', '--embedded'], { PORT: '', SMTP_PORT: '0' })).toEqual({
    port: 4173,
    firestorePort: 8080,
    smtpPort: 0,
    stateFolder: '.local',
    embedded: true,
    dev: true,
  });
});

test.each<[string, string[], Record<string, string>, RegExp]>([
  ['an unknown word', ['--embeded'], {}, /^"--embeded" is not an option.*--embedded/s],
  ['a port that is none', [], { PORT: 'http' }, /^PORT is "http"/],
  ['a port too high', [], { FIRESTORE_PORT: '65536' }, /^FIRESTORE_PORT is "65536"/],
  ['a port below zero', [], { SMTP_PORT: '-1' }, /^SMTP_PORT is "-1"/],
])('%s is named', (_, words, environment, problem) => {
  expect(() => readStartOptions(words, environment)).toThrow(problem);
});
