import type { IncomingMessage } from 'node:http';
import type { OwnerResponse } from '../owner-request.ts';
import { sendPage } from './send-page.ts';
import { UnsavedText } from './unsaved-text.tsx';

type Problem = { title: string; status: number; texts: readonly string[] };

/** Shows what went wrong, and what the owner typed. */
export function sendProblem(
  { method, headers }: IncomingMessage,
  response: OwnerResponse,
  { title, status, texts }: Problem,
  form: FormData | string | null = response.locals.form ?? null,
): void {
  sendPage(response, {
    title,
    status,
    banner: ['error', ...texts],
    content: <UnsavedText form={form} />,
    // A reload then opens the page with the form, because some urls accept only POST.
    ...(method === 'POST' && { url: headers.referer ?? '/beheer' }),
  });
}
