// A mail server in which something goes wrong.
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** Gives its port. `fault`: the steps that do not go as usual. */
export async function startFaultyMailServer(fault: SMTPServerOptions): Promise<number> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1,
    ...fault,
  });
  server.on('error', () => {}); // of a client that hangs up
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => server.close());
  return (server.server.address() as AddressInfo).port; // for TCP never a string or null
}

export function refuse(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
