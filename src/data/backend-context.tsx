import { createContext, type ReactNode, useContext, useState } from 'react';
import type { Photo } from 'shared/photo.ts';
import type { Backend, Batch } from './backend.ts';
import { createLiveList, type LiveList } from './live-list.ts';
import { mergeReviews, type ShownReviews } from './shown-reviews.ts';

type Sources = {
  backend: Backend;
  reviews: LiveList<ShownReviews>;
  photos: LiveList<Batch<Photo>>;
};

const BackendContext = createContext<Sources | null>(null);

export function BackendProvider({ backend, children }: { backend: Backend; children: ReactNode }) {
  const [sources] = useState<Sources>(() => ({
    backend,
    reviews: createLiveList({ source: backend.reviews, merge: mergeReviews, sizeKey: 'reviews' }),
    photos: createLiveList({ source: backend.photos, merge: (batch) => batch }),
  }));
  return <BackendContext value={sources}>{children}</BackendContext>;
}

export function useBackend(): Backend {
  return useSources().backend;
}

export function useSources(): Sources {
  const sources = useContext(BackendContext);
  if (!sources) throw new Error('No BackendProvider around this component');
  return sources;
}
