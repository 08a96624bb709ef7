import type { Banner, Page } from '../owner-request.ts';

/** The report of a page about the form that was sent. */
export type Outcome = Pick<Page, 'banner' | 'status'>;

/** Returns the banner of the change that `gedaan` in the url confirms. */
export function findConfirmation(
  query: URLSearchParams,
  confirmations: Readonly<Record<string, string>>,
): Banner | undefined {
  const change = query.get('gedaan') ?? '';
  const texts = new Map(Object.entries(confirmations)); // has no key such as 'constructor'
  const text = texts.get(change);
  if (!text) return undefined;
  return { kind: 'success', text };
}

export function composeRefusal(problem: string): Outcome {
  return {
    banner: { kind: 'error', text: problem },
    status: 400,
  };
}
