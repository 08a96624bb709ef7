/** Calls `end` once: one Ctrl-C arrives twice, from the terminal and from npm. */
export function whenAskedToEnd(end: () => void): void {
  let isAsked = false;
  const asked = () => {
    if (!isAsked) end();
    isAsked = true;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, asked);
  // Writing to a closed terminal is an error, which must not stop the ending.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}
