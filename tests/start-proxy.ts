import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** Forwards connections. Once clients have sent `limit` bytes, it resets and refuses all. */
export async function startProxy(target: number, limit = Number.POSITIVE_INFINITY) {
  const sockets = new Set<Socket>();
  let sent = 0;
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1');
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => sockets.delete(socket));
    }
    client.on('data', (chunk) => {
      sent += chunk.length;
      if (sent >= limit) stop();
    });
    client.pipe(upstream).pipe(client);
  });
  function stop() {
    server.close();
    for (const socket of sockets) socket.resetAndDestroy();
  }
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(stop);
  return {
    port: (server.address() as AddressInfo).port,
    sent: () => sent,
    /** Forwards nothing until a call of `resume`, like a stopped process. */
    hang() {
      for (const socket of sockets) socket.pause();
    },
    resume() {
      for (const socket of sockets) socket.resume();
    },
  };
}
