// The mail server of `npm start` and the tests: stores each mail as a file, and sends nothing.
import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { whenListening } from './ports.ts';

export type StoredMail = { file: string; from: string; to: readonly string[] };

type OutboxOptions = {
  port: number;
  folder: string;
  stored?: (mail: StoredMail) => void;
};

export async function startOutbox({ port: wanted, folder, stored }: OutboxOptions) {
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
  server.on('error', () => {}); // one connection's error must not end the process
  const port = await whenListening(server.listen(wanted, '127.0.0.1'), 'SMTP_PORT');
  return {
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

// Writes under another name first, so that no reader of the folder gets half a mail.
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
