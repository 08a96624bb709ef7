/** Ask before a reload: without a connection, it would show the browser's error page instead. */
export function isReachable(): Promise<boolean> {
  const answer = fetch(location.href, { method: 'HEAD', cache: 'no-store' });
  return answer.then(
    () => true,
    () => false,
  );
}
