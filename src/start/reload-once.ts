let isReloading = false;

/** Reloads the page after a file failed to load: many browsers never retry a failed module. */
export function reloadOnce(): boolean {
  if (isReloading) return true;
  // Offline, a reload would replace the page with the browser's error page.
  if (!navigator.onLine) return false;
  const app = document.querySelector<HTMLElement>('[data-app]')?.dataset.app;
  // Marks the history entry (storage may be blocked), so that the page reloads once per build.
  if (!app || history.state?.reloadedFor === app) return false;
  history.replaceState({ ...history.state, reloadedFor: app }, '');
  location.reload();
  isReloading = true;
  return true;
}

export function reloadForCode(): boolean {
  if (reloadOnce()) return true;
  addEventListener('online', reloadOnce, { once: true });
  return false;
}
