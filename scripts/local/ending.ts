// When to end: Ctrl-C, a request to stop, a closed terminal, or npm being gone without a word.
import { spawnSync } from 'node:child_process';

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

  if (!process.env.npm_lifecycle_event) return;
  const npm = findNpm();
  setInterval(() => {
    if (!isRunning(npm)) asked();
  }, 1_000).unref();
}

/** The shell by which npm starts a command outlives npm, and may stay between us. */
function findNpm(): number {
  const words = ['-o', 'ppid=,comm=', '-p', String(process.ppid)];
  const { stdout } = spawnSync('ps', words, { encoding: 'utf8' }); // null on Windows
  const [, aboveShell] = /^\s*(\d+) .*sh\s*$/.exec(stdout ?? '') ?? [];
  return aboveShell ? Number(aboveShell) : process.ppid;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
