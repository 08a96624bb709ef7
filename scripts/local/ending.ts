/** Calls `end` once: one Ctrl-C arrives twice, from the terminal and from npm. */
export function onEndSignal(end: () => void): void {
  let isEnding = false;
  const endOnce = () => {
    if (isEnding) return;
    isEnding = true;
    end();
  };
  process.on('SIGINT', endOnce);
  process.on('SIGTERM', endOnce);
  process.on('SIGHUP', endOnce);
  // Writing to a closed terminal is an error, which must not interrupt `end`.
  process.stdout.on('error', () => {});
  process.stderr.on('error', () => {});
}
