import type { RequestHandler, Response } from 'express';
import type { ReactNode } from 'react';
import type { AlbumFiles } from '../album/album-files.ts';
import type { Database } from '../database.ts';
import type { Log } from '../logging.ts';
import type { MailLimit } from '../mail/mail-limit.ts';
import type { Deliver } from '../mail/smtp-delivery.ts';

export type OwnerOptions = {
  database: Database;
  files: AlbumFiles;
  secret: string;
  siteOrigin: string; // of the public site
  ownerOrigin: string; // of /beheer: of mailed links, and the only one that may send forms
  deliver: Deliver;
  now: () => number;
  log: Log;
  warn: Log;
};

export type OwnerLocals = OwnerOptions & {
  linkLimit: MailLimit; // of login links; in memory, because the function has one instance
  isLoggedIn: boolean;
  form: FormData; // empty until `parseForm` has read the request
};

export type OwnerResponse = Response<unknown, OwnerLocals>;

export type Middleware = RequestHandler<object, unknown, unknown, unknown, OwnerLocals>;

export type OwnerRequest = Pick<OwnerOptions, 'database' | 'files' | 'siteOrigin'> & {
  now: number;
  documentNames: readonly string[];
  query: URLSearchParams;
  form: FormData;
};

export type Banner = {
  kind: 'success' | 'warning' | 'error';
  text: string;
  advice?: string | undefined;
};

export type Page = {
  title: string;
  content: ReactNode;
  banner?: Banner | undefined;
  status?: number | undefined;
  /** Replaces the request's url in the browser's history, so that a reload repeats nothing. */
  url?: string | undefined;
};

export type Handler = (request: OwnerRequest) => Promise<Page | { redirect: string }>;
