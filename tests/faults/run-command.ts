import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Database } from '../emulator.ts';

type Emulator = Pick<Database, 'host' | 'port' | 'projectId'>;

/** Runs a command as an engineer types it, on the emulator instead of Google's Firestore. */
export function runCommand({ host, port, projectId }: Emulator, command: string, copy = '') {
  const filled = command.replace(/(?<!\$)PROJECT/, projectId);
  const variables = { PROJECT: projectId, COPY: copy };
  return runInShell(filled, { ...variables, FIRESTORE_EMULATOR_HOST: `${host}:${port}` });
}

export async function runInShell(command: string, variables: Readonly<Record<string, string>>) {
  const env = {
    ...process.env,
    ...variables,
    METADATA_SERVER_DETECTION: 'none', // otherwise Google's library searches for a metadata server
  };
  const options = { env, maxBuffer: 64 * 2 ** 20 };
  return (await promisify(execFile)('sh', ['-c', command], options)).stdout;
}
