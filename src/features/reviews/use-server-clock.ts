import { useEffect, useRef } from 'react';
import { siteMap } from '../../content/site-map.ts';

/** Uses the server's time: firestore.rules would refuse a wrong date from the visitor's clock. */
export function useServerClock(): () => Date {
  const error = useRef(0); // ms that the visitor's clock is behind

  useEffect(() => {
    const controller = new AbortController();
    fetchServerTime(controller.signal).then(
      (time) => {
        error.current = time - Date.now();
      },
      () => {}, // without a response, uses the visitor's clock
    );
    return () => controller.abort();
  }, []);

  return () => new Date(Date.now() + error.current);
}

/** Returns ms since 1970. Adds `age`, because a cached response has an old `date`. */
async function fetchServerTime(signal: AbortSignal): Promise<number> {
  const { headers } = await fetch(siteMap.writeReview.path, {
    method: 'HEAD',
    cache: 'no-store',
    signal,
  });
  const time = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(time)) throw new Error('The server reported no time');
  return time + Number(headers.get('age') ?? 0) * 1_000;
}
