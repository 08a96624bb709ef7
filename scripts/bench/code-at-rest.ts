import type { Page, Request } from '@playwright/test';

/** Milliseconds. */
const waits = { quiet: 1_000, look: 100, longest: 60_000 };

/** Scripts are fetched before they are run (src/boot.ts): that counts too. */
export function isCode(request: Request): boolean {
  return request.resourceType() === 'script' || new URL(request.url()).pathname.endsWith('.js');
}

/** Call it before the page is opened; the answer resolves once the page fetches no more code. */
export function watchCode(page: Page): () => Promise<void> {
  const code = { asked: 0, came: 0, lastAt: 0 };
  page.on('request', (request) => {
    if (!isCode(request)) return;
    code.asked++;
    code.lastAt = Date.now();
  });
  const countEnded = (request: Request) => {
    if (isCode(request)) code.came++;
  };
  page.on('requestfinished', countEnded);
  page.on('requestfailed', countEnded);
  const isAtRest = () =>
    code.asked > 0 && code.came >= code.asked && Date.now() - code.lastAt > waits.quiet;

  return async () => {
    const end = Date.now() + waits.longest;
    while (!isAtRest()) {
      if (Date.now() > end) throw new Error(`${page.url()} goes on fetching code`);
      await page.waitForTimeout(waits.look);
    }
  };
}
