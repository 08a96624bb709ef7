// Serves a build with the headers and rewrites of firebase.json, like Firebase Hosting.
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, posix, relative, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import express, { type Express, type RequestHandler } from 'express';
import { type HostingConfig, matchesPattern, pickHeaders } from './hosting-config.ts';

type HostingOptions = {
  folder: string; // a finished build: later files are not served
  config: HostingConfig;
  functions: Readonly<Record<string, RequestHandler>>;
  emulator?: string | undefined;
  ownerUrl: string; // replaces the owner's origin in redirects
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

function setHeaders({ config, emulator }: HostingOptions): RequestHandler {
  return (request, response, next) => {
    // '**' does not match '/..', so a path with it would get no Content-Security-Policy.
    const headers = pickHeaders(config, posix.normalize(request.path));
    const policy = headers['Content-Security-Policy'];
    response.set(headers);
    if (policy) response.set('Content-Security-Policy', adaptPolicy(policy, emulator));
    next();
  };
}

/** Removes upgrade-insecure-requests, which Safari applies to localhost. Allows the emulator. */
function adaptPolicy(policy: string, emulator: string | undefined): string {
  const plain = policy.replace('; upgrade-insecure-requests', '');
  return emulator ? plain.replace('connect-src', `connect-src http://${emulator}`) : plain;
}

export function redirect({
  config,
  ownerUrl,
}: Pick<HostingOptions, 'config' | 'ownerUrl'>): RequestHandler {
  return ({ path }, response, next) => {
    const found = config.redirects.find((each) => matchesPattern(path, each));
    if (!found) return next();
    response.redirect(found.type, ownerUrl + new URL(found.destination, ownerUrl).pathname);
  };
}

type Functions = Pick<HostingOptions, 'config' | 'functions'>;

export function callFunctions({ config, functions }: Functions): RequestHandler {
  return (request, response, next) => {
    const rewrite = config.rewrites.find((each) => matchesPattern(request.path, each));
    const call = rewrite?.function && functions[rewrite.function.functionId];
    if (!call) return next();
    // Replaces the client's own header: as on Hosting, a client cannot choose its address.
    request.headers['x-forwarded-for'] = request.socket.remoteAddress;
    return call(request, response, next);
  };
}

function serveFiles({ folder, config }: HostingOptions): RequestHandler {
  const root = resolve(folder);
  const files = listFiles(root);
  const compress = createCompressor();
  return async (request, response) => {
    const { method, path, url } = request;
    if (!['GET', 'HEAD'].includes(method)) {
      response.set('Allow', 'GET, HEAD').sendStatus(405);
      return;
    }
    // Looks for a page first, so that '/x.html' and '/x/' redirect to '/x'.
    const clean = path.replace(/\/$|\.html$/, '').replace(/\/index$/, '') || '/';
    const page = files.get(clean === '/' ? '/index.html' : `${clean}.html`);
    const rewrite = config.rewrites.find((each) => matchesPattern(path, each));
    const file = page ?? files.get(path) ?? files.get(rewrite?.destination ?? '');
    if (page && clean !== path) {
      response.redirect(301, clean + url.slice(path.length));
    } else if (!file) {
      response.status(404).set('Cache-Control', 'no-cache');
      response.sendFile('404.html', { root, cacheControl: false, acceptRanges: false });
    } else if (compressible.test(file) && request.acceptsEncodings('br')) {
      response.type(extname(file)).vary('Accept-Encoding').set('Content-Encoding', 'br');
      response.send(await compress(join(root, file)));
    } else {
      response.sendFile(file, { root, cacheControl: false });
    }
  };
}

/** Maps encoded paths to files. Any other path, such as one with '..', finds no file. */
function listFiles(root: string): Map<string, string> {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
  const names = files.map(({ parentPath, name }) => relative(root, join(parentPath, name)));
  return new Map(names.map((name) => [encodeURI(`/${name.replaceAll(sep, '/')}`), name]));
}

/** Caches each result, because Brotli at its best quality is slow for a large file. */
function createCompressor(): (file: string) => Promise<Buffer> {
  const compressed = new Map<string, Promise<Buffer>>();
  return (file) => {
    const content = compressed.get(file) ?? readFile(file).then(promisify(brotliCompress));
    compressed.set(file, content);
    content.catch(() => compressed.delete(file));
    return content;
  };
}
