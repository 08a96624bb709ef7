// Renders and hydrates pages as in the build, so that a hydration mismatch shows in development.
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import { createServer } from 'vite';
import { pageNames, siteMap } from '../../src/content/site-map.ts';
import type { RenderPage } from '../../src/start/render-page.tsx';
import { fillTemplate } from '../build/page-template.ts';

const ownerFiles: Record<string, string> = {
  css: '/functions/src/owner/browser/owner.css',
  js: '/functions/src/owner/browser/owner.ts',
};

/** Hot reload uses the site's `server`, so that it needs no second port. */
export async function startDevPages(stateFolder: string, server: Server) {
  const vite = await createServer({
    appType: 'custom',
    logLevel: 'warn',
    cacheDir: join(stateFolder, 'vite'),
    server: {
      middlewareMode: true,
      hmr: { server },
      // Vite reloads a page if any HTML file changes, and builds write HTML to these folders.
      watch: { ignored: ['**/.local/**', '**/dist/**'] },
    },
  });

  const renderSource: RequestHandler = async (request, response) => {
    const path = decodeURIComponent(request.path).replace(/(?<=.)\/$/, '');
    const isPage = pageNames.some((name) => siteMap[name].path === path);
    const template = await vite.transformIndexHtml(path, await readFile('index.html', 'utf8'));
    const { renderPage } = (await vite.ssrLoadModule('/src/start/render-page.tsx')) as {
      renderPage: RenderPage;
    };
    const html = fillTemplate(template, await renderPage(request.path));
    response
      .status(isPage ? 200 : 404)
      .type('html')
      .send(html);
  };

  /** Serves the owner's files under the names that the build gives them. */
  const serveOwnerFiles: RequestHandler = (request, response, next) => {
    request.url = request.url.replace(/^\/beheer\.(css|js)$/, (_, type) => ownerFiles[type] ?? '');
    vite.middlewares(request, response, next);
  };

  return {
    serveFiles: vite.middlewares,
    renderSource,
    serveOwnerFiles,
    stop: () => vite.close(),
  };
}
