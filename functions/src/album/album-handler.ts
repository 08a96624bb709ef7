// Serves the owner's uploads, /fotos/album/eigen-*. Hosting serves all other photos itself.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Log, pickErrorCodes } from '../logging.ts';
import { type AlbumFiles, findContentType } from './album-files.ts';

export type AlbumHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Caches drop a deleted photo within a day. A firebase.json header would apply to errors too. */
const cacheControl = 'public, max-age=86400';

const notFound = 'Deze foto is er niet.';

const album = /^\/fotos\/album\/(?<name>[^?]*)/;

export function createAlbumHandler(files: AlbumFiles, log: Log): AlbumHandler {
  return async ({ method = '', url = '' }, response) => {
    response.setHeader('Content-Security-Policy', "default-src 'none'");
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (!['GET', 'HEAD'].includes(method)) {
      response.setHeader('Allow', 'GET, HEAD');
      return sendError(response, 405, 'Alleen GET is toegestaan.');
    }
    const path = album.exec(url);
    const name = path?.groups?.name ?? '';
    const type = findContentType(name);
    if (!type) return sendError(response, 404, notFound);
    try {
      const content = await files.read(name);
      if (!content) return sendError(response, 404, notFound);
      response.writeHead(200, {
        'Cache-Control': cacheControl,
        'Content-Type': type,
        'Content-Length': content.length,
      });
      response.end(content);
    } catch (error) {
      log('A file of the album could not be read', pickErrorCodes(error));
      sendError(response, 503, 'De foto is er nu even niet.');
    }
  };
}

function sendError(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, {
    'Cache-Control': 'no-store',
    'Content-Type': 'text/plain; charset=utf-8',
  });
  response.end(sentence);
}
