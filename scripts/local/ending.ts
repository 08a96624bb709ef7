// When to end: Ctrl-C, a request to stop, or a closed terminal.

/** Calls `end` once, though one Ctrl-C arrives twice: from the terminal and from npm. */
export function whenAskedToEnd(end: () => void): void {
  let isAsked = false;
  const asked = () => {
    if (!isAsked) end();
    isAsked = true;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, asked);
  // Nobody reads any more once the terminal is closed.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}
