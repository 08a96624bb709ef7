// A proxy that makes requests to the Firestore emulator fail. It resets real connections, because
// a browser then repeats some requests by itself.
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { type Fault, forwardRequest } from './forward-request.ts';

type ChooseFault = (request: { method: string; path: string; visitor: string }) => Fault;

export type FaultProxy = Awaited<ReturnType<typeof startFaultProxy>>;

export async function startFaultProxy(serverPort: number) {
  const sockets = new Set<Socket>();
  const responses = new Set<ServerResponse>();
  let choose: ChooseFault = () => 'none';
  let faultCount = 0;
  let server = await open(0);
  const { port } = server.address() as AddressInfo;

  async function open(at: number): Promise<Server> {
    const opened = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
      const { method = '', url: path = '', headers } = request;
      const fault = choose({ method, path, visitor: headers['user-agent'] ?? '' });
      if (fault !== 'none') faultCount += 1;
      responses.add(response);
      response.on('close', () => responses.delete(response));
      forwardRequest(request, response, { fault, port: serverPort }).catch(() =>
        request.socket.resetAndDestroy(),
      );
    });
    opened.on('connection', (socket) => {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => sockets.delete(socket));
    });
    opened.listen(at, '127.0.0.1');
    await once(opened, 'listening');
    return opened;
  }

  return {
    port,
    chooseFault(next: ChooseFault) {
      choose = next;
      faultCount = 0;
    },
    /** Resets every connection and refuses new ones, until a call of `listen`. */
    async refuse() {
      if (!server.listening) return;
      server.close();
      for (const socket of sockets) socket.resetAndDestroy();
      await once(server, 'close');
    },
    async listen() {
      if (!server.listening) server = await open(port);
    },
    /** Stops sending open responses, as if the device had left its network. */
    freeze() {
      for (const response of responses) response.emit('freeze');
    },
    countFaults: () => faultCount,
  };
}
