import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, firefox, webkit } from '@playwright/test';

const args = [
  '--disable-gpu',
  '--no-first-run',
  // Tests must not send requests to Google.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const isRoot = process.getuid?.() === 0;
if (isRoot) args.push('--no-sandbox'); // the sandbox does not work as root

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Without CHROME_PATH, prefers the Chromium of @sparticuz/chromium: its version is fixed. */
export async function findBrowser(): Promise<{ executablePath: string; args: string[] }> {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (existsSync(named)) return { executablePath: named, args };
    throw new Error(`CHROME_PATH names ${named}, which is not there`);
  }
  const packaged = await unpackBrowser();
  if (packaged) return { executablePath: packaged, args };
  const installed = systemPaths.find((path) => existsSync(path));
  return { executablePath: installed ?? installBrowser(), args };
}

const engines = { firefox, webkit };
type EngineName = keyof typeof engines;

export function findOtherEngines(): EngineName[] {
  const names = ['firefox', 'webkit'] as const;
  const isInstalled = (name: EngineName) => existsSync(engines[name].executablePath());
  const found = names.filter(isInstalled);
  const isWorker = process.env.TEST_WORKER_INDEX !== undefined; // it reads the configuration again
  if (found.length < names.length && !isWorker) {
    const tested = ['Chromium', ...found].join(', ');
    console.warn(`Tested in ${tested} alone: npx playwright install firefox webkit`);
  }
  return found;
}

/** @sparticuz/chromium has a browser for 64-bit Intel Linux only. */
async function unpackBrowser(): Promise<string | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const { default: packaged } = await import('@sparticuz/chromium');
  const path = await packaged.executablePath();
  const { status } = spawnSync(path, ['--version']);
  const isMissingLibrary = status !== 0;
  return isMissingLibrary ? null : path;
}

function installBrowser(): string {
  const path = chromium.executablePath();
  if (!existsSync(path)) {
    console.log('No Chromium on this machine: Playwright downloads its own now.');
    execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  }
  return path;
}
