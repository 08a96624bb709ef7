// Hosting packs each file once, as small as it goes. Packing at every request could only do it
// quickly, and would make the site look a sixth heavier here than it is.
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { RequestHandler } from 'express';
import type { HostingConfig } from './hosting-config.ts';
import { findAnswer } from './hosting-files.ts';

const pack = promisify(brotliCompress); // at its best quality, which is its default

/** What is not packed in itself already, as pictures and typefaces are. */
const packable = new Set(['.html', '.js', '.svg', '.json', '.xml', '.txt', '.webmanifest', '.vtt']);

/** Answers with the packed file where the browser can read it; leaves all else to the next. */
export function servePackedFiles(folder: string, config: HostingConfig): RequestHandler {
  const packed = new Map<string, Promise<Buffer>>();

  return async (request, response, next) => {
    const isWhole = request.method === 'GET' && !request.headers.range;
    if (!isWhole || !/\bbr\b/.test(String(request.headers['accept-encoding']))) return next();
    const answer = await findAnswer(folder, request.path, config);
    if (!('file' in answer) || !packable.has(extname(answer.file))) return next();
    const file = join(folder, answer.file);
    const { mtimeMs } = await stat(file);
    const key = `${file} ${mtimeMs}`;
    const content = packed.get(key) ?? readFile(file).then((bytes) => pack(bytes));
    packed.set(key, content);
    response.type(extname(file)).vary('Accept-Encoding').set('Content-Encoding', 'br');
    response.send(await content);
  };
}
