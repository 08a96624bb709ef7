import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** Starts a mail server, and returns its port. `fault` has the options that make it fail. */
export async function startFaultyMailServer(fault: SMTPServerOptions): Promise<number> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1,
    ...fault,
  });
  server.on('error', () => {}); // a client that hangs up must not fail the test
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => server.close());
  return (server.server.address() as AddressInfo).port;
}

export function refuse(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
