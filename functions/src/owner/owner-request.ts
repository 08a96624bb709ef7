// What a page of the owner gets and gives.
import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';
import type { Review } from 'shared/review.ts';
import type { AlbumFiles } from '../album/album-files.ts';
import type { Database } from '../database.ts';
import type { Deliver, Log } from '../mail/smtp-delivery.ts';
import type { Right } from './access/tokens.ts';

export type OwnerOptions = {
  database: Database;
  files: AlbumFiles;
  secret: string; // that the links are signed with
  siteOrigin: () => string; // where links go, and the only one that forms may come from
  deliver: Deliver;
  now: () => number;
  log: Log; // what went wrong
  warn: Log; // what was refused
};

export type Visit = Pick<OwnerOptions, 'database' | 'files' | 'log'> & {
  now: number; // ms since 1970
  siteOrigin: string;
  right: Right; // what the owner may do
  documentNames: readonly string[]; // of the reviews that it is about
  query: URLSearchParams;
  form: FormData; // empty for a GET
};

export type OwnerPage = {
  title: string;
  content: ReactNode;
  banner?:
    | readonly [kind: 'success' | 'warning' | 'error' | 'preview', ...sentences: string[]]
    | undefined;
  status?: number | undefined;
};

/** What changed something ends in a GET, so that a reload repeats nothing. */
export type ActionResult = OwnerPage | { redirect: string; cookie?: string };

/** A GET shows, and a POST acts. */
export type Action = (visit: Visit) => Promise<ActionResult>;

/** What a form adds to the page that it is on, when that comes back at once. */
export type Refusal = Pick<OwnerPage, 'banner' | 'status'>;

export function refuse(...sentences: string[]): Refusal {
  return { status: 400, banner: ['error', ...sentences] };
}

export const preview: Refusal = { banner: ['preview', 'Dit staat nog niet op de site.'] };

/** The page shows first what is stored now, and then what was typed. */
export const changedElsewhere: Refusal = {
  status: 409,
  banner: [
    'warning',
    'Dit is intussen op een ander apparaat veranderd. Er is nu niets bewaard. Hieronder staat eerst hoe het nu is, en dan wat u typte. Verstuurt u het opnieuw, dan komt uw tekst ervoor in de plaats.',
  ],
};

/** What the form was made from: a preview or a mistake changes nothing about that. */
export function readVersion({ form }: Visit, stored: unknown, refusal?: Refusal): string {
  const isNew = refusal === changedElsewhere;
  return (!isNew && readText(form, 'version')) || nameVersion(stored);
}

/** Whether something else is stored by now than what the form was made from. Not when it was pressed twice. */
export function isChangedElsewhere({ form }: Visit, stored: unknown, typed: unknown): boolean {
  const version = nameVersion(stored);
  return version !== readText(form, 'version') && version !== nameVersion(typed);
}

function nameVersion(stored: unknown): string {
  const text = JSON.stringify(stored ?? null);
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

export function readText(form: FormData, name: string): string {
  const value = form.get(name);
  // A browser sends line ends as two characters, and a visitor's page counts one.
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : '';
}

export const rowsPerPage = 50;

/** Whether Firestore accepts it: an older site may have used names of any form. */
export function isDocumentName(name: string): boolean {
  return /^(?!\.\.?$|__.*__$)[^/]{1,1500}$/s.test(name);
}

/** Of reviews, as `?naam=aB3&naam=cD4`, or with between them what no name has. */
export function readDocumentNames(...values: readonly (URLSearchParams | FormData)[]): string[] {
  const names = values.flatMap((each) => each.getAll('naam').join('/').split('/'));
  return [...new Set(names.filter(isDocumentName))];
}

/** As one field: there may be thousands. */
export function joinDocumentNames(reviews: readonly Review[]): string {
  return reviews.map(({ documentName }) => documentName).join('/');
}

type ReviewPath = 'recensie' | 'weghalen' | 'prullenbak';

/** '/beheer/weghalen?naam=aB3&naam=cD4' */
export function composeUrl(path: ReviewPath, documentNames: readonly string[]): string {
  const query = documentNames.map((name) => `naam=${encodeURIComponent(name)}`);
  return `/beheer/${path}?${query.join('&')}`;
}
