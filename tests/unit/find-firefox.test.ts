import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findFirefox } from '../../scripts/find-firefox.ts';

function setup() {
  const folder = mkdtempSync(join(tmpdir(), 'firefox-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'firefox');
  writeFileSync(path, '');
  return { folder, path };
}

test('Firefox is found as the shell would find it', () => {
  const { folder, path } = setup();
  expect(findFirefox({ PATH: ['/nowhere', folder].join(delimiter) })).toEqual({ path });
});

test('a Firefox that is named goes first, and one that is not there is said to be missing', () => {
  const { folder, path } = setup();
  expect(findFirefox({ FIREFOX_PATH: path, PATH: '' })).toEqual({ path });
  expect(findFirefox({ FIREFOX_PATH: '/nowhere/firefox', PATH: folder })).toEqual({
    missing: 'FIREFOX_PATH names /nowhere/firefox, which is not there.',
  });
});
