// Stands in for Vite's helper around each dynamic import (vite.config.ts), which is 0.4 kB of the app: only Firebase's
// code comes that way, and it has no style and nothing to preload.
export function __vitePreload<Module>(load: () => Promise<Module>): Promise<Module> {
  return load();
}
