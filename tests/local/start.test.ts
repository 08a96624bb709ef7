// Tests `npm start` as a program: its output, its exit code, and that no process is left.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findExport } from '../../scripts/local/emulator-export.ts';
import { findEmulatorJar } from '../../scripts/local/find-emulator.ts';
import { whenListening } from '../../scripts/local/ports.ts';
import { createTemporaryFolder } from './temporary-folder.ts';

const maxStart = 60_000; // ms; a start takes 3 s, and longer on a busy machine
vi.setConfig({ testTimeout: 90_000 });

async function setup(words: string[], environment: Record<string, string> = {}) {
  const folder = await createTemporaryFolder();
  const child = spawn('node', ['--import', 'tsx', 'scripts/start.ts', ...words], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      SMTP_PORT: '0',
      STATE_FOLDER: folder,
      ...environment,
    },
    detached: true, // a separate process group, as in a terminal
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const over = once(child, 'close');
  onTestFinished(() => void signalGroup(child, 'SIGTERM')); // SIGKILL would leave Java running
  return { child, over, read: () => output };
}

/** Returns false if the group has no process left. */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-(pid ?? Number.NaN), signal);
  } catch {
    return false;
  }
}

function findPart(text: string, pattern: RegExp): string {
  const part = pattern.exec(text)?.groups?.part;
  if (!part) throw new Error(`No ${pattern} in: ${text}`);
  return part;
}

test.skipIf('missing' in findEmulatorJar())(
  'npm run dev serves pages from their sources; Ctrl-C ends every process and stores the documents',
  async () => {
    const folder = await createTemporaryFolder();
    const settings = { FIRESTORE_PORT: '0', OWNER_PORT: '0', STATE_FOLDER: folder };
    const { child, over, read } = await setup(['--dev'], settings);
    await expect.poll(read, { timeout: maxStart }).toContain('The site is at');
    const output = read();
    const emulator = findPart(output, /Firestore emulator on (?<part>\S+)/);
    expect((await fetch(`http://${emulator}`)).status).toBe(200);
    const site = findPart(output, /The site is at (?<part>\S+)\./);
    // Vite renders the page from its sources.
    const html = await (await fetch(`${site}/tarieven`)).text();
    expect(html).toContain('<h1');
    const app = findPart(html, /<script type="module" src="(?<part>\/src\/[^"]+)"/);
    expect(await (await fetch(site + app)).text()).toContain('import');
    const ownerUrl = findPart(output, /pages are at (?<part>\S+)\/beheer/);
    const root = await fetch(ownerUrl, { redirect: 'manual' });
    expect(root.headers.get('location')).toBe('/beheer');
    const page = connect(Number(new URL(site).port), '127.0.0.1');
    page.on('error', () => {}); // the site resets it
    page.write('GET / HTTP/1.1\r\n'); // a request that never ends
    onTestFinished(() => void page.destroy());
    // After Ctrl+C, the terminal and npm each send a signal.
    signalGroup(child, 'SIGINT');
    child.kill('SIGTERM');
    expect((await over)[0]).toBe(0);
    expect(read().match(/Ending/g)).toHaveLength(1);
    await expect(fetch(`http://${emulator}`)).rejects.toThrow('fetch failed');
    expect(findExport(join(folder, 'firestore'))).not.toBeNull();
    // esbuild's process ends a moment after the site's process, and later on a busy machine.
    await expect.poll(() => signalGroup(child, 0), { timeout: 30_000 }).toBe(false);
  },
);

test('npm start reports that a port is in use in one sentence, and ends with code 1', async () => {
  const server = createServer((socket) => void socket.end()).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  const port = String(await whenListening(server, 'PORT'));
  const { over, read } = await setup(['--embedded'], { PORT: port });
  expect((await over)[0]).toBe(1);
  expect(read().trim()).toBe(
    `Port ${port} is in use by another program: end that program, or set PORT to another port.`,
  );
});
