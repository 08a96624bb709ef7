// A Chromium for Lighthouse, which wants a debugging port and no other master beside it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Browser } from '../find-browser.ts';

export type DebuggedBrowser = { port: number; stop: () => Promise<void> };

const profile = resolve(join('.local', 'bench', 'profile'));

export async function startDebuggedBrowser({ path, flags }: Browser): Promise<DebuggedBrowser> {
  await rm(profile, { recursive: true, force: true });
  const running = spawn(
    path,
    [
      ...flags,
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      '--disable-extensions',
      '--disable-dev-shm-usage',
      '--mute-audio',
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = once(running, 'exit');
  const kill = () => running.kill('SIGKILL');
  process.once('exit', kill);
  async function stop() {
    running.kill();
    await ended;
    process.off('exit', kill);
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
  for await (const line of createInterface(running.stderr)) {
    const [, port] = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(line) ?? [];
    if (port) {
      running.stderr.resume();
      return { port: Number(port), stop };
    }
  }
  throw new Error(`${path} ended at its start`);
}
