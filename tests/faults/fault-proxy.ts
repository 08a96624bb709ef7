// A line that fails, between a visitor and the Firestore emulator. It works on real sockets: a
// browser sends some requests again by itself when a connection dies, and no stand-in does that.
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { carry, type Fault } from './carry.ts';

/** Which fault a request meets. Asked for each one; `visitor` is the name that a browser goes by. */
export type Choose = (asked: { method: string; path: string; visitor: string }) => Fault;

export type FaultProxy = {
  port: number;
  choose: (choose: Choose) => void;
  /** Another server behind the line. */
  leadTo: (port: number) => void;
  /** Resets every connection and refuses new ones, until `listen`. */
  refuse: () => Promise<void>;
  listen: () => Promise<void>;
  /** Open answers get no further, as when a device leaves its network without a word. */
  freeze: () => void;
  /** How many requests met a fault since the last `choose`. */
  countFaults: () => number;
  stop: () => Promise<void>;
};

const noFault: Choose = () => 'none';

export async function startFaultProxy(serverPort: number): Promise<FaultProxy> {
  const sockets = new Set<Socket>();
  const answers = new Set<ServerResponse>();
  let target = serverPort;
  let choice = noFault;
  let met = 0;
  let server = await open(0);
  const { port } = server.address() as AddressInfo; // what a server has that listens on a port

  async function open(at: number): Promise<Server> {
    const opened = createServer({ keepAliveTimeout: 60_000 }, (asked, answer) => {
      const { method = '', url: path = '', headers } = asked;
      const fault = choice({ method, path, visitor: headers['user-agent'] ?? '' });
      if (fault !== 'none') met += 1;
      answers.add(answer);
      answer.on('close', () => answers.delete(answer));
      carry(asked, answer, { fault, port: target }).catch(() => asked.socket.resetAndDestroy());
    });
    opened.on('connection', (socket) => {
      sockets.add(socket);
      socket.on('error', () => {}); // it is going to be closed, which is all there is to do
      socket.on('close', () => sockets.delete(socket));
    });
    opened.listen(at, '127.0.0.1');
    await once(opened, 'listening');
    return opened;
  }

  async function refuse() {
    if (!server.listening) return;
    server.close();
    for (const socket of sockets) socket.resetAndDestroy();
    await once(server, 'close');
  }

  return {
    port,
    choose(next) {
      choice = next;
      met = 0;
    },
    leadTo(to) {
      target = to;
    },
    refuse,
    async listen() {
      if (!server.listening) server = await open(port);
    },
    freeze() {
      for (const answer of answers) answer.emit('freeze');
    },
    countFaults: () => met,
    stop: refuse,
  };
}
