import { contactLinks } from 'shared/salon.ts';
import { answerMap } from './google-map.ts';
import { findCovered } from './page-checks.ts';
import { expect, footerLink, heading, openPage, test } from './site-test.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('the contact bar covers no focused control nor the end of a page, and hides while a text field has the focus', async ({
  page,
}) => {
  await answerMap(page);
  await openPage(page, '/contact');
  const bar = page.getByRole('navigation', { name: 'Snel contact' });
  await expect(bar.getByRole('link')).toHaveText(['Bel', 'WhatsApp', 'Mail']);
  await expect(bar.getByRole('link', { name: 'Bel' })).toHaveAttribute('href', contactLinks.phone);
  const whatsApp = bar.getByRole('link', { name: 'WhatsApp' });
  await expect(whatsApp).toHaveAttribute('href', /\?text=Ik%20heb/);
  expect(await findCovered(bar)).toEqual([]);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const last = await page.getByText(/btw-id/).boundingBox();
  const barTop = (await bar.boundingBox())?.y ?? 0;
  expect((last?.y ?? 9_999) + (last?.height ?? 0)).toBeLessThan(barTop);

  await footerLink(page, 'Recensies').click();
  await page.getByRole('link', { name: 'Een recensie schrijven? Klik hier!' }).click();
  await expect(heading(page)).toHaveText('Schrijf een recensie');
  const name = page.getByRole('textbox', { name: 'Naam' });
  await name.focus();
  await expect(bar).toBeHidden();
  await name.blur();
  await expect(bar).toBeVisible();
  await page.getByRole('radio', { name: '4 sterren' }).check();
  await expect(bar).toBeVisible(); // a radio button opens no keyboard on a phone
});
