import type { Backend } from './backend.ts';
import { createFirestoreBackend } from './firestore/firestore-backend.ts';

/** The backend this build is for. The condition is a constant: only one of the two is shipped. */
export async function createBackend(): Promise<Backend> {
  if (import.meta.env.VITE_DATABASE === 'embedded') {
    const { createEmbeddedBackend } = await import('./embedded/embedded-backend.ts');
    return createEmbeddedBackend();
  }
  return createFirestoreBackend();
}
