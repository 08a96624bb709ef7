// Serves a build the way Firebase Hosting does, by firebase.json itself.
import { resolve } from 'node:path';
import compression from 'compression';
import express, { type Express, type RequestHandler } from 'express';
import { type HostingConfig, matchesSource, pickHeaders } from './hosting-config.ts';
import { findAnswer } from './hosting-files.ts';
import { servePackedFiles } from './packed-files.ts';

export type HostingOptions = {
  /** What `npm run build` wrote. */
  folder: string;
  config: HostingConfig;
  /** functionId -> the function that answers it. */
  functions: Readonly<Record<string, RequestHandler>>;
  /** The emulator's address: the only one that pages here may reach and pages online may not. */
  connectSource?: string | undefined;
};

export function createHosting(options: HostingOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use(setHeaders(options), callFunctions(options));
  app.use(servePackedFiles(resolve(options.folder), options.config));
  // Part of a file cannot be unpacked, so a request for a range gets it as it is.
  app.use(
    compression({ filter: (...asked) => !asked[0].headers.range && compression.filter(...asked) }),
  );
  app.use(serveFiles(options));
  return app;
}

function setHeaders({ config, connectSource }: HostingOptions): RequestHandler {
  return (request, response, next) => {
    for (const [name, value] of Object.entries(pickHeaders(config, request.path))) {
      response.set(name, name === 'Content-Security-Policy' ? adapt(value, connectSource) : value);
    }
    next();
  };
}

// There is no https here, and Safari would insist on it even for localhost.
function adapt(policy: string, connectSource?: string): string {
  const local = policy.replace(/;? *upgrade-insecure-requests/, '');
  return connectSource ? local.replace('connect-src ', `connect-src ${connectSource} `) : local;
}

export function callFunctions({
  config,
  functions,
}: Pick<HostingOptions, 'config' | 'functions'>): RequestHandler {
  return (request, response, next) => {
    const rewrite = config.rewrites.find(({ source }) => matchesSource(request.path, source));
    if (!rewrite || 'destination' in rewrite) return next();
    const call = functions[rewrite.functionId];
    if (!call) return next(new Error(`There is no function ${rewrite.functionId} here`));
    // What the visitor claims to be does not count, as with Hosting.
    request.headers['x-forwarded-for'] = request.socket.remoteAddress;
    return call(request, response, next);
  };
}

function serveFiles({ folder, config }: HostingOptions): RequestHandler {
  const root = resolve(folder);
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.set('Allow', 'GET, HEAD').sendStatus(405);
      return;
    }
    const answer = await findAnswer(root, request.path, config);
    if ('redirect' in answer) {
      response.redirect(301, answer.redirect + request.url.slice(request.path.length));
    } else if ('file' in answer) {
      // The headers of firebase.json stand already.
      response.sendFile(answer.file.slice(1), { root, cacheControl: false });
    } else {
      // Never kept: a file that is missing while the site is being built is there the next moment.
      response.status(404).set('Cache-Control', 'no-cache');
      delete request.headers.range;
      response.sendFile('404.html', {
        root,
        cacheControl: false,
        etag: false,
        lastModified: false,
      });
    }
  };
}
