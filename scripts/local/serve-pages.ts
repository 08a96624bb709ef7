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
  /** Called after Vite has set NODE_ENV, which the functions need. */
  loadFunctions: () => Promise<Record<string, RequestHandler>>;
};

/** Returns the function that ends Vite. */
export async function serveSource(options: PagesOptions): Promise<() => Promise<void>> {
  const { site, owner } = options;
  const { config, ownerConfig, ownerOrigins } = await readConfigs(options.ownerUrl);
  Object.assign(process.env, options.settings);
  const { startDevPages } = await import('./dev-pages.ts');
  const pages = await startDevPages(options.stateFolder, site.server);
  const functions = await options.loadFunctions();
  site.app.use(
    redirect({ config, ownerOrigins }),
    callFunctions({ config, functions }),
    pages.serveFiles,
    pages.renderSource,
  );
  owner.app.use(
    redirect({ config: ownerConfig, ownerOrigins }),
    callFunctions({ config: ownerConfig, functions }),
    pages.serveOwnerFiles,
  );
  return pages.stop;
}

export async function serveBuild(options: PagesOptions, givenBuild?: Build): Promise<void> {
  const { settings } = options;
  const { config, ownerConfig, ownerOrigins } = await readConfigs(options.ownerUrl);
  // Not in dist/: several sites may run simultaneously, each with its own build.
  const folder = join(options.stateFolder, 'site');
  const build = givenBuild ?? (await loadBuild());
  await build(settings, folder);
  const functions = await options.loadFunctions();
  const hosting = createHosting({
    folder,
    config,
    functions,
    emulator: settings.VITE_FIRESTORE_EMULATOR,
    ownerOrigins,
  });
  const ownerHosting = createHosting({
    folder: `${folder}-beheer`,
    config: ownerConfig,
    functions,
    ownerOrigins,
  });
  options.site.app.use(hosting);
  options.owner.app.use(ownerHosting);
}

/** Loads Vite only for a build, because loading it is slow. */
async function loadBuild(): Promise<Build> {
  const { buildSite } = await import('../build/prerender.ts');
  return buildSite;
}

async function readConfigs(ownerUrl: string) {
  const { ownerOrigin } = readFirebaseProject();
  return {
    config: await readHostingConfig('firebase.json'),
    ownerConfig: await readHostingConfig('firebase.json', 'beheer'),
    ownerOrigins: { local: ownerUrl, deployed: ownerOrigin },
  };
}
