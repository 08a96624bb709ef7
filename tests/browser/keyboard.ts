import type { Locator } from '@playwright/test';

/** Presses Tab until the keyboard is there; fails when it never comes by. */
export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 250; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press(key);
  }
  throw new Error(`The keyboard does not come by ${target}`);
}
