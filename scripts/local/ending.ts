// When to end: Ctrl-C, a request to stop, a closed terminal, or npm being gone. The last is watched
// because npm and tsx, which stand between the terminal and us, do not pass everything on.
import { existsSync, readFileSync } from 'node:fs';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Milliseconds. One Ctrl-C arrives several times: from the terminal, from npm and from tsx. */
const waits = { echo: 1_000, lookForParents: 1_000 };

/** Calls `end` at the first sign, and `endNow` when someone asks again. */
export function whenAskedToEnd(end: () => void, endNow: () => void): void {
  let askedAt = 0;
  const asked = () => {
    if (askedAt === 0) {
      askedAt = performance.now();
      end();
    } else if (performance.now() - askedAt > waits.echo) {
      endNow();
    }
  };
  for (const signal of signals) process.on(signal, asked);
  // Nobody reads any more once the terminal is closed.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

  const parents = process.env.npm_lifecycle_event ? listParents() : [];
  const watching = setInterval(() => {
    if (parents.every(isRunning)) return;
    clearInterval(watching);
    if (askedAt === 0) asked();
  }, waits.lookForParents);
  watching.unref();
}

/** The processes between us and npm, npm included. Only ours where the system does not tell. */
function listParents(): number[] {
  const parents: number[] = [];
  for (let pid = process.ppid; pid > 1; ) {
    parents.push(pid);
    const next = readParent(pid);
    if (next === null || isNpm(pid)) return parents;
    pid = next;
  }
  // No npm among them: the others are none of our business.
  return parents.slice(0, 1);
}

function readParent(pid: number): number | null {
  const status = readProcessFile(pid, 'status');
  const [, parent] = /^PPid:\s*(\d+)/m.exec(status ?? '') ?? [];
  return parent === undefined ? null : Number(parent);
}

function isNpm(pid: number): boolean {
  return /^(npm|npx)\b|\/(npm|npx)(-cli\.js)?\0/.test(readProcessFile(pid, 'cmdline') ?? '');
}

/** Linux only; null elsewhere. */
function readProcessFile(pid: number, name: string): string | null {
  const file = `/proc/${pid}/${name}`;
  try {
    return existsSync(file) ? readFileSync(file, 'utf8') : null;
  } catch {
    return null;
  }
}

function isRunning(pid: number): boolean {
  // Whoever is left alone gets another parent, even when the old one's number lives on as a zombie.
  if (pid === firstParent) return process.ppid === firstParent;
  try {
    process.kill(pid, 0);
    return !/^State:\s*Z/m.test(readProcessFile(pid, 'status') ?? '');
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

const firstParent = process.ppid;
