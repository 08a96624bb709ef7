// Starts /beheer with Firestore's emulator, a folder of photos and a mail server, for one test.
import { afterAll } from 'vitest';
import type { AlbumFiles } from '../../functions/src/album/album-files.ts';
import { connectDatabase, type Database } from '../../functions/src/database.ts';
import { createSmtpDelivery } from '../../functions/src/mail/smtp-delivery.ts';
import { createOwnerApp } from '../../functions/src/owner/app.ts';
import { composeLoginLink, createToken, type TokenSubject } from '../../functions/src/tokens.ts';
import { createFolderFiles } from '../../scripts/local/folder-files.ts';
import { connectAsOwner } from '../../scripts/local/write-seed.ts';
import { emptyDatabase } from '../emulator.ts';
import { addresses, openOutbox, ownerOrigin, siteOrigin } from '../functions/mail-site.ts';
import { serve } from '../local/serve.ts';
import { createTemporaryFolder } from '../local/temporary-folder.ts';
import { createNewReview } from '../reviews.ts';
import { openBrowser } from './owner-browser.ts';

export const day = 86_400_000; // ms
export const start = Date.parse('2026-11-23T12:00:00Z');

const databaseName = `owner-${process.pid}`; // two workers may have the same VITEST_POOL_ID

let firestore: ReturnType<typeof connectAsOwner> | undefined; // shared by all tests of a file
afterAll(async () => {
  await firestore?.terminate();
  firestore = undefined;
});

/** Empties this worker's database. Each worker has its own, because test files run in parallel. */
export async function openEmulator(): Promise<Database> {
  const emulator = await emptyDatabase(databaseName);
  firestore ??= connectAsOwner(emulator);
  return connectDatabase(firestore);
}

type Options = {
  database?: Database;
  reviews?: readonly number[];
  files?: (real: AlbumFiles) => AlbumFiles;
  smtpUrl?: string;
  secret?: string;
};

export async function startOwnerSite(settings: Options = {}) {
  const { reviews = [], smtpUrl, secret = 'geheim', ...options } = settings;
  const { database = await openEmulator(), files = (real) => real } = options;
  await addReviews(database, reviews);
  const outbox = await openOutbox();
  const logged: string[] = []; // refusals and errors
  const warn = (...entry: unknown[]) => void logged.push(JSON.stringify(entry));
  const errors: string[] = [];
  const log: typeof warn = (...entry) => {
    errors.push(JSON.stringify(entry));
    warn(...entry);
  };
  const clock = { time: start };
  const folder = await createTemporaryFolder();
  const app = createOwnerApp({
    database,
    files: files(await createFolderFiles(folder)),
    secret,
    siteOrigin,
    ownerOrigin,
    deliver: createSmtpDelivery(smtpUrl ?? outbox.url, addresses),
    now: () => clock.time,
    log,
    warn,
  });
  const origin = await serve(app);
  const sign = (subject: TokenSubject, key = secret) => createToken(key, subject, clock.time);
  const requestWith = (cookie: string) => openBrowser(origin, cookie);
  return {
    app,
    clock,
    database,
    errors,
    folder,
    logged,
    origin,
    received: outbox.received,
    sign,
    requestWith,
    link: (path?: string) => composeLoginLink(ownerOrigin, sign('login'), path),
    list: database.list,
    read: database.get,
    /** Returns the data of all collections as one text, so that a test can detect a change. */
    readEverything: async () => {
      const collections = ['reviews', 'bin', 'photos', 'notices', 'settings'];
      return JSON.stringify(await Promise.all(collections.map(database.list)));
    },
    revokeAll: () => requestWith(sign('session')).post('/beheer/uitloggen'),
    store: (documents: Readonly<Record<string, object>>) => storeAll(database, documents),
    openOwner: () => requestWith(sign('session')),
  };
}

/** Starts a site with two reviews, and a browser for each kind of cookie. */
export async function startWithBrowsers() {
  const site = await startOwnerSite({ reviews: [31, 32] });
  const { clock, sign, openOwner, requestWith } = site;
  const expired = openOwner();
  clock.time += 90 * day;
  const revoked = openOwner();
  await site.revokeAll();
  clock.time += 1;
  const session = sign('session');
  const browsers = {
    stranger: requestWith(''),
    expired,
    revoked,
    forged: requestWith(sign('session', 'oud')),
    cut: requestWith(session.slice(0, -1)),
    word: requestWith('constructor'),
    login: requestWith(sign('login')), // a login token is not valid in a cookie
    owner: openOwner(),
  };
  return { ...site, session, browsers };
}

export function storeAll({ transact }: Database, documents: Readonly<Record<string, object>>) {
  return transact(async ({ set }) => {
    for (const [path, fields] of Object.entries(documents)) set(path, { ...fields });
  });
}

/** Stores reviews with these numbers. By default they were added when the clock started. */
export function addReviews(database: Database, numbers: readonly number[], addedAt = start) {
  const reviews = numbers.map((id) => {
    const review = createNewReview({ name: `Klant ${id}`, date: '2026/11/23' });
    return [`reviews/${id}`, { id, ...review, addedAt }];
  });
  return storeAll(database, Object.fromEntries(reviews));
}

export function createPhoto(name: string, content: Buffer): File {
  return new File([new Uint8Array(content)], name, { type: 'image/jpeg' });
}
