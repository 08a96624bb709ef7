import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type EmulatorOptions, startEmulator } from '../../scripts/local/emulator.ts';
import {
  findEmulatorJar,
  parseJavaVersion,
  pickNewestJar,
} from '../../scripts/local/find-emulator.ts';
import { emulatorTest } from '../emulator.ts';
import { connectFirestore } from '../firestore-client.ts';

const options = { port: 0, rulesFile: 'firestore.rules', projectId: 'demo-launch' };

async function setup() {
  const folder = await mkdtemp(join(tmpdir(), 'emulator-'));
  onTestFinished(() => rm(folder, { recursive: true }));

  async function start(changes: Partial<EmulatorOptions> = {}) {
    const emulator = await startEmulator({ ...options, ...changes });
    onTestFinished(emulator.stop);
    const origin = `http://${emulator.host}:${emulator.port}`;
    const owner = connectFirestore(origin, emulator.projectId, 'owner');
    return { emulator, owner };
  }
  return { folder: join(folder, 'data'), start };
}

const settings = { from: [{ collectionId: 'settings' }] };

emulatorTest('what was stored survives a restart, also after a second export', async () => {
  const { folder, start } = await setup();
  const first = await start({ importFrom: folder });
  await first.owner.commit({ create: 'settings/one', fields: { text: 'é 😺' } });
  await first.emulator.exportTo(folder);
  await first.owner.commit({ create: 'settings/two', fields: {} });
  await Promise.all([first.emulator.exportTo(folder), first.emulator.exportTo(folder)]);
  await first.emulator.stop();

  const second = await start({ importFrom: folder });
  const { answer } = await second.owner.ask(':runQuery', { structuredQuery: settings });
  expect(JSON.stringify(answer)).toContain('é 😺');
  expect(answer).toHaveLength(2);
  expect(await readdir(folder)).toEqual(['current', expect.stringMatching(/^export-\d+$/)]);
});

emulatorTest('it says so when its port is taken or its rules are not there', async () => {
  const { start } = await setup();
  const { emulator } = await start();
  await expect(start({ port: emulator.port })).rejects.toThrow(
    `Port ${emulator.port} is in use by another program`,
  );
  await expect(start({ rulesFile: 'nowhere.rules' })).rejects.toThrow(
    /stopped at its start:.*nowhere\.rules/s,
  );
});

emulatorTest('it answers no more once it is stopped, and stopping twice is fine', async () => {
  const { start } = await setup();
  const { emulator } = await start();
  await Promise.all([emulator.stop(), emulator.stop()]);
  await expect(fetch(`http://${emulator.host}:${emulator.port}`)).rejects.toThrow('fetch failed');
});

emulatorTest('a named jar goes before all others, and is missed when it is not there', () => {
  const named = { ...process.env, FIRESTORE_EMULATOR_JAR: 'package.json' };
  expect(findEmulatorJar(named)).toEqual({ jar: 'package.json', where: 'FIRESTORE_EMULATOR_JAR' });
  expect(findEmulatorJar({ FIRESTORE_EMULATOR_JAR: 'nowhere.jar' })).toEqual({
    missing: 'FIRESTORE_EMULATOR_JAR names nowhere.jar, which is not there.',
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
