/**
 * Loads something the first time it is asked for, and when that failed, at the next time again. A
 * module that came at a second address (vite.config.ts) would otherwise be run at each of them.
 */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return () => {
    loading ??= load().catch((error) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}
