import { expect, test } from 'vitest';
import { checkScriptHashes, hashScripts } from '../../scripts/build/script-hashes.ts';

const scripts = ['start()', 'draw()'];
const policy = `script-src 'self' ${hashScripts(scripts).join(' ')} https://maps.googleapis.com`;

test('a build passes if the policy allows exactly its inlined scripts', () => {
  expect(() => checkScriptHashes(policy, scripts)).not.toThrow();
});

test('a build with a changed script stops, and names firebase.json, the old and the new hash', () => {
  const [old = ''] = hashScripts(['draw()']);
  const [changed = ''] = hashScripts(['draw( )']);
  expect(() => checkScriptHashes(policy, ['start()', 'draw( )'])).toThrow(
    `In firebase.json, replace ${old} by ${changed}.`,
  );
});

test('a build stops at a hash in the policy that no script needs', () => {
  const [old = ''] = hashScripts(['draw()']);
  expect(() => checkScriptHashes(policy, ['start()'])).toThrow(`replace ${old} by nothing`);
});
