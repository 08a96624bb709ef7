// The commands of the guide, in a copy of this project, on free ports and with a database of its own.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';

export type CopiedSite = {
  url: string;
  firestore: string; // host:port of its emulator
  stop: () => Promise<void>;
};

const tsx = ['--import', 'tsx'];

/** Settings of a real project must not reach the copy. */
function composeEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(?:VITE_|SMTP_|MAIL_)/.test(name));
  const own = { PORT: '0', FIRESTORE_PORT: '0', SMTP_PORT: '0', STATE_FOLDER: '.local' };
  return { ...Object.fromEntries(kept), ...own };
}

export function makePhotos(folder: string): void {
  const settings = { cwd: folder, env: composeEnvironment(), stdio: 'inherit' } as const;
  execFileSync(process.execPath, [...tsx, 'scripts/photos.ts'], settings);
}

export async function startCopy(folder: string): Promise<CopiedSite> {
  const settings = { cwd: folder, env: composeEnvironment() };
  const child = spawn(process.execPath, [...tsx, 'scripts/start.ts'], settings);
  const output = await readUntilUp(child);
  const stop = async () => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  const [, url] = /The site is at (\S+)\. /.exec(output) ?? [];
  const [, firestore] = /Firestore emulator on (\S+)/.exec(output) ?? [];
  if (url && firestore) return { url, firestore, stop };
  await stop();
  throw new Error(`The guide needs the Firestore emulator.\n${output}`);
}

function readUntilUp(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (text) => {
        output += text;
        if (output.includes('Ctrl-C')) resolve(output);
      });
    }
    child.once('exit', () => resolve(output));
  });
}
