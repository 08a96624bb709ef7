// When to end: Ctrl-C, a request to stop, a closed terminal, or npm being gone without a word.

/** Milliseconds. One Ctrl-C arrives twice: from the terminal and from npm. */
const waits = { echo: 1_000, lookForParent: 1_000 };

/** Calls `end` when first asked to, and `endNow` when somebody asks again. */
export function whenAskedToEnd(end: () => void, endNow: () => void): void {
  let askedAt: number | null = null;
  const asked = () => {
    if (askedAt === null) {
      askedAt = performance.now();
      end();
    } else if (performance.now() - askedAt > waits.echo) {
      endNow();
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, asked);
  // Nobody reads any more once the terminal is closed.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watching = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watching);
    if (askedAt === null) asked();
  }, waits.lookForParent);
  watching.unref();
}
