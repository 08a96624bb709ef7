// Answers what the site requests from Firestore (src/data/firestore), from the embedded store.
import { text } from 'node:stream/consumers';
import { type RequestHandler, type Response, Router } from 'express';
import type { Fields, StoredDocument } from '../../functions/src/database.ts';
import { decodeFields } from '../../src/data/firestore/read-documents.ts';
import type { EmbeddedStore } from './embedded-store.ts';

const documents = '/v1/projects/:project/databases/:database/documents';

export function createEmbeddedRoutes(store: EmbeddedStore): Router {
  const router = Router();
  router.use('/v1', readJson);
  router.get(`${documents}/reviews`, async ({ query }, response) => {
    const reviews = await store.listReviews(Number(query.pageSize));
    response.json({ documents: reviews.map(encodeDocument) });
  });
  router.get(`${documents}/photos`, async (_request, response) => {
    const photos = await store.list('photos');
    response.json({ documents: photos.map(encodeDocument) });
  });
  router.post(`${documents}\\:runQuery`, async ({ body }, response) => {
    const reviews = await store.listReviews(body.structuredQuery.limit);
    response.json(reviews.map((review) => ({ document: encodeDocument(review) })));
  });
  router.post(`${documents}\\:batchGet`, async ({ body }, response) => {
    const name: string = body.documents[0];
    const path = cutBefore(name, '/documents/');
    const fields = await store.get(path);
    const readTime = new Date().toISOString();
    if (fields) response.json([{ found: encode(name, fields), readTime }]);
    else response.json([{ missing: name, readTime }]);
  });
  router.post(`${documents}\\:commit`, refuseOtherSites, async ({ body }, response) => {
    const { name = '', fields } = body?.writes?.[0]?.update ?? {};
    const { id: _, ...review } = decodeFields(fields); // the store counts by itself
    const documentName = cutBefore(name, '/documents/reviews/');
    const added = await store.add(documentName, review);
    if (added === 'refused') refuse(response);
    else response.json({});
  });
  return router;
}

/** Returns what follows `mark`, or '' without it. */
function cutBefore(text: string, mark: string): string {
  return text.split(mark)[1] ?? '';
}

function refuse(response: Response): void {
  response.status(403).json({ error: { message: 'Refused' } });
}

/** Firestore's clients send JSON as text, so that a browser sends no preflight request. */
const readJson: RequestHandler = async (request, response, next) => {
  try {
    const sent = await text(request);
    request.body = JSON.parse(sent || '{}');
    next();
  } catch {
    response.status(400).json({ error: { message: 'This is not JSON' } });
  }
};

/** The page of another website may send text to this machine too, without a preflight request. */
const refuseOtherSites: RequestHandler = ({ headers }, response, next) => {
  const { origin, host = '' } = headers;
  const isThisMachine = /^(?:localhost|127\.0\.0\.1):\d+$/.test(host);
  if (isThisMachine && origin === `http://${host}`) next();
  else refuse(response);
};

function encodeDocument({ documentName, fields }: StoredDocument) {
  return encode(`documents/${documentName}`, fields);
}

function encode(name: string, fields: Fields) {
  return { name, fields: encodeFields(fields), updateTime: new Date().toISOString() };
}

export function encodeFields(fields: object): object {
  const encoded = Object.entries(fields).map(([name, value]) => [name, encodeValue(value)]);
  return Object.fromEntries(encoded);
}

function encodeValue(value: unknown): object {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (Number.isInteger(value)) return { integerValue: String(value) };
  if (typeof value === 'number') return { doubleValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encodeValue) } };
  if (value) return { mapValue: { fields: encodeFields(value) } };
  return { nullValue: null };
}
