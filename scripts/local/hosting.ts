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
  ownerOrigins: OwnerOrigins;
};

/** The origin of the owner's pages, here and at Google: redirects name the latter. */
type OwnerOrigins = { local: string; deployed: string };

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
  ownerOrigins,
}: Pick<HostingOptions, 'config' | 'ownerOrigins'>): RequestHandler {
  return ({ path }, response, next) => {
    const found = config.redirects.find((each) => matchesPattern(path, each));
    if (!found) return next();
    const { local, deployed } = ownerOrigins;
    response.redirect(found.type, found.destination.replace(deployed, local));
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
  const files = listFiles(root, config.ignore);
  const compress = createCompressor();
  return async (request, response) => {
    const { method, path, url } = request;
    if (!['GET', 'HEAD'].includes(method)) {
      response.set('Allow', 'GET, HEAD').sendStatus(405);
      return;
    }
    // Looks for a page first, so that '/x.html' and '/x/' redirect to '/x'.
    const clean = cleanPath(path, config);
    const page = files.get(clean === '/' ? '/index.html' : addExtension(clean, config));
    const rewrite = config.rewrites.find((each) => matchesPattern(path, each));
    const file = page ?? files.get(path) ?? files.get(rewrite?.destination ?? '');
    if (page && clean !== path) {
      response.redirect(301, clean + url.slice(path.length));
    } else if (!file) {
      // As in Firebase's emulator, the 404 page has the headers of the missing path.
      response.status(404).sendFile('404.html', { root, cacheControl: false, acceptRanges: false });
    } else if (compressible.test(file) && request.acceptsEncodings('br')) {
      response.type(extname(file)).vary('Accept-Encoding').set('Content-Encoding', 'br');
      response.send(await compress(join(root, file)));
    } else {
      response.sendFile(file, { root, cacheControl: false, dotfiles: 'allow' });
    }
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
  return cleanUrls ? `${path}.html` : path;
}

/** Maps encoded paths to files. Any other path, such as one with '..', finds no file. */
function listFiles(root: string, ignore: readonly string[]): Map<string, string> {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const names = files.map(({ parentPath, name }) =>
    relative(root, join(parentPath, name)).replaceAll(sep, '/'),
  );
  const deployed = names.filter(
    (name) => !ignore.some((source) => matchesPattern(name, { source })),
  );
  return new Map(deployed.map((name) => [encodeURI(`/${name}`), name]));
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
