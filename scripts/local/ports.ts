import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** A port that is needed, and the setting that chooses it. */
export type NeededPort = { port: number; setting: string; purpose: string };

// `localhost` is both of these, and whoever holds one of them would get some of our visitors.
export const loopback = ['127.0.0.1', '::1'] as const;

/** Rejects with one sentence about the first port that another program holds. */
export async function checkPorts(needed: readonly NeededPort[]): Promise<void> {
  for (const one of needed) {
    const twin = needed.find((other) => other !== one && other.port === one.port && one.port > 0);
    if (twin) {
      throw new Error(
        `${one.setting} and ${twin.setting} are both ${one.port}: change one of them.`,
      );
    }
    for (const host of loopback) {
      if (!(await isFree(host, one.port))) throw portTaken(one);
    }
  }
}

export function portTaken({ port, setting, purpose }: NeededPort): Error {
  return new Error(
    `Port ${port} is in use by another program, and ${purpose} needs it: end that program, or set ${setting} to another port.`,
  );
}

/** Listens on the loopback addresses only, and answers the port: the one asked for, or any for 0. */
export async function listenLocally<Listener extends Server>(
  create: () => Listener,
  needed: NeededPort,
): Promise<{ port: number; servers: Listener[] }> {
  const servers: Listener[] = [];
  let { port } = needed;
  for (const host of loopback) {
    const server = create();
    const code = await listen(server, host, port);
    // A machine without IPv6 has only the first address.
    if (isMissing(code) && servers.length > 0) continue;
    if (code !== null) {
      for (const opened of servers) opened.close();
      throw code === 'EADDRINUSE'
        ? portTaken(needed)
        : new Error(`Port ${port} is refused: ${code}.`);
    }
    servers.push(server);
    const address = server.address();
    if (typeof address === 'object' && address) port = address.port;
  }
  return { port, servers };
}

async function isFree(host: string, port: number): Promise<boolean> {
  const server = createServer();
  const code = await listen(server, host, port);
  if (code === null) {
    server.close();
    await once(server, 'close');
  }
  return code === null || isMissing(code);
}

/** The code of what went wrong, or null. */
async function listen(server: Server, host: string, port: number): Promise<string | null> {
  server.listen({ host, port });
  try {
    await once(server, 'listening');
    return null;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
}

function isMissing(code: string | null): boolean {
  return code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT';
}
