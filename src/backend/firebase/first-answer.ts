// A live list's first answer, without the SDK: that is larger than the whole app, and on a slow line
// the visitor would wait for it.
import type { Fields } from './fields.ts';
import { composeFirstQuestion, type ListName } from './first-question.ts';
import { ask } from './plain-question.ts';

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

/** Milliseconds. An answer that takes longer may come too late for what the SDK has by then. */
const patience = 4_000;

/** Null when it cannot be had soon; never rejects. */
export async function askFirst(list: ListName): Promise<FirstAnswer | null> {
  try {
    const silence = new Promise<null>((resolve) => setTimeout(resolve, patience, null));
    return await Promise.race([readAnswer(list), silence]);
  } catch {
    return null;
  }
}

async function readAnswer(list: ListName): Promise<FirstAnswer | null> {
  const response = await (takeEarlyAnswer() ?? askNow(list));
  if (!response?.ok) return null;
  const rows = (await response.json()) as { document?: StoredDocument; readTime?: string }[];
  const readTime = rows[0]?.readTime;
  if (!readTime) return null;
  return { list, readTime, documents: rows.flatMap(({ document }) => document ?? []) };
}

async function askNow(list: ListName): Promise<Response | null> {
  const question = composeFirstQuestion(list);
  return question && ask(question);
}

/** To what the boot script asked for the page that the visitor opened; it is there once. */
function takeEarlyAnswer(): Promise<Response | undefined> | undefined {
  const asked: unknown = Reflect.get(window, 'asked');
  Reflect.deleteProperty(window, 'asked');
  return asked instanceof Promise ? asked : undefined;
}
