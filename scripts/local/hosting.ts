// Serves a build with the headers and rewrites of firebase.json, like Firebase Hosting.
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, posix, relative, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import express, { type Express, type RequestHandler } from 'express';
import { findMatch, type HostingConfig, pickHeaders } from './hosting-config.ts';

/** One Hosting site: its part of firebase.json, and what that part refers to. */
export type HostedSite = {
  config: HostingConfig;
  functions: Functions;
  ownerOrigins: OwnerOrigins;
};

/** Handlers by the `functionId` of firebase.json. */
export type Functions = Readonly<Record<string, RequestHandler>>;

/** The origin of the owner's pages, here and at Google: redirects name the latter. */
type OwnerOrigins = { local: string; deployed: string };

type HostingOptions = HostedSite & {
  folder: string; // a finished build: later files are not served
  emulator?: string | undefined;
};

const compressible = /\.(html|js|css|svg|json|xml|txt|webmanifest|vtt)$/;

export function createHosting(options: HostingOptions): Express {
  const app = express().disable('x-powered-by');
  return app.use(
    setHeaders(options),
    redirect(options),
    callFunctions(options),
    serveFiles(options),
  );
}

const policyHeader = 'Content-Security-Policy';

function setHeaders({ config, emulator }: HostingOptions): RequestHandler {
  return (request, response, next) => {
    // '**' does not match '/..', so a path with it would get no Content-Security-Policy.
    const path = posix.normalize(request.path);
    const headers = pickHeaders(config, path);
    const policy = headers[policyHeader];
    if (policy) headers[policyHeader] = adaptPolicy(policy, emulator);
    response.set(headers);
    next();
  };
}

/** Removes upgrade-insecure-requests, which Safari applies to localhost. Allows the emulator. */
function adaptPolicy(policy: string, emulator: string | undefined): string {
  const withoutUpgrade = policy.replace('; upgrade-insecure-requests', '');
  if (!emulator) return withoutUpgrade;
  return withoutUpgrade.replace('connect-src', `connect-src http://${emulator}`);
}

export function redirect({ config, ownerOrigins }: HostedSite): RequestHandler {
  return ({ path }, response, next) => {
    const found = findMatch(config.redirects, path);
    if (!found) return next();
    const { deployed, local } = ownerOrigins;
    const destination = found.destination.replace(deployed, local);
    response.redirect(found.type, destination);
  };
}

export function callFunctions({ config, functions }: HostedSite): RequestHandler {
  return (request, response, next) => {
    const rewrite = findMatch(config.rewrites, request.path);
    if (!rewrite?.function) return next();
    const call = functions[rewrite.function.functionId];
    if (!call) return next();
    // Replaces the client's own header: as on Hosting, a client cannot choose its address.
    request.headers['x-forwarded-for'] = request.socket.remoteAddress;
    return call(request, response, next);
  };
}

function serveFiles({ folder, config }: HostingOptions): RequestHandler {
  const root = resolve(folder);
  const files = listFiles(root, config.ignore);
  const compress = createCompressor();
  return async (request, response) => {
    const { method, path, url } = request;
    if (method !== 'GET' && method !== 'HEAD') {
      response.set('Allow', 'GET, HEAD').sendStatus(405);
      return;
    }
    // Looks for a page first, so that '/x.html' and '/x/' redirect to '/x'.
    const pagePath = cleanPath(path, config);
    const page = files.get(addExtension(pagePath, config));
    if (page && pagePath !== path) {
      const query = url.slice(path.length);
      response.redirect(301, pagePath + query);
      return;
    }
    const rewrite = findMatch(config.rewrites, path);
    const file = page ?? files.get(path) ?? files.get(rewrite?.destination ?? '');
    if (!file) {
      // As in Firebase's emulator, the 404 page has the headers of the missing path.
      response.status(404).sendFile('404.html', { root, cacheControl: false, acceptRanges: false });
      return;
    }
    const isCompressed = compressible.test(file) && request.acceptsEncodings('br');
    if (!isCompressed) {
      response.sendFile(file, { root, cacheControl: false, dotfiles: 'allow' });
      return;
    }
    const content = await compress(join(root, file));
    response.type(extname(file));
    response.vary('Accept-Encoding');
    response.set('Content-Encoding', 'br');
    response.send(content);
  };
}

/** Returns the url of a page: without `.html` for `cleanUrls`, and without a slash at its end where
 * `trailingSlash` is false. */
function cleanPath(path: string, { cleanUrls, trailingSlash }: HostingConfig): string {
  let clean = path;
  if (trailingSlash === false) clean = clean.replace(/\/$/, '');
  if (cleanUrls) clean = clean.replace(/\.html$/, '').replace(/\/index$/, '');
  return clean || '/';
}

function addExtension(path: string, { cleanUrls }: HostingConfig): string {
  if (path === '/') return '/index.html';
  if (!cleanUrls) return path;
  return `${path}.html`;
}

/** Maps encoded paths to files. Any other path, such as one with '..', finds no file. */
function listFiles(root: string, ignore: readonly string[]): Map<string, string> {
  const files = new Map<string, string>();
  const ignored = ignore.map((source) => ({ source }));
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(root, path).replaceAll(sep, '/');
    const isServed = entry.isFile() && !findMatch(ignored, name);
    if (isServed) files.set(encodeURI(`/${name}`), name);
  }
  return files;
}

/** Caches each result, because Brotli at its best quality is slow for a large file. */
function createCompressor(): (file: string) => Promise<Buffer> {
  const cache = new Map<string, Promise<Buffer>>();
  return (file) => {
    const known = cache.get(file);
    if (known) return known;
    const compressed = compress(file);
    compressed.catch(() => cache.delete(file));
    cache.set(file, compressed);
    return compressed;
  };
}

const brotli = promisify(brotliCompress);

async function compress(file: string): Promise<Buffer> {
  const content = await readFile(file);
  return brotli(content);
}
