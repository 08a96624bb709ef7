// How components reach the backend: through the context, so that a test hands in another one.
import { createContext, useContext, useDeferredValue, useSyncExternalStore } from 'react';
import type { Backend } from './backend.ts';
import { createLiveList, type Live, type LiveList } from './live-list.ts';
import type { Photo } from './photo.ts';
import type { Review } from './review.ts';

export type Connection = {
  backend: Backend;
  reviews: LiveList<Review>;
  photos: LiveList<Photo>;
};

export function connect(backend: Backend): Connection {
  return {
    backend,
    reviews: createLiveList(backend.watchReviews),
    photos: createLiveList(backend.watchPhotos),
  };
}

export const ConnectionContext = createContext<Connection | null>(null);

export function useConnection(): Connection {
  const connection = useContext(ConnectionContext);
  if (!connection) throw new Error('No ConnectionContext around this component');
  return connection;
}

// The prerendered page and the first render in the browser both show the list as loading.
const loading = { status: 'loading' } as const;

/** Deferred: drawing a whole list takes a slow phone 90 ms, and so steps aside for the visitor. */
export function useLive<T>(list: LiveList<T>): Live<T> {
  return useDeferredValue(useSyncExternalStore<Live<T>>(list.subscribe, list.read, () => loading));
}
