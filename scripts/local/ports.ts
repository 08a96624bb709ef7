import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

export type NeededPort = { port: number; setting: string; purpose: string };

// `localhost` is both of these, and whoever holds one of them would get some of our visitors.
const loopback = ['127.0.0.1', '::1'];

export async function claimPort(needed: NeededPort): Promise<number> {
  const { port, servers } = await listenLocally(createServer, needed);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return port;
}

/** Listens on the loopback addresses only; port 0 takes any free one. */
export async function listenLocally<Listener extends Server>(
  create: () => Listener,
  { port, setting, purpose }: NeededPort,
): Promise<{ port: number; servers: Listener[] }> {
  const servers: Listener[] = [];
  let listening = port;
  for (const host of loopback) {
    const server = create();
    const code = await listen(server, host, listening);
    // A machine without IPv6 has only the first address.
    if (servers.length > 0 && (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT')) continue;
    if (code !== null) {
      for (const opened of servers) opened.close();
      throw new Error(
        code === 'EADDRINUSE'
          ? `Port ${port} is in use by another program, and ${purpose} needs it: end that program, or set ${setting} to another port.`
          : `Port ${port} is refused: ${code}.`,
      );
    }
    servers.push(server);
    const address = server.address();
    if (typeof address === 'object' && address) listening = address.port;
  }
  return { port: listening, servers };
}

async function listen(server: Server, host: string, port: number): Promise<string | null> {
  server.listen({ host, port });
  try {
    await once(server, 'listening');
    return null;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
}
