import { once } from 'node:events';
import { createServer } from 'node:net';

type NeededPort = { port: number; setting: string; purpose: string };

// `localhost` has both addresses: a program on either one would get some of our requests.
const loopback = ['127.0.0.1', '::1'];

/** Returns `port`, or any free port for 0. Throws if `port` cannot be used. */
export async function claimPort({ port, setting, purpose }: NeededPort): Promise<number> {
  let claimed = port;
  for (const host of loopback) {
    const server = createServer().listen({ host, port: claimed });
    const code = await once(server, 'listening').then(
      () => null,
      (error) => error.code,
    );
    // A machine without IPv6 has only the first address.
    if (host === '::1' && (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT')) continue;
    if (code) {
      throw new Error(
        code === 'EADDRINUSE'
          ? `Port ${port} is in use by another program, and ${purpose} needs it: end that program, or set ${setting} to another port.`
          : `Port ${port} is refused: ${code}.`,
      );
    }
    const address = server.address();
    if (typeof address === 'object' && address) claimed = address.port;
    await once(server.close(), 'close');
  }
  return claimed;
}
