// Serves a build the way Firebase Hosting does, by firebase.json itself.
import { readFile, stat } from 'node:fs/promises';
import { extname, join, posix, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import express, { type Express, type RequestHandler } from 'express';
import { type HostingConfig, matchesSource, pickHeaders } from './hosting-config.ts';

export type HostingOptions = {
  folder: string; // what `npm run build` wrote
  config: HostingConfig;
  functions: Readonly<Record<string, RequestHandler>>; // by functionId
};

type Found = { file: string } | { redirect: string } | null;

const compressible = /\.(html|js|svg|json|xml|txt|webmanifest|vtt)$/;

export function createHosting(options: HostingOptions): Express {
  const app = express().disable('x-powered-by');
  return app.use(setHeaders(options), callFunctions(options), serveFiles(options));
}

function setHeaders({ config }: HostingOptions): RequestHandler {
  return (request, response, next) => {
    // '/..' is in no glob, and would get no headers.
    const headers = pickHeaders(config, posix.normalize(request.path));
    // There is no https here, and Safari would insist on it even for localhost.
    const policy = headers['Content-Security-Policy']?.replace('; upgrade-insecure-requests', '');
    response.set(headers);
    if (policy) response.set('Content-Security-Policy', policy);
    next();
  };
}

export function callFunctions({
  config,
  functions,
}: Pick<HostingOptions, 'config' | 'functions'>): RequestHandler {
  return (request, response, next) => {
    const rewrite = config.rewrites.find(({ source }) => matchesSource(request.path, source));
    const call = rewrite?.function && functions[rewrite.function.functionId];
    if (!call) return next();
    // What the visitor claims to be does not count, as with Hosting.
    request.headers['x-forwarded-for'] = request.socket.remoteAddress;
    return call(request, response, next);
  };
}

function serveFiles({ folder, config }: HostingOptions): RequestHandler {
  const root = resolve(folder);
  const compress = createCompressor();
  return async (request, response) => {
    if (!['GET', 'HEAD'].includes(request.method)) {
      response.set('Allow', 'GET, HEAD').sendStatus(405);
      return;
    }
    const found = await findFile(root, request.path, config);
    if (!found) {
      delete request.headers.range;
      response.status(404).set('Cache-Control', 'no-cache');
      response.sendFile('404.html', {
        root,
        cacheControl: false,
        etag: false,
        lastModified: false,
      });
    } else if ('redirect' in found) {
      response.redirect(301, found.redirect + request.url.slice(request.path.length));
    } else if (
      compressible.test(found.file) &&
      request.method === 'GET' &&
      acceptsBrotli(request)
    ) {
      response.type(extname(found.file)).vary('Accept-Encoding').set('Content-Encoding', 'br');
      response.send(await compress(join(root, found.file)));
    } else {
      response.sendFile(found.file.slice(1), { root, cacheControl: false });
    }
  };
}

/** Part of a file cannot be decompressed. */
function acceptsBrotli({ headers }: Parameters<RequestHandler>[0]): boolean {
  return !headers.range && /\bbr\b/.test(String(headers['accept-encoding']));
}

/** As small as it goes, as Hosting does. That takes seconds for a large file, so it is done once. */
function createCompressor(): (file: string) => Promise<Buffer> {
  const compressed = new Map<string, Promise<Buffer>>();
  return async (file) => {
    const { mtimeMs } = await stat(file);
    const key = `${file} ${mtimeMs}`;
    const content = compressed.get(key) ?? readFile(file).then(promisify(brotliCompress));
    compressed.set(key, content);
    return content;
  };
}

async function findFile(
  root: string,
  encodedPath: string,
  { rewrites }: HostingConfig,
): Promise<Found> {
  const decoded = decodePath(encodedPath);
  if (decoded === null) return null;
  const isFile = async (file: string) =>
    (await stat(join(root, file)).catch(() => null))?.isFile() ?? false;
  // Before looking at files, so that no page ever has two urls.
  const clean = decoded.replace(/\/$|\.html$/, '').replace(/\/index$/, '') || '/';
  const page = clean === '/' ? '/index.html' : `${clean}.html`;
  if (await isFile(page)) {
    return clean === decoded ? { file: page } : { redirect: encodeURI(clean) };
  }
  if (await isFile(decoded)) return { file: decoded };
  const rewrite = rewrites.find(({ source }) => matchesSource(encodedPath, source));
  return rewrite?.destination ? { file: rewrite.destination } : null;
}

/** Null for what can never be a public file: dot files, steps upwards, odd characters. */
function decodePath(path: string): string | null {
  try {
    const decoded = decodeURI(path); // as Hosting: '%26' stays
    return /\/\.|\/\/|\\|\0/.test(decoded) ? null : decoded;
  } catch {
    return null;
  }
}
