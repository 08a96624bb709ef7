import { createContext, type ReactNode, useContext, useState } from 'react';
import type { Backend } from './backend.ts';
import { createLiveList } from './lists/live-list.ts';

type Sources = ReturnType<typeof createSources>;

const BackendContext = createContext<Sources | null>(null);

export function BackendProvider({ backend, children }: { backend: Backend; children: ReactNode }) {
  const [sources] = useState(() => createSources(backend));
  return <BackendContext value={sources}>{children}</BackendContext>;
}

function createSources(backend: Backend) {
  const { reviews, photos } = backend;
  return { backend, reviews: createLiveList(reviews), photos: createLiveList(photos) };
}

export function useBackend(): Backend {
  return useSources().backend;
}

export function useSources(): Sources {
  const sources = useContext(BackendContext);
  if (!sources) throw new Error('No BackendProvider around this component');
  return sources;
}
