// When to end: Ctrl-C, a request to stop, a closed terminal, or npm being gone without a word.
import { spawnSync } from 'node:child_process';

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
  const npm = findNpm();
  const watching = setInterval(() => {
    if (process.ppid === parent && isRunning(npm)) return;
    clearInterval(watching);
    if (askedAt === null) asked();
  }, waits.lookForParent);
  watching.unref();
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
