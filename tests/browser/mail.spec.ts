import type { Locator, Page } from '@playwright/test';
import { expect, test, whenHydrated } from './site-test.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('a pasted text that is too long is cut at the limit, and the visitor is told', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/mail');
  await whenHydrated(page);
  const paste = async (into: Locator, text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await into.focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('ControlOrMeta+V');
  };
  const message = field(page, 'Bericht');
  await paste(message, `${'x'.repeat(255)}en het einde`);
  // For the eye and for a screen reader.
  const sentence = 'Uw tekst was te lang; de laatste 12 tekens passen niet en zijn weggelaten.';
  await expect(page.getByText(sentence)).toHaveCount(2);
  await expect(message).toHaveValue('x'.repeat(255));
  // What it replaces makes room, and a line end counts once.
  await paste(message, `${'x\r\n'.repeat(127)}y`);
  await expect(page.getByText('Er past niets meer bij').first()).toBeVisible();
  await expect(page.getByText(/passen niet en zijn weggelaten/)).toHaveCount(0);
});
