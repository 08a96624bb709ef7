// A Java program that ends with this process at the latest, and not before it is told to.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export type RunningJava = {
  over: Promise<unknown>;
  isOver: () => boolean;
  kill: () => void;
  /** The last of what it printed. */
  readOutput: () => string;
};

// Ctrl-C reaches every process of the terminal at once, so Java has to ignore it: its data is still
// to be exported. In return a watcher ends Java when our end of its pipe closes without a word,
// which happens even when this process is killed.
const sheltered = `
  trap '' INT TERM HUP
  exec 3<&0
  (read -r word <&3 || kill -9 $$) >/dev/null 2>&1 &
  exec "$@" 3<&- </dev/null`;

export function runJava(options: string[]): RunningJava {
  const child =
    process.platform === 'win32'
      ? spawn('java', options)
      : spawn('sh', ['-c', sheltered, 'sh', 'java', ...options]);
  let output = '';
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-4_000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  child.on('error', (error) => keep(Buffer.from(error.message)));
  child.stdin.on('error', () => {}); // the watcher may be gone before the last word

  const kill = () => killNow(child);
  process.once('exit', kill);
  const over = once(child, 'close').finally(() => {
    process.off('exit', kill);
    child.stdin.end('over\n');
  });
  over.catch(() => {}); // a child that never started is reported by isOver and readOutput
  const isOver = () => child.exitCode !== null || child.signalCode !== null || !child.pid;
  return { over, isOver, kill, readOutput: () => output.trim() };
}

function killNow(child: ChildProcess): void {
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
}
