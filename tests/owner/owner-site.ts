// /beheer with a database, a folder of photos and a mail server, for one test.
import { type AlbumFiles, keepInFolder } from '../../functions/src/album/album-files.ts';
import type { Database } from '../../functions/src/database.ts';
import { createSmtpDelivery } from '../../functions/src/mail/smtp-delivery.ts';
import { createToken, type Right } from '../../functions/src/owner/access/tokens.ts';
import { createOwnerHandler } from '../../functions/src/owner/app.tsx';
import { addresses, openOutbox, siteOrigin } from '../functions/mail-site.ts';
import { serve } from '../local/serve.ts';
import { createTemporaryFolder } from '../local/temporary-folder.ts';
import { createNewReview } from '../reviews.ts';
import { today } from '../today.ts';

export const secret = 'geheim';

type Options = { files?: (real: AlbumFiles) => AlbumFiles; smtpUrl?: string };

export async function startOwnerSite(
  documents: Database,
  { files = (real) => real, smtpUrl }: Options = {},
) {
  const outbox = await openOutbox();
  const logged: string[] = []; // what was refused and what went wrong
  const warn = (...entry: unknown[]) => void logged.push(JSON.stringify(entry));
  const errors: string[] = []; // what went wrong
  const log: typeof warn = (...entry) => {
    errors.push(JSON.stringify(entry));
    warn(...entry);
  };
  const clock = { time: Date.parse('2026-11-23T12:00:00Z') };
  const folder = await createTemporaryFolder();
  const handler = createOwnerHandler({
    database: documents,
    files: files(keepInFolder(folder)),
    secret,
    siteOrigin: () => siteOrigin,
    deliver: createSmtpDelivery(smtpUrl ?? outbox.url, addresses),
    now: () => clock.time,
    log,
    warn,
  });
  const origin = await serve((request, response) => void handler(request, response));

  async function request(path: string, init: RequestInit = {}) {
    const response = await fetch(`${origin}${path}`, { redirect: 'manual', ...init });
    return { status: response.status, headers: response.headers, text: await response.text() };
  }

  /** As a browser that holds a link with this right. */
  function visitAs(right: Right, sign = secret) {
    return visitWith(createToken(sign, right === 'all' ? 'session' : right, clock.time));
  }

  function visitWith(token: string) {
    const headers = { Cookie: `__session=${token}`, Origin: siteOrigin };
    const send = (method: string, path: string, body: BodyInit, extra = {}) =>
      request(path, { method, headers: { ...headers, ...extra }, body });
    return {
      headers,
      get: (path: string) => request(path, { headers }),
      post: send.bind(null, 'POST'),
      send,
    };
  }
  const { received } = outbox;
  return {
    documents,
    read: (path: string) => documents.transact(({ get }) => get(path)),
    handler,
    origin,
    request,
    visitAs,
    visitWith,
    clock,
    logged,
    errors,
    folder,
    received,
  };
}

export const fields = (form: Record<string, string>) => new URLSearchParams(form);

export function photoForm(...files: [name: string, content: Buffer][]): FormData {
  const form = new FormData();
  for (const [name, content] of files) {
    form.append('foto', new File([new Uint8Array(content)], name, { type: 'image/jpeg' }));
  }
  return form;
}

/** Reviews with these numbers, as visitors leave them. */
export async function addReviews(documents: Database, numbers: readonly number[]): Promise<void> {
  await documents.transact(async ({ set }) => {
    for (const id of numbers)
      set(`reviews/${id}`, {
        id,
        ...createNewReview({ name: `Klant ${id}`, date: today() }),
        addedAt: Date.now(), // as the embedded store keeps it
      });
  });
}

/** All that the owner can change, as one text. */
export async function readEverything({ transact }: Database): Promise<string> {
  const collections = ['reviews', 'bin', 'photos', 'asidePhotos', 'notices', 'settings'];
  return JSON.stringify(await transact(({ list }) => Promise.all(collections.map(list))));
}

/** What a form was made from. */
export const findVersion = (page: string) => /name="version" value="(\w+)"/.exec(page)?.[1] ?? '';
