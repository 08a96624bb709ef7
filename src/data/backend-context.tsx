import { createContext, type ReactNode, useContext, useState } from 'react';
import type { Photo } from 'shared/photo.ts';
import type { Backend, ListPage } from './backend.ts';
import { createLiveList, type LiveList } from './live-list.ts';
import { mergeReviews, type ReviewPages } from './review-pages.ts';

type Store = {
  backend: Backend;
  reviews: LiveList<ReviewPages>;
  photos: LiveList<ListPage<Photo>>;
};

const BackendContext = createContext<Store | null>(null);

export function BackendProvider({ backend, children }: { backend: Backend; children: ReactNode }) {
  const [store] = useState<Store>(() => ({
    backend,
    reviews: createLiveList(backend.reviews, mergeReviews),
    photos: createLiveList(backend.photos, (page) => page),
  }));
  return <BackendContext value={store}>{children}</BackendContext>;
}

export function useBackend(): Backend {
  return useStore().backend;
}

export function useReviewList(): LiveList<ReviewPages> {
  return useStore().reviews;
}

export function usePhotoList(): LiveList<ListPage<Photo>> {
  return useStore().photos;
}

function useStore(): Store {
  const store = useContext(BackendContext);
  if (!store) throw new Error('No BackendProvider around this component');
  return store;
}
