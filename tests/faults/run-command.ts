import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Database } from '../emulator.ts';

type Emulator = Pick<Database, 'host' | 'port' | 'projectId'>;

/** Runs a command as an engineer types it, on the emulator instead of Google's Firestore. */
export async function runCommand({ host, port, projectId }: Emulator, command: string) {
  const env = {
    ...process.env,
    FIRESTORE_EMULATOR_HOST: `${host}:${port}`,
    METADATA_SERVER_DETECTION: 'none', // otherwise Google's library searches for a metadata server
  };
  const filled = command.replace('PROJECT', projectId);
  const options = { env, maxBuffer: 64 * 2 ** 20 };
  return (await promisify(execFile)('sh', ['-c', filled], options)).stdout;
}
