/** Ask before a reload: without a connection, it would show the browser's error page instead. */
export async function isReachable(): Promise<boolean> {
  const signal = AbortSignal.timeout(10_000);
  try {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal });
    return true;
  } catch {
    return false;
  }
}
