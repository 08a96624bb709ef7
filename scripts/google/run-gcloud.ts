import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

type GcloudError = Error & { code?: unknown; stderr?: string };

/** Returns what the command prints. Its own error says how to log in, or what access is missing. */
export async function runGcloud(...options: string[]): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)('gcloud', [...options, '--quiet']);
    return stdout.trim();
  } catch (error) {
    const { code, stderr, message } = error as GcloudError;
    if (code !== 'ENOENT') throw new Error(stderr?.trim() || message);
    throw new Error('Install gcloud first: https://cloud.google.com/sdk/docs/install');
  }
}
