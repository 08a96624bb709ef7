import {
  createContext,
  type ReactNode,
  useContext,
  useDeferredValue,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Backend } from './backend.ts';
import { createLiveList, type Live, type LiveList } from './live-list.ts';
import type { Photo } from './photo.ts';
import type { Review } from './review.ts';

type Store = { backend: Backend; reviews: LiveList<Review>; photos: LiveList<Photo> };

const BackendContext = createContext<Store | null>(null);

export function BackendProvider({ backend, children }: { backend: Backend; children: ReactNode }) {
  const [store] = useState<Store>(() => ({
    backend,
    reviews: createLiveList(backend.watchReviews),
    photos: createLiveList(backend.watchPhotos),
  }));
  return <BackendContext value={store}>{children}</BackendContext>;
}

export function useBackend(): Backend {
  return useStore().backend;
}

export function useReviews(): Live<Review> {
  return useLive(useStore().reviews);
}

export function usePhotos(): Live<Photo> {
  return useLive(useStore().photos);
}

function useStore(): Store {
  const store = useContext(BackendContext);
  if (!store) throw new Error('No BackendProvider around this component');
  return store;
}

const loading = { status: 'loading' } as const; // what the prerendered page shows

/** Deferred: drawing a whole list takes a slow phone 90 ms, and so steps aside for the visitor. */
function useLive<T>(list: LiveList<T>): Live<T> {
  return useDeferredValue(useSyncExternalStore<Live<T>>(list.subscribe, list.read, () => loading));
}
