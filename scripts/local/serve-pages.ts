// Serves the pages of both origins: from the source in development, else from a build.
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import type { Settings } from '../build/settings.ts';
import { readFirebaseProject } from '../firebase-project.ts';
import { callFunctions, createHosting, redirect } from './hosting.ts';
import { readHostingConfig } from './hosting-config.ts';
import type { Listener } from './listen.ts';

export type Build = (environment: Record<string, string>, folder: string) => Promise<void>;

type PagesOptions = {
  site: Listener;
  owner: Listener;
  ownerUrl: string;
  settings: Settings;
  stateFolder: string;
  loadFunctions: () => Promise<Record<string, RequestHandler>>;
};

/** Returns the function that ends Vite. */
export async function serveSource(options: PagesOptions): Promise<() => Promise<void>> {
  const { site, owner } = options;
  Object.assign(process.env, options.settings);
  const { startDevPages } = await import('./dev-pages.ts');
  const pages = await startDevPages(options.stateFolder, site.server);
  const hosting = await loadHosting(options);
  site.app.use(redirect(hosting.site), callFunctions(hosting.site));
  site.app.use(pages.serveFiles, pages.renderSource);
  owner.app.use(redirect(hosting.owner), callFunctions(hosting.owner));
  owner.app.use(pages.serveOwnerFiles);
  return pages.stop;
}

export async function serveBuild(options: PagesOptions, givenBuild?: Build): Promise<void> {
  // Not in dist/: several sites may run simultaneously, each with its own build.
  const folder = join(options.stateFolder, 'site');
  const build = givenBuild ?? (await loadBuild());
  await build(options.settings, folder);
  const hosting = await loadHosting(options);
  const emulator = options.settings.VITE_FIRESTORE_EMULATOR;
  options.site.app.use(createHosting({ ...hosting.site, folder, emulator }));
  options.owner.app.use(createHosting({ ...hosting.owner, folder: `${folder}-beheer` }));
}

async function loadBuild(): Promise<Build> {
  const { buildSite } = await import('../build/prerender.ts');
  return buildSite;
}

/** Runs after Vite has set NODE_ENV, which the functions need. */
async function loadHosting({ ownerUrl, loadFunctions }: PagesOptions) {
  const functions = await loadFunctions();
  const { ownerOrigin } = readFirebaseProject();
  const ownerOrigins = { local: ownerUrl, deployed: ownerOrigin };
  const siteConfig = await readHostingConfig('firebase.json', 'site');
  const ownerConfig = await readHostingConfig('firebase.json', 'beheer');
  return {
    site: { config: siteConfig, functions, ownerOrigins },
    owner: { config: ownerConfig, functions, ownerOrigins },
  };
}
