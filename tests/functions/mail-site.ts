// Starts the real mail function with a real mail server, for one test.
import { readFile } from 'node:fs/promises';
import PostalMime, { type Email } from 'postal-mime';
import { expect, onTestFinished } from 'vitest';
import { createSmtpDelivery } from '../../functions/src/mail/smtp-delivery.ts';
import {
  createMailHandler,
  type MailHandlerOptions,
} from '../../functions/src/mail-form/mail-handler.ts';
import { type StoredMail, startOutbox } from '../../scripts/local/outbox.ts';
import { toMailQuery } from '../../src/data/mail.ts';
import { requestRaw, serve } from '../local/serve.ts';
import { createTemporaryFolder } from '../local/temporary-folder.ts';
import { createMail } from '../mails.ts';

export const addresses = { from: 'website@zachtpoot.example', to: 'info@zachtpoot.example' };
export const siteOrigin = 'https://zachtpoot.example';
export const ownerOrigin = 'https://zachtpoot-beheer.example';

/** Anna's mail, by the parameters of /sendMail. */
export const typedMail = Object.fromEntries(toMailQuery(createMail()));

export type ReceivedMail = StoredMail & { raw: string; parsed: Email };

type MailSiteOptions = Partial<MailHandlerOptions> & { smtpUrl?: string };

/** Returns the query string of Anna's mail as a browser writes it, with these changes. */
export function queryOf(typed: Record<string, string> = {}): string {
  return String(new URLSearchParams({ ...typedMail, ...typed }));
}

export async function startMailSite({ smtpUrl, ...options }: MailSiteOptions = {}) {
  const outbox = await openOutbox();
  const logged: unknown[] = [];
  const handler = createMailHandler({
    origins: [siteOrigin],
    deliver: createSmtpDelivery(smtpUrl ?? outbox.url, addresses),
    now: Date.now,
    log: (...entry) => logged.push(entry),
    ...options,
  });
  let requests = 0;
  const origin = await serve((request, response) => {
    requests += 1;
    void handler(request, response);
  });
  const request = async (query: string, options?: Parameters<typeof requestRaw>[2]) => {
    const { body, ...response } = await requestRaw(origin, `/sendMail?${query}`, options);
    return { ...response, text: String(body) };
  };
  return { request, countRequests: () => requests, logged, received: outbox.received };
}

export async function openOutbox() {
  const folder = await createTemporaryFolder();
  const stored: StoredMail[] = [];
  const outbox = await startOutbox({ port: 0, folder, stored: (mail) => stored.push(mail) });
  onTestFinished(outbox.stop);
  return { ...outbox, received: () => Promise.all(stored.map(parseMail)) };
}

async function parseMail(mail: StoredMail): Promise<ReceivedMail> {
  const raw = await readFile(mail.file);
  return { ...mail, raw: raw.toString('latin1'), parsed: await PostalMime.parse(raw) };
}

const ourHeaders = ['content-type', 'date', 'from', 'message-id', 'mime-version', 'subject', 'to'];

/** Checks that the mail has one recipient, no attachment, and only our headers and `headers`. */
export function expectOnlyOurs(
  { raw, parsed, from, to }: ReceivedMail,
  ...headers: string[]
): void {
  expect({ from, to }).toEqual({ from: addresses.from, to: [addresses.to] });

  const head = raw.slice(0, raw.indexOf('\r\n\r\n'));
  expect(head).toMatch(/^[\x20-\x7e\r\n]*$/);
  expect(head.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const names = head.split(/\r\n(?![ \t])/).map((line) => line.split(':')[0]?.toLowerCase());
  expect(names.toSorted()).toEqual([...ourHeaders, ...headers].toSorted());

  expect(parsed.from?.address).toBe(addresses.from);
  expect(parsed.to?.map(({ address }) => address)).toEqual([addresses.to]);
  expect({ cc: parsed.cc, bcc: parsed.bcc }).toEqual({});
  expect(parsed.attachments).toEqual([]);
}
