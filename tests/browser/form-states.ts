// Both forms in every state that a visitor can meet, with responses that the test gives.
import type { Page, Route } from '@playwright/test';
import { siteWithKeys } from './site-server.ts';
import { expect, whenHydrated } from './site-test.ts';

type Form = {
  path: string;
  button: string;
  texts: Record<string, string>;
  /** The request that sends it. */
  request: RegExp;
  accepted: string;
  sending: string;
  thanks: string;
};

export type FormState = 'empty' | 'refused' | 'sending' | 'failed' | 'sent';

export const forms = {
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
} as const satisfies Record<string, Form>;

/** Leads the form through its states and stops at each. Nothing is sent, and nothing is stored. */
export async function visitFormStates(
  page: Page,
  { path, button, texts, request, accepted, sending, thanks }: Form,
  look: (state: FormState) => Promise<void>,
): Promise<void> {
  const pending: Route[] = [];
  await page.addInitScript(() => localStorage.setItem('bezoekmeting', 'denied'));
  await page.route(request, (route) => void pending.push(route));
  const submit = () => page.getByRole('button', { name: button }).click();
  const respond = async (response: Parameters<Route['fulfill']>[0]) => {
    await expect.poll(() => pending.length).toBe(1);
    await pending.pop()?.fulfill(response);
  };

  await page.goto(siteWithKeys.url + path);
  await whenHydrated(page);
  await look('empty');
  await submit();
  await expect(page.getByRole('group', { name: 'De velden mogen niet leeg zijn!' })).toBeFocused();
  await look('refused');
  for (const [label, text] of Object.entries(texts)) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(text);
  }
  await submit();
  await expect(page.getByText(sending)).toBeVisible();
  await look('sending');
  await respond({ status: 500, body: 'ERROR' });
  await expect(page.getByText('Er is een error opgetreden.')).toBeVisible();
  await look('failed');
  await submit();
  await respond({ status: 200, body: accepted });
  await expect(page.getByText(thanks)).toBeVisible();
  await look('sent');
}
