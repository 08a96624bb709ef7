import { useEffect, useEffectEvent, useState } from 'react';
import { type FailureKind, pushFailure } from '../analytics/analytics.ts';

/** Decides when a request is sent. Returns a cleanup. */
export type Schedule = (send: () => void) => () => void;

/** The response to each request of this visit. */
const responses = new Map<() => Promise<unknown>, unknown>();

/**
 * Returns the response to a request: undefined until it arrives, and null if the request failed. A
 * component that is mounted again gets the same response, without a request.
 */
export function useRequest<T>(
  kind: FailureKind,
  request: () => Promise<T>,
  schedule: Schedule = afterStart,
): T | null | undefined {
  const [response, setResponse] = useState(() => responses.get(request) as T | null | undefined);
  const scheduleOnce = useEffectEvent(schedule); // a later render schedules nothing

  useEffect(() => {
    async function send() {
      try {
        const received = await request();
        responses.set(request, received);
        setResponse(received);
      } catch {
        pushFailure(kind);
        setResponse((earlier) => earlier ?? null); // a failed repetition keeps the response
      }
    }

    if (responses.has(request)) return;
    return scheduleOnce(send);
  }, [kind, request]);

  return response;
}

/** Sends a request of every visit after half a second: the page's own content loads first. */
export const afterStart: Schedule = (send) => {
  const timer = setTimeout(send, 500);
  return () => clearTimeout(timer);
};
