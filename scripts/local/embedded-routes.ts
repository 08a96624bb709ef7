// The routes that src/data/embedded requests. Firebase Hosting does not have them.
import express, { type RequestHandler, Router } from 'express';
import type { EmbeddedStore } from './embedded-store.ts';

export function createEmbeddedRoutes(store: EmbeddedStore): Router {
  const router = Router();
  router.get('/reviews/live', streamList(store, store.loadReviews, store.loadSummary));
  router.get('/photos/live', streamList(store, store.loadPhotos));
  router.get('/notices/:name', ({ path }, response) => {
    response.json(store.loadFields(path.slice(1)));
  });
  // Only JSON is parsed, because another site's page cannot send JSON without a CORS preflight.
  router.post('/reviews', express.json({ limit: '10kb' }), async (request, response) => {
    const { documentName, review } = request.body ?? {};
    const added = await store.add(documentName, review);
    response.status(added === 'refused' ? 400 : 200).json(added);
  });
  return Router().use('/__local', router);
}

function streamList(
  store: EmbeddedStore,
  read: (limit: number) => readonly unknown[],
  loadSummary?: () => object | null,
): RequestHandler {
  return ({ query }, response) => {
    response.set({ 'Content-Type': 'text/event-stream', 'X-Content-Type-Options': 'nosniff' });
    const send = () => {
      if (loadSummary) response.write(`event: summary\ndata: ${JSON.stringify(loadSummary())}\n\n`);
      response.write(`data: ${JSON.stringify(read(Number(query.limit)))}\n\n`);
    };
    send();
    response.on('close', store.follow(send));
  };
}
