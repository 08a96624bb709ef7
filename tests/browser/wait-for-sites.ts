// Playwright starts servers that have a url one after another. Ours have none, so all build at the same time.
import { existsSync } from 'node:fs';
import { ownerSites, site, siteWithKeys } from './site-server.ts';

const maxWait = 120_000; // ms

// biome-ignore lint/style/noDefaultExport: Playwright reads it
export default async function waitForSites(): Promise<void> {
  const end = Date.now() + maxWait;
  for (const { url, state } of [site, ...Object.values(ownerSites), siteWithKeys]) {
    // Without a build of its own, what responds there is another program.
    const isUp = () => existsSync(`${state}/site`) && fetch(url).catch(() => null);
    while (!(await isUp())) {
      if (Date.now() > end) throw new Error(`${url} did not start: its output is above`);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}
