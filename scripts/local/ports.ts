import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';

/** Returns the port of a server that was asked to listen. `setting` can choose another port. */
export async function whenListening(server: Server, setting: string): Promise<number> {
  await once(server, 'listening').catch(({ code, port, message }) => {
    if (code === 'EADDRINUSE') throw createPortError(port, setting);
    throw new Error(message);
  });
  return (server.address() as AddressInfo).port;
}

export function createPortError(port: number, setting: string): Error {
  return new Error(
    `Port ${port} is in use by another program: end that program, or set ${setting} to another port.`,
  );
}

export async function findFreePort(): Promise<number> {
  // Outgoing connections get higher ports, so none takes this port before its use.
  const port = randomInt(20_000, 30_000);
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await whenListening(server, 'PORT');
  } catch {
    return findFreePort();
  }
  await once(server.close(), 'close');
  return port;
}
