import { join } from 'node:path';
import type { RequestHandler } from 'express';
import { createAlbumHandler } from '../../functions/src/album/album-handler.ts';
import type { Database } from '../../functions/src/database.ts';
import type { Deliver } from '../../functions/src/mail/smtp-delivery.ts';
import { createMailHandler } from '../../functions/src/mail-form/mail-handler.ts';
import { createFolderFiles } from './folder-files.ts';

type FunctionsOptions = {
  database: Database | null;
  deliver: Deliver;
  secret: string;
  url: string;
  ownerUrl: string;
  stateFolder: string;
};

/** Creates the handlers that firebase.json names by functionId. manageSite needs a database. */
export async function createFunctions({
  database,
  deliver,
  secret,
  url,
  ownerUrl,
  stateFolder,
}: FunctionsOptions): Promise<Record<string, RequestHandler>> {
  // Imported after Vite has set NODE_ENV, because React chooses its build by that variable.
  const { createOwnerApp } = await import('../../functions/src/owner/app.ts');
  const files = await createFolderFiles(join(stateFolder, 'album'));
  const shared = { deliver, now: Date.now, log };
  return {
    sendMail: createMailHandler({ ...shared, origins: [] }),
    serveAlbum: createAlbumHandler(files, log),
    ...(database && {
      manageSite: createOwnerApp({
        ...shared,
        database,
        files,
        secret,
        siteOrigin: url,
        ownerOrigin: ownerUrl,
        warn: log,
      }),
    }),
  };
}

export function log(event: string, details: object): void {
  console.error(event, details);
}
