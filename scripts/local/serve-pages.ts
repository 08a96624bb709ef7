// Serves the pages of both origins: from the source in development, else from a build.
import { join } from 'node:path';
import type { Settings } from '../build/settings.ts';
import { readFirebaseProject } from '../firebase-project.ts';
import { callFunctions, createHosting, type Functions, redirect } from './hosting.ts';
import { readHostingConfig } from './hosting-config.ts';
import type { Listener } from './listen.ts';

export type Build = (environment: Record<string, string>, folder: string) => Promise<void>;

type PagesOptions = {
  site: Listener;
  owner: Listener;
  ownerUrl: string;
  settings: Settings;
  stateFolder: string;
  loadFunctions: () => Promise<Functions>;
};

/** Returns the function that ends Vite. */
export async function serveSource(options: PagesOptions): Promise<() => Promise<void>> {
  const { site, owner } = options;
  Object.assign(process.env, options.settings); // Vite reads the settings from process.env
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
  const { settings } = options;
  const build = givenBuild ?? (await loadBuild());
  await build(settings, folder);
  const hosting = await loadHosting(options);
  const emulator = settings.VITE_FIRESTORE_EMULATOR;
  const site = createHosting({ ...hosting.site, folder, emulator });
  const owner = createHosting({ ...hosting.owner, folder: `${folder}-beheer` });
  options.site.app.use(site);
  options.owner.app.use(owner);
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
  const siteConfig = await readHostingConfig('site');
  const ownerConfig = await readHostingConfig('beheer');
  return {
    site: { config: siteConfig, functions, ownerOrigins },
    owner: { config: ownerConfig, functions, ownerOrigins },
  };
}
