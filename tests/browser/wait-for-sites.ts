// Playwright starts servers with a `url` one by one. Ours have none, so they build simultaneously.
import { servers } from './site-server.ts';

const maxWait = 120_000; // ms

// biome-ignore lint/style/noDefaultExport: Playwright reads it
export default async function waitForSites(): Promise<void> {
  const end = Date.now() + maxWait;
  for (const { url } of servers) {
    while (!(await fetch(url).catch(() => null))) {
      if (Date.now() > end) throw new Error(`${url} did not start: see its output above`);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}
