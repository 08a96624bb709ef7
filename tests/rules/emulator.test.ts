import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type EmulatorOptions, startEmulator } from '../../scripts/local/emulator.ts';
import {
  findEmulatorJar,
  parseJavaVersion,
  pickNewestJar,
} from '../../scripts/local/find-emulator.ts';
import { emulatorForTests, emulatorTest } from '../emulator.ts';
import { connectFirestore } from '../firestore-client.ts';
import { createTemporaryFolder } from '../local/temporary-folder.ts';

const options = { port: 0, rulesFile: 'firestore.rules', projectId: 'demo-launch' };

async function start(changes: Partial<EmulatorOptions> = {}) {
  const emulator = await startEmulator({ ...options, ...changes });
  onTestFinished(emulator.stop);
  const origin = `http://${emulator.host}:${emulator.port}`;
  return { emulator, owner: connectFirestore(origin, emulator.projectId, 'owner') };
}

const structuredQuery = { from: [{ collectionId: 'settings' }] };

emulatorTest('what was stored survives a restart, also after a second export', async () => {
  const folder = join(await createTemporaryFolder(), 'data');
  const first = await start({ importFrom: folder });
  await first.owner.commit({ create: 'settings/one', fields: { text: 'é 😺' } });
  await first.emulator.exportTo(folder);
  await first.owner.commit({ create: 'settings/two', fields: {} });
  await Promise.all([first.emulator.exportTo(folder), first.emulator.exportTo(folder)]);
  await Promise.all([first.emulator.stop(), first.emulator.stop()]);
  await expect(fetch(`http://${first.emulator.host}:${first.emulator.port}`)).rejects.toThrow();

  const second = await start({ importFrom: folder });
  const { result: documents } = await second.owner.call(':runQuery', { structuredQuery });
  expect(JSON.stringify(documents)).toContain('é 😺');
  expect(documents).toHaveLength(2);
  expect(await readdir(folder)).toEqual(['current', expect.stringMatching(/^export-\d+$/)]);
});

emulatorTest('a port that is taken and rules that are not there are named', async () => {
  const { port } = emulatorForTests();
  await expect(start({ port })).rejects.toThrow(`Port ${port} is in use by another program`);
  await expect(start({ rulesFile: 'nowhere.rules' })).rejects.toThrow(
    /stopped at its start:.*nowhere\.rules/s,
  );
});

emulatorTest('a named jar goes before all others, and is missing when it is not there', () => {
  const named = { ...process.env, FIRESTORE_EMULATOR_JAR: 'package.json' };
  expect(findEmulatorJar(named)).toEqual({ jar: 'package.json', where: 'FIRESTORE_EMULATOR_JAR' });
  expect(findEmulatorJar({ FIRESTORE_EMULATOR_JAR: 'nowhere.jar' })).toEqual({
    missing: 'FIRESTORE_EMULATOR_JAR names nowhere.jar, which is not there',
  });
});

test('the newest jar is the one of the highest version', () => {
  const names = ['v1.9.0', 'v1.20.0', 'v1.19.8'].map((v) => `cloud-firestore-emulator-${v}.jar`);
  expect(pickNewestJar([...names, 'cloud-storage-rules-runtime-v2.0.0.jar'])).toBe(names[1]);
  expect(pickNewestJar([])).toBeUndefined();
});

test.each([
  ['openjdk version "17.0.15" 2025-04-15', 17],
  ['openjdk version "21" 2023-09-19', 21],
  ['java version "1.8.0_392"', 8],
  ['no such program', null],
])('%s is Java %s', (output, version) => {
  expect(parseJavaVersion(output)).toBe(version);
});
