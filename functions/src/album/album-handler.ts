// Serves the owner's uploads, /fotos/album/eigen-*. Hosting serves all other photos itself.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Log, pickErrorCodes } from '../logging.ts';
import { type AlbumFiles, findContentType } from './album-files.ts';

export type AlbumHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Caches drop a deleted photo within a day. A firebase.json header would apply to errors too. */
const cacheControl = 'public, max-age=86400';

export function createAlbumHandler(files: AlbumFiles, log: Log): AlbumHandler {
  return async ({ method = '', url = '' }, response) => {
    response.setHeader('Content-Security-Policy', "default-src 'none'");
    response.setHeader('X-Content-Type-Options', 'nosniff');
    const sendError = (status: number, sentence: string) => {
      response.setHeader('Cache-Control', 'no-store');
      response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(sentence);
    };
    if (!['GET', 'HEAD'].includes(method)) {
      response.setHeader('Allow', 'GET, HEAD');
      return sendError(405, 'Alleen GET is toegestaan.');
    }
    const [, name = ''] = /^\/fotos\/album\/([^?]*)/.exec(url) ?? [];
    const type = findContentType(name);
    try {
      const content = type && (await files.read(name));
      if (!content) return sendError(404, 'Deze foto is er niet.');
      response.setHeader('Cache-Control', cacheControl);
      response.writeHead(200, { 'Content-Type': type, 'Content-Length': content.length });
      response.end(content);
    } catch (error) {
      log('A file of the album could not be read', pickErrorCodes(error));
      sendError(503, 'De foto is er nu even niet.');
    }
  };
}
