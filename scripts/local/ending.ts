/** Calls `end` once: one Ctrl-C arrives twice, from the terminal and from npm. */
export function onEndSignal(end: () => void): void {
  let isEnding = false;
  const endOnce = () => {
    if (!isEnding) end();
    isEnding = true;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, endOnce);
  // Writing to a closed terminal is an error, which must not interrupt `end`.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}
