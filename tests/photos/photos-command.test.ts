// `npm run photos` itself, as the owner starts it.
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import { type AlbumOptions, openAlbum } from '../../scripts/photos/open-album.ts';
import { emulatorForTests, emulatorTest } from '../emulator.ts';
import { createTemporaryFolder } from '../local/temporary-folder.ts';
import { createPhotoProject, nowhere, redAndBlue } from './photo-project.ts';

async function setup() {
  const project = await createPhotoProject(() => Promise.reject(new Error('not used')));
  await project.put('photos/album/kat.jpg', redAndBlue(800, 600));
  await project.put('photos/alt-teksten.csv', 'kat.jpg;Een kat van de opdracht');
  return project;
}

type End = { code: number; output: string };

function runCommand(root: string, environment: Record<string, string>): Promise<End> {
  const words = ['--import', import.meta.resolve('tsx'), resolve('scripts/photos.ts')];
  const env = { PATH: process.env.PATH, HOME: root, ...environment };
  return new Promise((done) => {
    execFile(process.execPath, words, { cwd: root, env }, (error, stdout, stderr) => {
      done({ code: error ? Number(error.code) : 0, output: stdout + stderr });
    });
  });
}

const project = {
  VITE_FIREBASE_API_KEY: 'x',
  VITE_FIREBASE_AUTH_DOMAIN: 'zachtpoot.example',
  VITE_FIREBASE_PROJECT_ID: 'zachtpoot-test',
  VITE_FIREBASE_APP_ID: 'x',
};

emulatorTest(
  'it writes to the emulator that npm start runs, and then has nothing to do',
  async () => {
    const { root } = await setup();
    const { port } = emulatorForTests();
    const environment = { FIRESTORE_PORT: String(port) };
    const first = await runCommand(root, environment);
    expect(first).toMatchObject({ code: 0, output: expect.stringContaining('Klaar.') });
    const { documents, close } = await open({ firestorePort: port });
    const stored = await documents.transact(({ get }) => get('photos/kat'));
    expect(stored).toMatchObject({ alt: 'Een kat van de opdracht' });
    const second = await runCommand(root, environment);
    expect(second).toMatchObject({ code: 0, output: expect.stringContaining('niets veranderd') });
    await documents.transact(async (transaction) => transaction.delete('photos/kat'));
    await close();
  },
);

test('for a real project without a key it says what to do, and makes the files', async () => {
  const { root } = await setup();
  const { code, output } = await runCommand(root, project);
  expect({ code, output }).toEqual({
    code: 1,
    output: expect.stringContaining('gcloud auth application-default login'),
  });
  expect(output).toContain('album/kat.jpg is klaar');
  expect(output).toContain('zachtpoot-test');
});

test.each([
  ['that is not there', 'weg.json'],
  ['that is none', 'package.json'],
])('a key %s is said to be so', async (_, key) => {
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', key);
  const refusal = /er is geen toegang.*Google meldt: /;
  await expect(open({ settings: project })).rejects.toThrow(refusal);
});

async function open(changes: Partial<AlbumOptions>) {
  const stateFolder = await createTemporaryFolder();
  return openAlbum({ ...nowhere, embedded: false, stateFolder, ...changes });
}
