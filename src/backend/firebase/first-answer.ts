// A live list's first answer, without the SDK: that is larger than the whole app, and on a slow line
// the visitor would wait for it.
import { type Fields, readFields } from './fields.ts';
import type { ListName } from './first-question.ts';
import type { ReadDocument } from './read-page.ts';

export type FirstAnswer = {
  list: ListName;
  documents: readonly StoredDocument[];
  /** Of the database's clock: from here the SDK goes on. */
  readTime: string;
};

/** As Firestore's REST interface gives it; `name` is its whole path. */
export type StoredDocument = {
  name: string;
  fields?: Fields;
  createTime: string;
  updateTime: string;
};

/** Null when it is no answer; rejects when it is not even JSON. */
export async function readFirstAnswer(
  list: ListName,
  response: Response,
): Promise<FirstAnswer | null> {
  if (!response.ok) return null;
  const rows = (await response.json()) as { document?: StoredDocument; readTime?: string }[];
  const readTime = rows[0]?.readTime;
  if (!readTime) return null;
  return { list, readTime, documents: rows.flatMap(({ document }) => document ?? []) };
}

export function openDocument({ name, fields }: StoredDocument): ReadDocument {
  return { id: name.slice(name.lastIndexOf('/') + 1), data: () => readFields(fields) };
}
