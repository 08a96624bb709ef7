import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { vi } from 'vitest';

/** Runs a command in this process, because npm, tsx and the SDK start slowly. Fails as a shell does. */
export async function runHere(
  command: string,
  values: Readonly<Record<string, string>>,
  run: (words: readonly string[]) => Promise<number>,
): Promise<string> {
  const filled = command.replace(/\$?\b(PROJECT|COPY)\b/g, (_, name) => values[name] ?? '');
  const words = filled.slice(filled.indexOf(' -- ') + 4).split(' ');
  const printed = vi.spyOn(console, 'log').mockReturnValue();
  const code = await run(words);
  const stdout = printed.mock.calls.join('\n');
  printed.mockRestore();
  if (code !== 0) throw Object.assign(new Error(stdout), { code, stdout });
  return stdout;
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
