// Vite's builds: the app, the inlined scripts, the owner's files, and the renderer of pages.
import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildOptions, build } from 'vite';
import type { RenderPage } from '../../src/start/render-page.tsx';

export async function runVite(options: BuildOptions) {
  const built = await build({ logLevel: 'warn', build: options });
  if (Array.isArray(built) || !('output' in built))
    throw new Error('Vite built more than one site');
  return built.output;
}

export type InlineScripts = { boot: string; firstItems: string };

/** Builds the inlined scripts. A browser runs them only if the CSP lists their hashes. */
export async function buildInlineScripts(): Promise<InlineScripts> {
  return {
    boot: await buildInlineScript('src/start/boot.ts'),
    firstItems: await buildInlineScript('src/start/first-items.ts'),
  };
}

async function buildInlineScript(input: string): Promise<string> {
  const [chunk] = await runVite({
    write: false,
    modulePreload: false,
    rolldownOptions: { input, output: { format: 'iife', codeSplitting: false } },
  });
  return chunk.type === 'chunk' ? chunk.code.trim() : '';
}

/** Builds the files of the owner's origin. Her pages link to /beheer.js and /beheer.css. */
export async function buildOwnerSite(outDir: string): Promise<void> {
  await build({
    configFile: false, // vite.config.ts is for the app
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: {
        input: ['functions/src/owner/browser/owner.ts', 'functions/src/owner/browser/owner.css'],
        output: { entryFileNames: 'beheer.js', assetFileNames: nameAsset },
      },
    },
  });
  for (const file of ['favicon.svg', 'fotos/album']) {
    await cp(join('public', file), join(outDir, file), { recursive: true });
  }
  await writeFile(join(outDir, '404.html'), notFound);
  await writeFile(join(outDir, 'robots.txt'), 'User-agent: *\nDisallow: /\n');
}

function nameAsset({ names }: { names: readonly string[] }): string {
  const isStylesheet = names.some((name) => name.endsWith('.css'));
  return isStylesheet ? 'beheer.css' : 'assets/[name]-[hash][extname]';
}

const notFound =
  '<!doctype html><html lang="nl"><title>Niet gevonden</title><a href="/beheer">Naar het beheer</a></html>\n';

/** Uses a new folder each time, because Node caches an imported module. */
export async function buildRenderer(): Promise<RenderPage> {
  const outDir = join('.local', `prerender-${process.pid}-${Date.now()}`);
  const output = { codeSplitting: false };
  await runVite({
    ssr: 'src/start/render-page.tsx',
    outDir,
    copyPublicDir: false,
    rolldownOptions: { output },
  });
  try {
    const file = pathToFileURL(join(process.cwd(), outDir, 'render-page.js'));
    const renderer: { renderPage: RenderPage } = await import(file.href);
    return renderer.renderPage;
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}
