import { sendPage } from '../http/send-page.ts';
import { UnsavedText } from '../http/unsaved-text.tsx';
import type { OwnerResponse } from '../owner-request.ts';
import { composeLoginPage, type LoginBanner } from './login-page.tsx';

export function denyAccess(
  response: OwnerResponse,
  banner: LoginBanner,
  status: number,
  form: FormData | string | null = null,
): void {
  const { siteOrigin, warn } = response.locals;
  if (status !== 200) warn('A request to /beheer was refused', { banner });
  const home = `${siteOrigin}/beheer`;
  const isElsewhere = banner === 'other-site';
  const above = isElsewhere ? <a href={home}>Open {home}</a> : <UnsavedText form={form} />;
  const url = response.req.method === 'POST' ? { url: '/beheer' } : {};
  sendPage(response, { ...composeLoginPage(banner, above), ...url, status });
}
