// The visitor that the site is made for: a phone of some years ago, on a slow 4G line.
import type { Page } from '@playwright/test';

export type Line = { latency: number; kilobits: number };

/** As Lighthouse sees a phone; its width is what counts. */
export const phone = { viewport: { width: 412, height: 823 }, locale: 'nl-NL' } as const;

/** Slow 4G as WebPageTest has it, and as Lighthouse applies it (it counts handshakes in). */
export const lines = {
  slow4g: { latency: 150, kilobits: 1_638.4 },
  lighthouse: { latency: 562.5, kilobits: 1_474.56 },
} as const satisfies Record<string, Line>;

export async function slowDown(page: Page, { latency, kilobits }: Line): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const bytesPerSecond = (kilobits * 1024) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}
