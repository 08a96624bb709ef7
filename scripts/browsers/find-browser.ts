// Which Chromium the browser tests and the bench drive, on any machine.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium as playwright } from '@playwright/test';

export type Browser = {
  path: string;
  where: string; // for messages
  flags: string[];
};

// Chromium's sandbox does not work for root, and tests must not call Google's servers.
const flags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Tests prefer the packaged one: it is the same on every machine and needs a third of the processor time. */
export async function findBrowser(use: 'people' | 'tests' = 'people'): Promise<Browser> {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROME_PATH names ${named}, which is not there`);
    return { path: named, where: `${named} (CHROME_PATH)`, flags };
  }
  const found =
    use === 'tests'
      ? ((await unpackBrowser()) ?? findInstalled())
      : (findInstalled() ?? (await unpackBrowser()));
  return found ?? installBrowser();
}

function findInstalled(): Browser | null {
  const path = systemPaths.find((place) => existsSync(place));
  return path ? { path, where: `${path} (this machine's)`, flags } : null;
}

/** @sparticuz/chromium ships it for 64-bit Intel Linux only. */
async function unpackBrowser(): Promise<Browser | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const { default: packaged } = await import('@sparticuz/chromium');
  const path = await packaged.executablePath();
  if (spawnSync(path, ['--version']).status !== 0) return null; // a library of the system is missing
  return { path, where: `${path} (from @sparticuz/chromium)`, flags };
}

function installBrowser(): Browser {
  const path = playwright.executablePath();
  if (!existsSync(path)) {
    console.log('No Chromium on this machine: Playwright downloads its own now.');
    execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  }
  return { path, where: `${path} (Playwright's own)`, flags };
}
