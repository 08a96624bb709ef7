// Everything of `npm start` together: database, mail, pages.
import { createServer } from 'node:http';
import express from 'express';
import { readSettings } from '../settings.ts';
import { chooseDatabase, type DatabaseChoice, startDatabase } from './database.ts';
import { startMail } from './mail.ts';
import { type Build, startPages } from './pages.ts';
import { checkPorts, listenLocally, type NeededPort } from './ports.ts';
import { startReviewMails } from './review-mails.ts';
import type { StartOptions } from './start-options.ts';
import { createUndoing, type Undoing } from './undoing.ts';

export type SiteOptions = StartOptions & {
  /** The settings of the build, VITE_... */
  environment: Readonly<Record<string, string>>;
  /** Another build than `npm run build`, and the folder it writes. */
  build?: Build;
  folder?: string;
  print?: (sentence: string) => void;
  /** Once aborted, the start is broken off and undone. */
  ended?: AbortSignal;
};

export type Site = {
  url: string;
  database: DatabaseChoice['kind'];
  /** Ends everything that was started, the last first. */
  stop: () => Promise<void>;
};

/** Rejects with a sentence for whoever started it; nothing is left running then. */
export async function startSite(options: SiteOptions): Promise<Site> {
  const undoing = createUndoing();
  try {
    return await startParts(options, undoing);
  } catch (error) {
    await undoing.run();
    throw error;
  }
}

async function startParts(options: SiteOptions, undoing: Undoing): Promise<Site> {
  const { ended = new AbortController().signal, print = console.log } = options;
  const checked = readSettings(options.environment);
  if ('problems' in checked) throw new Error(checked.problems.join('\n'));
  const choice = chooseDatabase(options.embedded, checked.settings);
  const sitePort = { port: options.port, setting: 'PORT', purpose: 'the site' };
  await checkPorts([sitePort, ...listOtherPorts(options, choice)]);

  async function start<Part extends { stop: () => Promise<void> }>(starting: Promise<Part>) {
    const part = await starting;
    undoing.add(part.stop);
    ended.throwIfAborted();
    return part;
  }
  const database = await start(startDatabase(choice, { ...options, print }));
  print(`Database: ${database.description}.`);
  const mail = await start(startMail(options));
  print(`Mail: ${mail.description}.`);
  if (database.followNewReviews) {
    await start(startReviewMails(database.followNewReviews, mail.mailReview));
  }
  print(options.dev ? 'Starting Vite...' : 'Building the site...');
  const pages = await untilEnded(
    start(
      startPages({
        ...options,
        settings: { ...checked.settings, ...database.settings },
        functions: { sendMail: mail.sendMail },
        connectSource: database.connectSource,
      }),
    ),
    ended,
  );

  const app = express().disable('x-powered-by').set('env', 'production');
  if (database.routes) app.use(database.routes);
  app.use(...pages.handlers);
  const { port, servers } = await listenLocally(() => {
    const server = createServer(app);
    pages.connect(server);
    return server;
  }, sitePort);
  undoing.add(async () => {
    for (const server of servers) {
      server.close();
      server.closeAllConnections(); // live lists never end by themselves
    }
  });
  return { url: `http://localhost:${port}`, database: choice.kind, stop: undoing.run };
}

function listOtherPorts(options: SiteOptions, choice: DatabaseChoice): NeededPort[] {
  const firestore = {
    port: options.firestorePort,
    setting: 'FIRESTORE_PORT',
    purpose: 'the Firestore emulator',
  };
  const outbox = { port: options.smtpPort, setting: 'SMTP_PORT', purpose: 'the outbox for mail' };
  return [...(choice.kind === 'emulator' ? [firestore] : []), ...(options.smtpUrl ? [] : [outbox])];
}

/** Rejects as soon as the signal aborts: a build cannot be told to stop. */
function untilEnded<T>(work: Promise<T>, ended: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    work.then(resolve, reject);
    if (ended.aborted) reject(ended.reason);
    ended.addEventListener('abort', () => reject(ended.reason), { once: true });
  });
}
