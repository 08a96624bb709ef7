// The mail server of `npm start` and the tests: it keeps each message as a file, so that nothing is really sent.
import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

export type StoredMail = { file: string; from: string; to: readonly string[] };

export type OutboxOptions = {
  port: number; // 0 for any free port
  folder: string;
  stored?: (mail: StoredMail) => void;
};

export type Outbox = { url: string; port: number; folder: string; stop: () => Promise<void> };

const host = '127.0.0.1';

export async function startOutbox({ port, folder, stored }: OutboxOptions): Promise<Outbox> {
  await mkdir(folder, { recursive: true });
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 500,
    logger: false,
    onData(stream, session, callback) {
      buffer(stream)
        .then((message) => store(folder, message))
        .then((file) => stored?.({ file, ...readEnvelope(session) }))
        .then(() => callback(), callback);
    },
  });
  const listening = await listen(server, port);
  return {
    url: `smtp://${host}:${listening}`,
    port: listening,
    folder,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

// Under another name first, so that whoever watches the folder never reads half a message.
async function store(folder: string, message: Buffer): Promise<string> {
  const time = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const file = join(folder, `${time}-${randomUUID().slice(0, 8)}.eml`);
  await writeFile(`${file}.part`, message);
  await rename(`${file}.part`, file);
  return file;
}

function readEnvelope({ envelope: { mailFrom, rcptTo } }: SMTPServerSession) {
  return { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) };
}

function listen(server: SMTPServer, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    // Stays: later errors are those of one connection, and must not end the process.
    server.on('error', reject);
    server.listen(port, host, () => {
      resolve((server.server.address() as AddressInfo).port); // for TCP never a string or null
    });
  });
}
