import { mayReload } from './navigation-type.ts';

/**
 * For code that did not come. After a deployment the files of the version before it are gone, and most browsers
 * never ask again for a module that once failed: a new document does both right. Throws where that is no help.
 */
export async function reloadOnce(error: unknown): Promise<never> {
  if (!mayReload()) throw error;
  // Without a connection the browser's own error page would come in place of ours.
  const options = {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(10_000),
  } as const;
  const response = await fetch(location.href, options).catch(() => null);
  if (!response?.ok) throw error;
  location.reload();
  return new Promise(() => {});
}
