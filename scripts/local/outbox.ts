// The mail server of `npm start` and the tests: it keeps each message as a file, so that nothing is really sent.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

export type StoredMail = { file: string; from: string; to: readonly string[] };

type OutboxOptions = {
  port: number; // 0 for any free port
  folder: string;
  stored?: (mail: StoredMail) => void;
};

export async function startOutbox({ port, folder, stored }: OutboxOptions) {
  await mkdir(folder, { recursive: true });
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 500,
    logger: false,
    onData(stream, session, callback) {
      buffer(stream)
        .then((message) => store(folder, message))
        .then((file) => stored?.({ file, ...toEnvelope(session) }))
        .then(() => callback(), callback);
    },
  });
  server.on('error', () => {}); // those of one connection must not end the process
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address() as AddressInfo; // for TCP never a string or null
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
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

function toEnvelope({ envelope: { mailFrom, rcptTo } }: SMTPServerSession) {
  return { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) };
}
