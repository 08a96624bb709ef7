// The pages of the site on this machine: built, as visitors get them, or straight from the sources.
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import type { Settings } from '../settings.ts';
import { startDevPages } from './dev-pages.ts';
import { callFunctions, createHosting } from './hosting.ts';
import { readHostingConfig } from './hosting-config.ts';

export type Pages = {
  handlers: RequestHandler[];
  /** To be called for each server that the site listens on. */
  connect: (server: Server) => void;
  stop: () => Promise<void>;
};

export type PagesOptions = {
  dev: boolean;
  settings: Settings;
  stateFolder: string;
  functions: Readonly<Record<string, RequestHandler>>;
  connectSource?: string | undefined;
  /** Writes the pages into the folder; without it, as `npm run build` does. */
  build?: Build | undefined;
  folder?: string | undefined;
};

export type Build = (environment: Record<string, string>, folder: string) => Promise<void>;

export async function startPages(options: PagesOptions): Promise<Pages> {
  const { dev, settings, stateFolder, functions, connectSource } = options;
  const config = await readHostingConfig('firebase.json');
  if (dev) {
    Object.assign(process.env, settings); // where Vite looks for them
    const pages = await startDevPages(stateFolder);
    return { ...pages, handlers: [callFunctions({ config, functions }), ...pages.handlers] };
  }
  // Not dist/: several sites may run at the same time, each on its own build.
  const folder = options.folder ?? join(stateFolder, 'site');
  const build = options.build ?? (await import('../prerender.ts')).buildSite;
  await build({ ...settings }, folder);
  const hosting = createHosting({ config, functions, connectSource, folder });
  return { handlers: [hosting], connect: () => {}, stop: async () => {} };
}
