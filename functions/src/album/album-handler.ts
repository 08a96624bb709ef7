// The whole of /fotos/album/eigen-*: the owner's uploads. Other pictures of the album are files of the site.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Log, pickErrorCodes } from '../logging.ts';
import { type AlbumFiles, cacheControl, findContentType } from './album-files.ts';

export type AlbumHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const fixed = {
  'Content-Security-Policy': "default-src 'none'",
  'X-Content-Type-Options': 'nosniff',
};

export function createAlbumHandler(files: AlbumFiles, log: Log): AlbumHandler {
  return async ({ method = '', url = '' }, response) => {
    /** Not to be kept: the file may come later. */
    const refuse = (status: number, sentence: string) => {
      const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
      response.writeHead(status, { ...fixed, ...headers }).end(sentence);
    };
    if (!['GET', 'HEAD'].includes(method)) {
      response.setHeader('Allow', 'GET, HEAD');
      return refuse(405, 'Alleen GET is toegestaan.');
    }
    const [, name = ''] = /^\/fotos\/album\/([^?]*)/.exec(url) ?? [];
    const type = findContentType(name);
    try {
      const content = type && (await files.read(name));
      if (!content) return refuse(404, 'Deze foto is er niet.');
      const headers = { 'Content-Type': type, 'Cache-Control': cacheControl };
      response.writeHead(200, { ...fixed, ...headers, 'Content-Length': content.length });
      response.end(content); // Node leaves it out for HEAD
    } catch (error) {
      log('A file of the album could not be read', pickErrorCodes(error));
      refuse(503, 'De foto is er nu even niet.');
    }
  };
}
