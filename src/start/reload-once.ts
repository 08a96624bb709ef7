let isReloading = false;

/** Reloads the page after a file failed to load: many browsers never retry a failed module. */
export async function reloadOnce(): Promise<boolean> {
  try {
    // Without a connection, a reload would replace the page with the browser's error page.
    await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
  } catch {
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
