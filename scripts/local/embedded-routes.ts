// Answers what the site requests from Firestore (src/data/firestore), from the embedded store.
import { text } from 'node:stream/consumers';
import { type RequestHandler, type Response, Router } from 'express';
import type { Fields, StoredDocument } from '../../functions/src/database.ts';
import { decodeFields } from '../../src/data/firestore/read-documents.ts';
import type { EmbeddedStore } from './embedded-store.ts';

const documents = '/v1/projects/:project/databases/:database/documents';
const runQuery = `${documents}\\:runQuery`;
const batchGet = `${documents}\\:batchGet`;
const commit = `${documents}\\:commit`;

export function createEmbeddedRoutes(store: EmbeddedStore): Router {
  const router = Router();
  router.use('/v1', readJson);
  router.get(`${documents}/reviews`, async ({ query }, response) => {
    const limit = Number(query.pageSize);
    const reviews = await store.listReviews(limit);
    response.json({ documents: reviews.map(encodeDocument) });
  });
  router.get(`${documents}/photos`, async (_request, response) => {
    const photos = await store.list('photos');
    response.json({ documents: photos.map(encodeDocument) });
  });
  router.post(runQuery, async ({ body }, response) => {
    const { limit } = body.structuredQuery;
    const reviews = await store.listReviews(limit);
    const found = reviews.map((review) => ({ document: encodeDocument(review) }));
    response.json(found);
  });
  router.post(batchGet, async ({ body }, response) => {
    const name: string = body.documents[0];
    const path = cutBefore(name, '/documents/');
    const fields = await store.get(path);
    const result = fields ? { found: encode(name, fields) } : { missing: name };
    const readTime = new Date().toISOString();
    response.json([{ ...result, readTime }]);
  });
  router.post(commit, refuseOtherSites, async ({ body }, response) => {
    const update = body?.writes?.[0]?.update;
    const sent = decodeFields(update?.fields);
    const { id: _, ...review } = sent; // the store counts by itself
    const documentName = cutBefore(update?.name ?? '', '/documents/reviews/');
    const added = await store.add(documentName, review);
    if (added === 'refused') {
      refuse(response);
      return;
    }
    response.json({});
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

const localHost = /^(?:localhost|127\.0\.0\.1):\d+$/;

/** The page of another website may send text to this machine too, without a preflight request. */
const refuseOtherSites: RequestHandler = ({ headers }, response, next) => {
  const { origin, host = '' } = headers;
  const isOwnPage = origin === `http://${host}`;
  if (isOwnPage && localHost.test(host)) {
    next();
    return;
  }
  refuse(response);
};

function encodeDocument({ documentName, fields }: StoredDocument) {
  return encode(`documents/${documentName}`, fields);
}

function encode(name: string, fields: Fields) {
  const updateTime = new Date().toISOString();
  return { name, fields: encodeFields(fields), updateTime };
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
