import { contactLinks } from 'shared/salon.ts';
import { answerMap } from './google-map.ts';
import { findCovered } from './page-checks.ts';
import { expect, footerLink, heading, openPage, test } from './site-test.ts';

test.use({ expectedErrors: /ERR_FAILED/ });

test('the contact bar covers no focused control nor the end of a page, and hides while a text field has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await answerMap(page);
  await openPage(page, '/contact');
  const bar = page.getByRole('navigation', { name: 'Snel contact' });
  await expect(bar.getByRole('link')).toHaveText(['Bel', 'WhatsApp', 'Mail']);
  await expect(bar.getByRole('link', { name: 'Bel' })).toHaveAttribute('href', contactLinks.phone);
  const whatsApp = bar.getByRole('link', { name: 'WhatsApp' });
  await expect(whatsApp).toHaveAttribute('href', /\?text=Ik%20heb/);
  expect(await findCovered(bar)).toEqual([]);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const last = await page.getByText(/btw.id/).boundingBox();
  const barTop = (await bar.boundingBox())?.y ?? 0;
  expect((last?.y ?? 9_999) + (last?.height ?? 0)).toBeLessThan(barTop);

  await footerLink(page, 'Recensies').click();
  await page.getByRole('link', { name: 'Een recensie schrijven? Klik hier!' }).click();
  await expect(heading(page)).toHaveText('Schrijf een recensie');
  const name = page.getByRole('textbox', { name: 'Naam', exact: true });
  await name.focus();
  await expect(bar).toBeHidden();
  await name.blur();
  await expect(bar).toBeVisible();
  await page.getByRole('radio', { name: '4 sterren' }).check();
  await expect(bar).toBeVisible(); // a radio button opens no keyboard on a phone
});

test('the map appears though its first request fails, and a drawing replaces it if Google refuses the key', async ({
  page,
}) => {
  await answerMap(page, { fail: 1 });
  await page.goto('/contact');
  // A screen reader announces the text only if its status region was in the page before it.
  const region = await page.getByRole('main').getByRole('status').elementHandle();
  expect(await region?.textContent()).toBe('');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.getByText('Kaart van Google')).toBeVisible();
  const drawing = page.getByRole('img', { name: /Getekende kaart/ });
  await expect(drawing).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Plan uw route' })).toBeVisible();
  await page.evaluate(() => globalThis.gm_authFailure?.());
  await expect(drawing).toBeVisible();
  expect(await region?.textContent()).toBe(
    'De kaart kan nu niet getoond worden. Hier vindt u het adres.',
  );
});
