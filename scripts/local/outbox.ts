// The mail server of `npm start` and the tests: stores each mail as a file, and sends nothing.
import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { whenListening } from './ports.ts';

export type StoredMail = { file: string; from: string; to: readonly string[] };

type OutboxOptions = {
  port: number;
  folder: string;
  stored?: (mail: StoredMail) => void;
};

export async function startOutbox(options: OutboxOptions) {
  await mkdir(options.folder, { recursive: true });
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 500,
    logger: false,
    onData(stream, session, callback) {
      receive(stream, session, options).then(() => callback(), callback);
    },
  });
  server.on('error', () => {}); // one connection's error must not end the process
  const listener = server.listen(options.port, '127.0.0.1');
  const port = await whenListening(listener, 'SMTP_PORT');
  return {
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

async function receive(
  stream: Readable,
  { envelope }: SMTPServerSession,
  { folder, stored }: OutboxOptions,
): Promise<void> {
  const message = await buffer(stream);
  const file = await store(folder, message);
  stored?.({
    file,
    from: envelope.mailFrom ? envelope.mailFrom.address : '',
    to: envelope.rcptTo.map(({ address }) => address),
  });
}

// Writes under another name first, so that no reader of the folder gets half a mail.
async function store(folder: string, message: Buffer): Promise<string> {
  const time = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const suffix = randomUUID().slice(0, 8);
  const file = join(folder, `${time}-${suffix}.eml`);
  const partial = `${file}.part`;
  await writeFile(partial, message);
  await rename(partial, file);
  return file;
}
