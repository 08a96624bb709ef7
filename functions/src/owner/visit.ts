// What a page of the owner gets and gives.
import type { ReactNode } from 'react';
import type { AlbumFiles } from '../album/album-files.ts';
import type { Documents } from './documents.ts';
import type { Right } from './owner-links.ts';

export type Visit = {
  documents: Documents;
  files: AlbumFiles;
  now: number; // ms since 1970
  right: Right; // what the owner may do
  name: string; // of the review, where the path has one
  query: URLSearchParams;
  form: FormData; // empty for a GET
  wantsText: boolean; // the script asks
};

export type Reply =
  | { title: string; content: ReactNode; status?: number }
  | { redirect: string } // what changed something ends in a GET, so that a reload repeats nothing
  | { text: string; status: number }; // for the script

/** A GET shows, and a POST acts. */
export type Show = (visit: Visit) => Promise<Reply>;

export function readText(form: FormData, name: string): string {
  const value = form.get(name);
  // A browser sends line ends as two characters, and a visitor's page counts one.
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : '';
}

/** Numbers of reviews, as `?nummer=31&nummer=32`; at most so many as a page shows. */
export function readNames(values: URLSearchParams | FormData): string[] {
  const names = values.getAll('nummer').filter((value) => typeof value === 'string');
  return [...new Set(names.filter((name) => /^[1-9]\d{0,6}$/.test(name)))].slice(0, reviewsPerPage);
}

export const reviewsPerPage = 50;

export function notFound(): Reply {
  return { title: 'Niet gevonden', content: 'Deze bladzijde is er niet.', status: 404 };
}
