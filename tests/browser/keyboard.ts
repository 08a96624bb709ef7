import type { Locator } from '@playwright/test';

/** Holds `key` until the target has the focus. Throws after 250 steps. */
export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor();
  const { keyboard } = target.page();
  const element = await target.elementHandle();
  if (key === 'Shift+Tab') await keyboard.down('Shift');
  try {
    for (let steps = 0; steps < 250; steps += 1) {
      if (await element?.evaluate((each) => each === document.activeElement)) return;
      await keyboard.down('Tab');
    }
  } finally {
    await keyboard.up('Tab');
    await keyboard.up('Shift');
  }
  throw new Error(`${key} never reaches ${target}`);
}
