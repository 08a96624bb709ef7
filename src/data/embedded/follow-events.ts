// Server-sent events over fetch. The browser's EventSource would not notice a server that fell
// silent, and gives up for good on some errors; this one always comes back.

export type EventFollower = {
  /** The parsed JSON of an event. */
  received: (message: unknown) => void;
  /** Once per lost or refused connection; the next one is being made. */
  lost: (reason: unknown) => void;
};

/** Milliseconds. The server gives a heartbeat every 3 s. */
const waits = { timeout: 8_000, retry: 1_000 };

/** Returns the function that stops it. */
export function followEvents(url: string, follower: EventFollower): () => void {
  const stopping = new AbortController();
  void keepFollowing(url, follower, stopping.signal);
  return () => stopping.abort();
}

async function keepFollowing(url: string, follower: EventFollower, stopped: AbortSignal) {
  let wasLost = false;
  while (!stopped.aborted) {
    try {
      await readEvents(url, stopped, (message) => {
        wasLost = false;
        follower.received(message);
      });
    } catch (reason) {
      if (stopped.aborted) return;
      if (!wasLost) follower.lost(reason);
      wasLost = true;
    }
    await new Promise((resolve) => setTimeout(resolve, waits.retry));
  }
}

/** Never resolves: rejects when the connection ends, falls silent or is stopped. */
async function readEvents(
  url: string,
  stopped: AbortSignal,
  received: (message: unknown) => void,
): Promise<never> {
  const ending = new AbortController();
  const end = () => ending.abort(new Error('The connection timed out or was stopped'));
  let timer = setTimeout(end, waits.timeout);
  stopped.addEventListener('abort', end);
  try {
    const response = await fetch(url, { cache: 'no-store', signal: ending.signal });
    if (!response.ok || !response.body)
      throw new Error(`The server responded with ${response.status}`);
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    for (;;) {
      const { value, done } = await reader.read();
      if (done) throw new Error('The server closed the connection');
      clearTimeout(timer);
      timer = setTimeout(end, waits.timeout);
      const events = (rest + value).split('\n\n');
      rest = events.pop() ?? '';
      if (stopped.aborted) throw new Error('Stopped');
      for (const event of events) {
        if (event.startsWith('data: ')) received(JSON.parse(event.slice('data: '.length)));
      }
    }
  } finally {
    clearTimeout(timer);
    stopped.removeEventListener('abort', end);
    end();
  }
}
