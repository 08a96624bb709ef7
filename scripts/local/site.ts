// Starts the parts of `npm start`: database, mail, functions and pages.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import express from 'express';
import { salon } from 'shared/salon.ts';
import { createSmtpDelivery } from '../../functions/src/mail/smtp-delivery.ts';
import {
  createReviewMailer,
  type ReviewMailer,
} from '../../functions/src/review-mail/review-mailer.ts';
import { parseSettings } from '../build/settings.ts';
import { chooseDatabase, type DatabaseChoice, startDatabase } from './database.ts';
import { createFunctions, log } from './functions.ts';
import { callFunctions, createHosting, redirect } from './hosting.ts';
import { readHostingConfig } from './hosting-config.ts';
import { startOutbox } from './outbox.ts';
import { loadOwnerSecret } from './owner-secret.ts';
import { claimPort } from './ports.ts';
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
  const outboxPort = await claimPort({
    port: options.smtpPort,
    setting: 'SMTP_PORT',
    purpose: 'the outbox for mail',
  });
  const outbox = await startOutbox({ port: outboxPort, folder: outboxFolder });
  stops.push(outbox.stop);
  // Claimed after the outbox listens: otherwise the outbox could get the same port.
  const port = await claimPort({ port: options.port, setting: 'PORT', purpose: 'the site' });
  const url = `http://localhost:${port}`;
  const ownerPort = await claimPort({
    port: options.ownerPort,
    setting: 'OWNER_PORT',
    purpose: 'the pages of the owner',
  });
  // Another host name, because cookies ignore ports.
  const ownerUrl = `http://127.0.0.1:${ownerPort}`;
  const deliver = createSmtpDelivery(outbox.url, { from: salon.email, to: salon.email });
  let mailReview: ReviewMailer | undefined;
  let lastEvent = Promise.resolve();
  const started = await startDatabase(choice, {
    ...options,
    port,
    // Handles one event at a time, as deployed. The mailer itself logs a mail that was not accepted.
    reviewAdded(review) {
      const event = { ...review, time: Date.now() };
      lastEvent = lastEvent.then(() => mailReview?.(event)).catch(() => {});
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
  const app = express().disable('x-powered-by').set('env', 'production');
  const ownerApp = express().disable('x-powered-by').set('env', 'production');
  if (started.routes) app.use(started.routes);
  const server = createServer(app);
  if (options.dev) {
    Object.assign(process.env, settings);
    const { startDevPages } = await import('./dev-pages.ts');
    const pages = await startDevPages(options.stateFolder, server);
    stops.push(pages.stop);
    const functions = await loadFunctions();
    app.use(redirect({ config, ownerUrl }), callFunctions({ config, functions }));
    app.use(...pages.handlers);
    ownerApp.use(callFunctions({ config: ownerConfig, functions }), ...pages.handlers);
  } else {
    // Not in dist/: several sites may run simultaneously, each with its own build.
    const folder = join(options.stateFolder, 'site');
    const build = options.build ?? (await import('../build/prerender.ts')).buildSite;
    await build(settings, folder);
    const emulator = settings.VITE_FIRESTORE_EMULATOR;
    const functions = await loadFunctions();
    app.use(createHosting({ folder, config, functions, emulator, ownerUrl }));
    const owner = { folder: `${folder}-beheer`, config: ownerConfig, functions, ownerUrl };
    ownerApp.use(createHosting(owner));
  }
  for (const [each, on] of [
    [server, port],
    [createServer(ownerApp), ownerPort],
  ] as const) {
    each.listen(on, '127.0.0.1');
    await once(each, 'listening');
    stops.push(async () => {
      each.close();
      each.closeAllConnections(); // requests of live lists never end by themselves
    });
  }
  return { url, ownerUrl, database: choice.kind };
}
