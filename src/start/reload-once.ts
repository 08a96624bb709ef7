import { isReachable } from 'shared/browser/is-reachable.ts';

let isReloading = false;

/**
 * Reloads the page after a file failed to load: many browsers never retry a failed module. Returns
 * whether a reload has begun.
 */
export async function reloadOnce(): Promise<boolean> {
  const isOnline = await isReachable();
  if (!isOnline) {
    addEventListener('online', reloadOnce, { once: true });
    return false;
  }
  if (isReloading) return true;
  const app = document.querySelector<HTMLElement>('[data-app]')?.dataset.app;
  const hasReloaded = history.state?.reloadedFor === app;
  if (!app || hasReloaded) return false;
  // Marks the history entry (storage may be blocked), so that the page reloads once per build.
  history.replaceState({ ...history.state, reloadedFor: app }, '');
  location.reload();
  isReloading = true;
  return true;
}
