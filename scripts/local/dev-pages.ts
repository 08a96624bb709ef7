// The pages straight from the sources, with hot reload: rendered first and then hydrated, like the
// built ones, so that a difference between the two shows while developing.
import { readFile } from 'node:fs/promises';
import { createServer as createHttpServer, type Server } from 'node:http';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import { createServer } from 'vite';
import { pageNames, siteMap } from '../../src/content/site-map.ts';
import type { RenderedPage } from '../../src/render-page.tsx';
import { fillTemplate } from '../build/prerender.ts';

type RenderPage = (path: string) => Promise<RenderedPage>;

export async function startDevPages(stateFolder: string) {
  const sockets = createHttpServer(); // never listens: it hands the site's web sockets to Vite
  const vite = await createServer({
    appType: 'custom',
    logLevel: 'warn',
    // Of its own, because several sites may run at the same time.
    cacheDir: join(stateFolder, 'vite'),
    server: {
      middlewareMode: true,
      hmr: { server: sockets },
      // Vite reloads every open page when any HTML file below the project changes, and other sites
      // write theirs into .local/.
      watch: { ignored: ['**/.local/**', '**/dist/**'] },
    },
  });

  const renderSource: RequestHandler = async (request, response) => {
    const path = decodeURIComponent(request.path).replace(/(?<=.)\/$/, '');
    const isPage = pageNames.some((name) => siteMap[name].path === path);
    const template = await vite.transformIndexHtml(path, await readFile('index.html', 'utf8'));
    // The module's own type; Vite cannot know it.
    const { renderPage } = (await vite.ssrLoadModule('/src/render-page.tsx')) as {
      renderPage: RenderPage;
    };
    const html = fillTemplate(template, await renderPage(request.path));
    response
      .status(isPage ? 200 : 404)
      .type('html')
      .send(html);
  };

  return {
    handlers: [vite.middlewares, renderSource],
    /** To be called for each server that the site listens on. */
    connect(server: Server) {
      server.on('upgrade', (...parts) => sockets.emit('upgrade', ...parts));
    },
    stop: () => vite.close(),
  };
}
