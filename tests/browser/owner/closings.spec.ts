import type { Locator } from '@playwright/test';
import { formatDayWithoutYear } from 'shared/format-day.ts';
import { today } from '../../today.ts';
import { findViolations } from '../page-checks.ts';
import { expect, test, whenHydrated } from '../site-test.ts';
import { button, check, openPage, ownersPhone } from './owner-phone.ts';

test.use(ownersPhone);

test('a form closed by the owner states when it reopens, even to a visitor who had filled it in', async ({
  page: owner,
  openVisitorPage,
}) => {
  const visitor = await openVisitorPage();
  const day = today(10);
  const words = `kan weer vanaf ${formatDayWithoutYear(day)} om 9.00 uur.`;
  await visitor.goto('/mail');
  await whenHydrated(visitor);
  for (const field of await visitor.getByRole('main').getByRole('textbox').all()) {
    await field.fill('zoe@voorbeeld.example');
  }
  await openPage(owner, 'Formulieren');
  for (const name of ['recensieformulier', 'mailformulier']) {
    const close = button(owner, `Zet het ${name} dicht`);
    await pressTwice(close);
    const form = owner.locator('form').filter({ has: close });
    await form.getByLabel('Weer open om 9.00 uur op').fill(day.replaceAll('/', '-'));
    await close.tap();
    await expect(owner.getByRole('status')).toContainText(`Het ${name} is dicht en gaat vanzelf`);
  }
  await check(owner);
  await button(visitor, 'Verstuur email').click();
  await expect(visitor.getByText(`Mailen ${words}`)).toBeVisible();
  await expect(visitor.getByRole('textbox', { name: 'Bericht' })).toHaveValue(/^zoe@/);
  expect(await findViolations(visitor)).toEqual([]);
  await visitor.goto('/review');
  await expect(visitor.getByText(`Recensies schrijven ${words}`)).toBeVisible();
  for (const name of ['recensieformulier', 'mailformulier']) {
    const open = button(owner, `Zet het ${name} weer open`);
    await open.tap();
    await expect(owner.getByRole('status')).toContainText(`Het ${name} is open.`);
  }
});

/** Presses a button twice. It must send its form once, and be enabled when the page reopens. */
async function pressTwice(target: Locator): Promise<void> {
  const page = target.page();
  let posts = 0;
  await page.route('**/beheer/formulier', (route) => {
    posts += 1;
    return route.fulfill({ status: 204 }); // 204: the browser stays on the page
  });
  await page.waitForLoadState(); // the owner's script disables the button
  await target.tap();
  await expect(target).toBeDisabled();
  await target.dispatchEvent('click');
  expect(posts).toBe(1);
  await page.unroute('**/beheer/formulier');
  await page.goto('/beheer/formulier');
  await expect(target).toBeEnabled();
}
