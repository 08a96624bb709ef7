// What Express hands from one middleware to the next, and what a handler gets and gives.
import type { RequestHandler, Response } from 'express';
import type { ReactNode } from 'react';
import type { AlbumFiles } from '../album/album-files.ts';
import type { Database } from '../database.ts';
import type { Log } from '../logging.ts';
import type { Deliver } from '../mail/smtp-delivery.ts';

export type OwnerOptions = {
  database: Database;
  files: AlbumFiles;
  secret: string; // that tokens are signed with
  siteOrigin: string; // where links go, and the only origin that may send forms
  deliver: Deliver;
  now: () => number; // ms since 1970
  log: Log; // what went wrong
  warn: Log; // what was refused
};

export type Access = {
  /** 'all', or `review/NAME` for each review that may be answered and removed. */
  scopes: ReadonlySet<string>;
  tokens: readonly string[]; // those of the cookie that work
  problem: TokenProblem | null; // of the cookie, when no token of it works
};

export type TokenProblem = 'no-link' | 'forged' | 'expired' | 'session-expired' | 'revoked';

/** `response.locals`. `form` is there once `parseForm` has read it. */
export type OwnerLocals = OwnerOptions & { access: Access; form?: FormData };

export type OwnerResponse = Response<unknown, OwnerLocals>;

export type Middleware = RequestHandler<object, unknown, unknown, unknown, OwnerLocals>;

export type OwnerRequest = Pick<OwnerOptions, 'database' | 'files' | 'log' | 'siteOrigin'> & {
  now: number; // ms since 1970
  documentNames: readonly string[]; // of the reviews that the request names
  query: URLSearchParams;
  form: FormData; // empty for a GET
};

type BannerKind = 'success' | 'warning' | 'error' | 'preview';

export type Page = {
  title: string;
  content: ReactNode;
  banner?: readonly [kind: BannerKind, ...sentences: string[]] | undefined;
  status?: number | undefined;
  /** The url that the history keeps in place of the request's: a GET of it changes and confirms nothing. */
  url?: string;
};

/** A POST that changed something redirects to a GET, so a reload repeats nothing. */
export type Handler = (request: OwnerRequest) => Promise<Page | { redirect: string }>;
