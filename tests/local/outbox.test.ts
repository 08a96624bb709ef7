import { readdir } from 'node:fs/promises';
import { basename } from 'node:path';
import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import { openOutbox } from '../functions/mail-site.ts';

test('each message becomes one file with its bytes as received', async () => {
  const outbox = await openOutbox();
  const transport = createTransport({ url: outbox.url });
  const raw = 'Subject: ruw\r\n\r\n.punt\r\n..twee\r\n\r\nRené\r\n';
  const envelope = { from: 'a@zachtpoot.example', to: ['b@zachtpoot.example'] };
  await transport.sendMail({ envelope, raw });
  const [mail] = await outbox.received();
  if (!mail) throw new Error('No mail was received.');
  expect(Buffer.from(mail.raw, 'latin1').toString()).toBe(raw);
  expect(mail).toMatchObject(envelope);

  const files = await readdir(outbox.folder);
  expect(files).toEqual([basename(mail.file)]);
  expect(files[0]).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-[\da-f]{8}\.eml$/);
});
