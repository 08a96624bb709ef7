// `npm start` as a process of its own, on free ports: for the tests of the owner's pages.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export type SiteProcess = {
  url: string;
  firestore: string | null; // host:port of its emulator
  stop: () => Promise<void>;
};

type Options = { stateFolder: string; words?: readonly string[] };

/** Settings of a real project must not reach it. */
function composeEnvironment(stateFolder: string): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(?:VITE_|SMTP_|MAIL_)/.test(name));
  const own = { PORT: '0', FIRESTORE_PORT: '0', SMTP_PORT: '0', STATE_FOLDER: stateFolder };
  return { ...Object.fromEntries(kept), ...own };
}

/** Rejects with what it printed when it does not start. */
export async function startSiteProcess(options: Options): Promise<SiteProcess> {
  const { stateFolder, words = [] } = options;
  const settings = { env: composeEnvironment(stateFolder) };
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'scripts/start.ts', ...words],
    settings,
  );
  const output = await readUntilUp(child);
  const stop = async () => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  const [, url] = /The site is at (\S+)\. /.exec(output) ?? [];
  const [, firestore = null] = /Firestore emulator on (\S+)/.exec(output) ?? [];
  if (url) return { url, firestore, stop };
  await stop();
  throw new Error(output);
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
