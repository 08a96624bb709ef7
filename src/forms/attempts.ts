// What is on its way, per form. An attempt outlives its form: who leaves the page and comes back finds
// it still being sent, or what came of it. Kept per backend, so that each test has its own.
import type { Backend } from '../backend/backend.ts';
import { type Draft, dropDraft } from './draft.ts';

export type Attempt = {
  values: Draft;
  /** Never rejects. */
  outcome: Promise<'sent' | 'failed'>;
};

const underWay = new WeakMap<Backend, Map<string, Attempt>>();

/** Sends; the draft of these values is gone as soon as they certainly arrived. */
export function startAttempt(
  backend: Backend,
  form: string,
  values: Draft,
  send: () => Promise<void>,
): Attempt {
  const attempt = { values, outcome: settle(form, values, send) };
  const attempts = underWay.get(backend) ?? new Map<string, Attempt>();
  underWay.set(backend, attempts.set(form, attempt));
  return attempt;
}

/** The last attempt of this form whose outcome nobody has seen yet. */
export function findAttempt(backend: Backend, form: string): Attempt | undefined {
  return underWay.get(backend)?.get(form);
}

/** To be called when its outcome is on screen. */
export function forgetAttempt(backend: Backend, form: string, attempt: Attempt): void {
  if (findAttempt(backend, form) === attempt) underWay.get(backend)?.delete(form);
}

async function settle(form: string, values: Draft, send: () => Promise<void>) {
  try {
    await send();
  } catch {
    return 'failed';
  }
  dropDraft(form, values);
  return 'sent';
}
