export type RateLimitOptions = {
  perClient: number;
  total: number;
  window: number; // ms
  now: () => number;
};

/** Returns how many seconds the client has to wait; 0 means that this request is allowed, and counts. */
export type RateLimit = (client: string) => number;

/** Sliding window. Holds at most `total` entries, so it cannot be made to grow. */
export function createRateLimit({ perClient, total, window, now }: RateLimitOptions): RateLimit {
  let recent: { client: string; at: number }[] = [];

  return (client) => {
    const time = now();
    recent = recent.filter((entry) => entry.at > time - window);
    const own = recent.filter((entry) => entry.client === client);
    const full = own.length >= perClient ? own : recent.length >= total ? recent : [];
    const [oldest] = full;
    if (oldest) return Math.ceil((oldest.at + window - time) / 1000);
    recent.push({ client, at: time });
    return 0;
  };
}
