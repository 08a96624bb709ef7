import { join } from 'node:path';
import { createAlbumHandler } from '../../functions/src/album/album-handler.ts';
import type { Database } from '../../functions/src/database.ts';
import type { Deliver } from '../../functions/src/mail/smtp-delivery.ts';
import { createMailHandler } from '../../functions/src/mail-form/mail-handler.ts';
import { createFolderFiles } from './folder-files.ts';
import type { Functions } from './hosting.ts';

type FunctionsOptions = {
  database: Database | null;
  deliver: Deliver;
  secret: string;
  url: string;
  ownerUrl: string;
  stateFolder: string;
};

/** Leaves out manageSite without a database. */
export async function createFunctions(options: FunctionsOptions): Promise<Functions> {
  const { database, deliver } = options;
  const files = await createFolderFiles(join(options.stateFolder, 'album'));
  const shared = { deliver, now: Date.now, log };
  const sendMail = createMailHandler({ ...shared, origins: [] });
  const serveAlbum = createAlbumHandler(files, log);
  if (!database) return { sendMail, serveAlbum };
  // Imported after Vite has set NODE_ENV, because React chooses its build by that variable.
  const { createOwnerApp } = await import('../../functions/src/owner/app.ts');
  const manageSite = createOwnerApp({
    ...shared,
    database,
    files,
    secret: options.secret,
    siteOrigin: options.url,
    ownerOrigin: options.ownerUrl,
    warn: log,
  });
  return { sendMail, serveAlbum, manageSite };
}

export function log(event: string, details: object): void {
  console.error(event, details);
}
