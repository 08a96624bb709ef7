// Both forms in every state that a visitor can meet, with responses that the test gives: what a screen reader is
// given of it (read the .aria.yml files beside this), and no accessibility fault. Nothing is sent or stored.
import type { Route } from '@playwright/test';
import { look } from './page-checks.ts';
import { siteWithKeys } from './site-server.ts';
import { expect, test, whenHydrated } from './site-test.ts';

test.use({ baseURL: siteWithKeys.url, expectedErrors: /status of 500/ });

const forms = {
  mail: {
    path: '/mail',
    button: 'Verstuur email',
    texts: {
      Naam: 'Zoë',
      Achternaam: 'de Vries',
      'E-mail': 'zoe@voorbeeld.example',
      Onderwerp: 'Afspraak',
      Bericht: 'Kan het in mei?',
    },
    request: /\/sendMail\?/,
    accepted: 'OK',
    sending: 'Uw mail wordt verstuurd…',
    thanks: 'Bedankt voor uw mail. De mail zal zo spoedig mogelijk beantwoord worden!',
  },
  review: {
    path: '/review',
    button: 'Plaats review',
    texts: { Naam: 'Anouk', Review: 'Fijn geholpen.' },
    request: /\/__local\/reviews$/,
    accepted: '{}',
    sending: 'Uw review wordt geplaatst…',
    thanks: 'Bedankt voor uw review!',
  },
};

for (const [name, form] of Object.entries(forms)) {
  test(`a screen reader is given the ${name} form as kept here, in every state`, async ({
    page,
  }) => {
    const pending: Route[] = [];
    await page.addInitScript(() => localStorage.setItem('bezoekmeting', 'denied'));
    await page.route(form.request, (route) => void pending.push(route));
    const submit = () => page.getByRole('button', { name: form.button }).click();
    const respond = async (response: Parameters<Route['fulfill']>[0]) => {
      await expect.poll(() => pending.length).toBe(1);
      await pending.pop()?.fulfill(response);
    };
    const expectState = async (state: string) => {
      // What came of an attempt is said alike in both.
      if (name === 'review' || ['empty', 'refused'].includes(state)) {
        const kept = { name: `${name}-${state}.aria.yml` };
        await expect(page.locator('form')).toMatchAriaSnapshot(kept);
      }
      await look(page, state);
    };

    await page.goto(form.path);
    await whenHydrated(page);
    await expectState('empty');
    await submit();
    await expect(
      page.getByRole('group', { name: 'De velden mogen niet leeg zijn!' }),
    ).toBeFocused();
    await expectState('refused');
    for (const [label, text] of Object.entries(form.texts)) {
      await page.getByRole('textbox', { name: label, exact: true }).fill(text);
    }
    await submit();
    await expect(page.getByText(form.sending)).toBeVisible();
    await expectState('sending');
    await respond({ status: 500, body: 'ERROR' });
    await expect(page.getByText('Er is een error opgetreden.')).toBeVisible();
    await expectState('failed');
    await submit();
    await respond({ status: 200, body: form.accepted });
    await expect(page.getByText(form.thanks)).toBeVisible();
    await expectState('sent');
  });
}
