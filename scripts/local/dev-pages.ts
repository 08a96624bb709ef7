// Renders and hydrates pages as in the build, so that a hydration mismatch shows in development.
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import { createServer } from 'vite';
import { pageNames, siteMap } from '../../src/content/site-map.ts';
import type { RenderPage } from '../../src/start/render-page.tsx';
import { fillTemplate } from '../build/page-template.ts';

/** The sources of the owner's files, by the names that the build gives them. */
const ownerFiles: Record<string, string> = {
  '/beheer.css': '/functions/src/owner/browser/owner.css',
  '/beheer.js': '/functions/src/owner/browser/owner.ts',
};

const slashAtEnd = /(?<=.)\/$/; // not that of the home page, '/'

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
    const path = decodeURIComponent(request.path).replace(slashAtEnd, '');
    const isPage = pageNames.some((name) => siteMap[name].path === path);
    const source = await readFile('index.html', 'utf8');
    const template = await vite.transformIndexHtml(path, source);
    const renderer = await vite.ssrLoadModule('/src/start/render-page.tsx');
    const renderPage: RenderPage = renderer.renderPage;
    const page = await renderPage(request.path);
    response.status(isPage ? 200 : 404).type('html');
    response.send(fillTemplate(template, page));
  };

  const serveOwnerFiles: RequestHandler = (request, response, next) => {
    request.url = ownerFiles[request.url] ?? request.url;
    vite.middlewares(request, response, next);
  };

  return {
    serveFiles: vite.middlewares,
    renderSource,
    serveOwnerFiles,
    stop: () => vite.close(),
  };
}
