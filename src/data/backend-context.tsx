import { createContext, useContext } from 'react';
import type { Backend } from './backend.ts';

export const BackendContext = createContext<Backend | null>(null);

export function useBackend(): Backend {
  const backend = useContext(BackendContext);
  if (!backend) throw new Error('No BackendContext around this component');
  return backend;
}
