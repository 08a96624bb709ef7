// Starts the parts of `npm start`: database, mail, functions and pages.
import { createServer } from 'node:http';
import { join } from 'node:path';
import express from 'express';
import { salon } from 'shared/salon.ts';
import {
  createSmtpDelivery,
  type Deliver,
  type Message,
} from '../../functions/src/mail/smtp-delivery.ts';
import {
  createReviewMailer,
  type ReviewMailer,
} from '../../functions/src/review-mail/review-mailer.ts';
import { parseSettings } from '../build/settings.ts';
import { readFirebaseProject } from '../firebase-project.ts';
import { chooseDatabase, type DatabaseChoice, startDatabase } from './database.ts';
import { createFunctions, log } from './functions.ts';
import { callFunctions, createHosting, redirect } from './hosting.ts';
import { readHostingConfig } from './hosting-config.ts';
import { startOutbox } from './outbox.ts';
import { loadOwnerSecret } from './owner-secret.ts';
import { whenListening } from './ports.ts';
import type { StartOptions } from './start-options.ts';

export type SiteOptions = StartOptions & {
  environment: Readonly<Record<string, string>>;
  build?: (environment: Record<string, string>, folder: string) => Promise<void>;
  print?: (sentence: string) => void;
};

export type Site = {
  url: string;
  ownerUrl: string; // of /beheer
  database: DatabaseChoice['kind'];
  stop: () => Promise<void>;
};

type Stops = (() => Promise<void>)[];

export async function startSite(options: SiteOptions): Promise<Site> {
  const stops: Stops = [];
  const stop = async () => {
    // All at the same time, so that a part that hangs does not keep the database from being stored.
    await Promise.all(
      stops.splice(0).map((each) => each().catch((error) => console.error('While ending:', error))),
    );
  };
  try {
    return { ...(await startParts(options, stops)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startParts(options: SiteOptions, stops: Stops): Promise<Omit<Site, 'stop'>> {
  const { print = console.log } = options;
  const checked = parseSettings(options.environment);
  if ('problems' in checked) throw new Error(checked.problems.join('\n'));
  const choice = chooseDatabase(options.embedded, checked.settings);
  const secret = await loadOwnerSecret(options.stateFolder);
  const outboxFolder = join(options.stateFolder, 'outbox');
  const outbox = await startOutbox({ port: options.smtpPort, folder: outboxFolder });
  stops.push(outbox.stop);
  const site = await listen(options.port, 'PORT', stops);
  const owner = await listen(options.ownerPort, 'OWNER_PORT', stops);
  const url = `http://localhost:${site.port}`;
  // Another host name, because cookies ignore ports.
  const ownerUrl = `http://127.0.0.1:${owner.port}`;
  const send = createSmtpDelivery(outbox.url, { from: salon.email, to: salon.email });
  const deliver: Deliver = async (message) => {
    await send(message);
    printLinks(message, print);
  };
  let mailReview: ReviewMailer | undefined;
  let lastEvent = Promise.resolve();
  const started = await startDatabase(choice, {
    ...options,
    port: site.port,
    // Handles one event at a time, as deployed. The mailer itself logs a mail that was not accepted.
    reviewAdded(review) {
      lastEvent = lastEvent.then(() => mailReview?.(review)).catch(() => {});
    },
  });
  const { database } = started;
  if (started.stop) stops.push(started.stop);
  if (database) {
    const logs = { log, warn: log };
    mailReview = createReviewMailer({ ownerOrigin: ownerUrl, deliver, now: Date.now, ...logs });
  }
  print(`Database: ${started.description}.`);
  print(
    `Mail: ${join(outboxFolder, '*.eml')} (an outbox on ${new URL(outbox.url).host}; nothing is sent).`,
  );

  print(options.dev ? 'Starting Vite...' : 'Building the site...');
  const settings = { ...checked.settings, ...started.settings };
  const { stateFolder } = options;
  const loadFunctions = () =>
    createFunctions({ database, deliver, secret, url, ownerUrl, stateFolder });
  const config = await readHostingConfig('firebase.json');
  const ownerConfig = await readHostingConfig('firebase.json', 'beheer');
  const ownerOrigins = { local: ownerUrl, deployed: readFirebaseProject().ownerOrigin };
  if (started.routes) site.app.use(started.routes);
  if (options.dev) {
    Object.assign(process.env, settings);
    const { startDevPages } = await import('./dev-pages.ts');
    const pages = await startDevPages(options.stateFolder, site.server);
    stops.push(pages.stop);
    const functions = await loadFunctions();
    site.app.use(redirect({ config, ownerOrigins }), callFunctions({ config, functions }));
    site.app.use(pages.serveFiles, pages.renderSource);
    owner.app.use(redirect({ config: ownerConfig, ownerOrigins }));
    owner.app.use(callFunctions({ config: ownerConfig, functions }), pages.serveOwnerFiles);
  } else {
    // Not in dist/: several sites may run simultaneously, each with its own build.
    const folder = join(options.stateFolder, 'site');
    const build = options.build ?? (await import('../build/prerender.ts')).buildSite;
    await build(settings, folder);
    const emulator = settings.VITE_FIRESTORE_EMULATOR;
    const functions = await loadFunctions();
    site.app.use(createHosting({ folder, config, functions, emulator, ownerOrigins }));
    const ownerFolder = `${folder}-beheer`;
    owner.app.use(
      createHosting({ folder: ownerFolder, config: ownerConfig, functions, ownerOrigins }),
    );
  }
  site.complete();
  owner.complete();
  return { url, ownerUrl, database: choice.kind };
}

/** Prints the links to /beheer of a mail: its file breaks a long line, such as that of a link. */
function printLinks({ subject, text }: Message, print: (sentence: string) => void): void {
  const links = text.match(/http:\/\/127\.0\.0\.1:\d+\/beheer\S*/g) ?? [];
  for (const link of links) print(`Mail "${subject}": ${link}`);
}

/** Listens for an app whose routes follow. Its requests wait until the app is complete. */
async function listen(wanted: number, setting: string, stops: Stops) {
  let complete = () => {};
  const completed = new Promise<void>((resolve) => {
    complete = resolve;
  });
  const app = express().disable('x-powered-by').set('env', 'production');
  app.use((_request, _response, next) => void completed.then(() => next()));
  const server = createServer(app);
  const port = await whenListening(server.listen(wanted, '127.0.0.1'), setting);
  stops.push(async () => {
    server.close();
    server.closeAllConnections(); // requests of live lists never end by themselves
  });
  return { app, server, port, complete };
}
