// Answers what the site requests from Firestore (src/data/firestore), from the embedded store.
import { text } from 'node:stream/consumers';
import { type RequestHandler, Router } from 'express';
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
    const [name] = body.documents;
    const fields = await store.get(name.split('/documents/')[1]);
    const readTime = new Date().toISOString();
    response.json([
      fields ? { found: encode(name, fields), readTime } : { missing: name, readTime },
    ]);
  });
  router.post(`${documents}\\:commit`, refuseOtherSites, async ({ body }, response) => {
    const { name = '', fields } = body?.writes?.[0]?.update ?? {};
    const { id: _, ...review } = decodeFields(fields); // the store counts by itself
    const added = await store.add(name.split('/documents/reviews/')[1], review);
    if (added === 'refused') response.status(403).json({ error: { message: 'Refused' } });
    else response.json({});
  });
  return router;
}

/** Firestore's clients send JSON as text, so that a browser sends no preflight request. */
const readJson: RequestHandler = async (request, response, next) => {
  try {
    request.body = JSON.parse((await text(request)) || '{}');
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
  else response.status(403).json({ error: { message: 'Refused' } });
};

function encodeDocument({ documentName, fields }: StoredDocument) {
  return encode(`documents/${documentName}`, fields);
}

function encode(name: string, fields: Fields) {
  return { name, fields: encodeFields(fields), updateTime: new Date().toISOString() };
}

export function encodeFields(fields: object): object {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, encodeValue(value)]),
  );
}

function encodeValue(value: unknown): object {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (Number.isInteger(value)) return { integerValue: String(value) };
  if (typeof value === 'number') return { doubleValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encodeValue) } };
  return value ? { mapValue: { fields: encodeFields(value) } } : { nullValue: null };
}
