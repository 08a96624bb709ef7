// The whole of /fotos/album/eigen-*: the owner's uploads. Other pictures of the album are files of the site.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pickErrorCodes } from '../pick-error-codes.ts';
import { type AlbumFiles, cacheControl, findContentType } from './album-files.ts';

export type AlbumHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

type Reply = { status: number; content: Buffer | string; headers: Record<string, string> };

const folder = '/fotos/album/';

export function createAlbumHandler(
  files: AlbumFiles,
  log: (event: string, codes: object) => void,
): AlbumHandler {
  return async ({ method = '', url = '' }, response) => {
    const { status, content, headers } = ['GET', 'HEAD'].includes(method)
      ? await findFile(files, url).catch((error) => {
          log('A file of the album could not be read', pickErrorCodes(error));
          return refuse(503, 'De foto is er nu even niet.');
        })
      : refuse(405, 'Alleen GET is toegestaan.', { Allow: 'GET, HEAD' });
    response.writeHead(status, {
      ...headers,
      'Content-Length': Buffer.byteLength(content),
      'Content-Security-Policy': "default-src 'none'",
      'X-Content-Type-Options': 'nosniff',
    });
    response.end(content); // Node leaves it out for HEAD
  };
}

async function findFile(files: AlbumFiles, url: string): Promise<Reply> {
  const [path = ''] = url.split('?');
  const name = path.startsWith(folder) ? path.slice(folder.length) : '';
  const type = findContentType(name);
  const content = type && (await files.read(name));
  if (!content) return refuse(404, 'Deze foto is er niet.');
  const headers = { 'Content-Type': type, 'Cache-Control': cacheControl };
  return { status: 200, content, headers };
}

/** Not to be kept: the file may come later. */
function refuse(status: number, content: string, headers?: Record<string, string>): Reply {
  const usual = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
  return { status, content, headers: { ...usual, ...headers } };
}
