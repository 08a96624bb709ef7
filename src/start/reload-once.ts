import { isReachable } from 'shared/browser/is-reachable.ts';

let isReloading = false;

/** Reloads the page after a file failed to load: many browsers never retry a failed module. */
export async function reloadOnce(): Promise<boolean> {
  if (!(await isReachable())) {
    addEventListener('online', reloadOnce, { once: true });
    return false;
  }
  if (isReloading) return true;
  const app = document.querySelector<HTMLElement>('[data-app]')?.dataset.app;
  // Marks the history entry (storage may be blocked), so that the page reloads once per build.
  if (!app || history.state?.reloadedFor === app) return false;
  history.replaceState({ ...history.state, reloadedFor: app }, '');
  location.reload();
  isReloading = true;
  return true;
}
