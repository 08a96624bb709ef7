/** Calls `onDeath` when an assertion of the SDK fails. From then on, all its listeners are silent,
 * and its functions throw (firebase-js-sdk #9267, #9491, #10310). */
export function watchForDeath(onDeath: () => void): () => void {
  const controller = new AbortController();
  const check = (event: Partial<ErrorEvent & PromiseRejectionEvent>) => {
    if (/INTERNAL ASSERTION FAILED/.test(String(event.error ?? event.reason))) onDeath();
  };
  addEventListener('error', check, controller);
  addEventListener('unhandledrejection', check, controller);
  return () => controller.abort();
}
