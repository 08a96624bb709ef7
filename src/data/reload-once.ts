let isReloading = false;

/** Reloads the page for code that failed to load: most browsers never request a module again. */
export function reloadOnce(): boolean {
  if (isReloading) return true;
  // Offline, the browser's own error page would replace ours.
  if (!navigator.onLine) return false;
  const app = document.querySelector<HTMLElement>('[data-app]')?.dataset.app;
  // A page reloads once per build: its history entry records the reload, even without storage.
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
