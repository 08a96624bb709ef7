import { createServer, type Server } from 'node:http';
import express, { type Express } from 'express';
import { whenListening } from './ports.ts';

export type Listener = {
  app: Express;
  server: Server;
  port: number;
  complete: () => void;
  stop: () => Promise<void>;
};

/** Listens for an app whose routes follow. Its requests wait until the app is complete. */
export async function listen(wantedPort: number, setting: string): Promise<Listener> {
  let complete = () => {};
  const completed = new Promise<void>((resolve) => {
    complete = resolve;
  });
  const app = express().disable('x-powered-by').set('env', 'production');
  app.use(async (_request, _response, next) => {
    await completed;
    next();
  });
  const server = createServer(app);
  server.listen(wantedPort, '127.0.0.1');
  const port = await whenListening(server, setting);
  const stop = async () => {
    server.close();
    server.closeAllConnections(); // requests of live lists never end by themselves
  };
  return { app, server, port, complete, stop };
}
