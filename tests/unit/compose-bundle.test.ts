import { expect, test, vi } from 'vitest';
import { composeBundle, readInSteps } from '../../src/backend/firebase/compose-bundle.ts';

const readTime = '2026-11-22T10:00:00.000000Z';
const documents = Array.from({ length: 24 }, (_, index) => ({
  name: `projects/p/databases/(default)/documents/reviews/${index}`,
  fields: { review: { stringValue: 'Wat een lieve poes 🐈, één van de beste' } },
  createTime: readTime,
  updateTime: readTime,
}));

// A task begins when the test says so.
const tasks: (() => void)[] = [];
vi.mock('../../src/backend/next-task.ts', () => ({
  nextTask: () => new Promise<void>((resolve) => void tasks.push(resolve)),
}));

/** The elements as a reader of the format finds them: each behind its length in bytes. */
function readElements(bundle: Uint8Array): Record<string, unknown>[] {
  const elements = [];
  for (let at = 0; at < bundle.length; ) {
    const brace = bundle.indexOf('{'.charCodeAt(0), at);
    const length = Number(new TextDecoder().decode(bundle.subarray(at, brace)));
    elements.push(JSON.parse(new TextDecoder().decode(bundle.subarray(brace, brace + length))));
    at = brace + length;
  }
  return elements;
}

test('a bundle holds its metadata, the query and each document after what is said of it', () => {
  const elements = composeBundle({ list: 'reviews', readTime, documents });
  const read = readElements(Buffer.concat(elements));
  expect(read.map((element) => Object.keys(element)[0])).toEqual([
    'metadata',
    'namedQuery',
    ...documents.flatMap(() => ['documentMetadata', 'document']),
  ]);
  expect(read[0]).toMatchObject({
    metadata: { totalDocuments: 24, totalBytes: Buffer.concat(elements.slice(1)).length },
  });
  expect(read.at(-1)).toEqual({ document: documents.at(-1) });
});

const settle = () => new Promise(setImmediate);

test('in steps it arrives whole, a part in each task', async () => {
  const elements = composeBundle({ list: 'reviews', readTime, documents });
  const parts: Uint8Array[] = [];
  const write = (part: Uint8Array) => void parts.push(part);
  const whole = readInSteps(elements).pipeTo(new WritableStream({ write }));

  const atEachTask = [];
  await settle();
  for (let begin = tasks.shift(); begin; begin = tasks.shift()) {
    begin();
    await settle();
    atEachTask.push(parts.length);
  }
  await whole;
  expect(Buffer.concat(parts)).toEqual(Buffer.concat(elements));
  expect(atEachTask).toEqual([12, 24, 36, 48, 50]);
});
