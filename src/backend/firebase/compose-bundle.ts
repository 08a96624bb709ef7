// The first answer in the form of a Firestore bundle: the SDK then knows what the list held at that
// moment, and asks only for what changed since.
import { documentsName } from './documents-address.ts';
import type { FirstAnswer } from './first-answer.ts';
import { structuredQueries } from './first-question.ts';

/** The text of a bundle with one query in it, named after the list. */
export function composeBundle({ list, documents, readTime }: FirstAnswer): string {
  const bundledQuery = {
    parent: documentsName,
    structuredQuery: structuredQueries[list],
    limitType: 'FIRST',
  };
  const content = [
    { namedQuery: { name: list, bundledQuery, readTime } },
    ...documents.flatMap((document) => [
      { documentMetadata: { name: document.name, readTime, exists: true, queries: [list] } },
      { document },
    ]),
  ]
    .map(measure)
    .join('');
  const metadata = {
    id: list,
    createTime: readTime,
    version: 1,
    totalDocuments: documents.length,
    totalBytes: countBytes(content),
  };
  return measure({ metadata }) + content;
}

/** Each element follows its own length. */
function measure(element: unknown): string {
  const text = JSON.stringify(element);
  return `${countBytes(text)}${text}`;
}

function countBytes(text: string): number {
  return new TextEncoder().encode(text).length;
}
