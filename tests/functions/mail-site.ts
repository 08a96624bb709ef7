// The real mail function in Express, with a real mail server behind it, for one test.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import PostalMime, { type Email } from 'postal-mime';
import { onTestFinished } from 'vitest';
import { createMailHandler, type MailHandlerOptions } from '../../functions/src/answer-request.ts';
import { createSmtpDelivery } from '../../functions/src/smtp-delivery.ts';
import { type StoredMail, startOutbox } from '../../scripts/local/outbox.ts';

export const addresses = { from: 'website@zachtpoot.example', to: 'info@zachtpoot.example' };
export const siteOrigin = 'https://zachtpoot.example';

export const typedMail = {
  name: 'Anna',
  lastname: 'de Vries',
  sender: 'anna@voorbeeld.example',
  subject: 'Afspraak voor Minoes',
  text: 'Kan Minoes vrijdag komen?',
};

export type Reply = { status: number; text: string; headers: IncomingHttpHeaders };
export type Question = { method?: string; headers?: OutgoingHttpHeaders };
export type ReceivedMail = StoredMail & { raw: string; parsed: Email };
export type Ask = (query: string, question?: Question) => Promise<Reply>;

type MailSiteOptions = Partial<MailHandlerOptions> & { smtpUrl?: string };

/** The query of a mail, as a browser writes it; what is given replaces what Anna typed. */
export function queryOf(typed: Record<string, string> = {}): string {
  return String(new URLSearchParams({ ...typedMail, ...typed }));
}

export async function startMailSite({ smtpUrl, ...options }: MailSiteOptions = {}) {
  const outbox = await openOutbox();
  const logged: unknown[] = [];
  const handler = createMailHandler({
    addresses,
    origins: [siteOrigin],
    deliver: createSmtpDelivery(smtpUrl ?? outbox.url),
    now: Date.now,
    log: (...entry) => logged.push(entry),
    ...options,
  });
  const app = express().all('/sendMail', handler);
  return { ask: await serve(app), logged, received: outbox.received };
}

/** Listens until the test is over; the answer is the function that asks it something. */
export function serve(app: express.Express): Promise<Ask> {
  const agent = new Agent({ keepAlive: true });
  return new Promise((resolve) => {
    const server = app.listen(0, '127.0.0.1', () => {
      onTestFinished(() => {
        agent.destroy();
        server.close();
      });
      // A listening TCP server's address is never a string or null.
      const { port } = server.address() as AddressInfo;
      resolve((query, question) => ask(port, agent, query, question));
    });
  });
}

export async function openOutbox() {
  const folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  const stored: StoredMail[] = [];
  const outbox = await startOutbox({ port: 0, folder, stored: (mail) => stored.push(mail) });
  onTestFinished(async () => {
    await outbox.stop();
    await rm(folder, { recursive: true });
  });
  return { ...outbox, received: () => Promise.all(stored.map(open)) };
}

async function open(mail: StoredMail): Promise<ReceivedMail> {
  const raw = await readFile(mail.file);
  return { ...mail, raw: raw.toString('latin1'), parsed: await PostalMime.parse(raw) };
}

// Not fetch: it would tidy the address and refuse to send the headers that a page cannot set.
function ask(port: number, agent: Agent, query: string, question: Question = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const path = `/sendMail?${query}`;
    const asked = request({ host: '127.0.0.1', port, agent, path, ...question }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => {
        text += part;
      });
      answer.on('end', () => {
        resolve({ status: answer.statusCode ?? 0, text, headers: answer.headers });
      });
    });
    asked.on('error', reject).end();
  });
}
