// The first answer in the form of a Firestore bundle: the SDK then knows what the list held at that
// moment, and asks only for what changed since.
import { nextTask } from '../next-task.ts';
import { documentsName } from './documents-address.ts';
import type { FirstAnswer } from './first-answer.ts';
import { structuredQueries } from './first-question.ts';

/** How many elements the SDK reads in one task. */
const elementsAtOnce = 12;

const encoder = new TextEncoder();

/** The elements of a bundle with one query in it, named after the list. */
export function composeBundle({ list, documents, readTime }: FirstAnswer): Uint8Array[] {
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
  ].map(encode);
  const metadata = {
    id: list,
    createTime: readTime,
    version: 1,
    totalDocuments: documents.length,
    totalBytes: content.reduce((bytes, { length }) => bytes + length, 0),
  };
  return [encode({ metadata }), ...content];
}

/** Each element follows its own length. */
function encode(element: unknown): Uint8Array {
  const text = JSON.stringify(element);
  return encoder.encode(`${encoder.encode(text).length}${text}`);
}

/** Some elements per task: reading a whole bundle at once takes a slow phone 40 ms. */
export function readInSteps(elements: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  let next = 0;
  return new ReadableStream({
    async pull(controller) {
      await nextTask();
      for (const element of elements.slice(next, next + elementsAtOnce))
        controller.enqueue(element);
      next += elementsAtOnce;
      if (next >= elements.length) controller.close();
    },
  });
}
