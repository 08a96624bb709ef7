// Starts the parts of `npm start`: database, mail, functions and pages.
import { join } from 'node:path';
import { salon } from 'shared/salon.ts';
import {
  createSmtpDelivery,
  type Deliver,
  type Message,
} from '../../functions/src/mail/smtp-delivery.ts';
import { createReviewMailer } from '../../functions/src/review-mail/review-mailer.ts';
import { requireSettings } from '../build/settings.ts';
import { type DatabaseKind, startDatabase } from './database.ts';
import { createFunctions, log } from './functions.ts';
import { listen } from './listen.ts';
import { startOutbox } from './outbox.ts';
import { loadOwnerSecret } from './owner-secret.ts';
import { createQueue } from './queue.ts';
import { type Build, serveBuild, serveSource } from './serve-pages.ts';
import type { StartOptions } from './start-options.ts';

type Print = (sentence: string) => void;

export type SiteOptions = StartOptions & {
  environment: Readonly<Record<string, string>>;
  build?: Build;
  print?: Print;
};

export type Site = {
  url: string;
  ownerUrl: string; // of /beheer
  database: DatabaseKind;
  stop: () => Promise<void>;
};

type Stop = () => Promise<void>;

export async function startSite(options: SiteOptions): Promise<Site> {
  const stops: Stop[] = [];
  const stop = async () => {
    const parts = stops.splice(0); // a second call finds none
    // All at the same time, so that a part that hangs does not keep the database from being stored.
    await Promise.all(parts.map(stopPart));
  };
  try {
    const started = await startParts(options, stops);
    return { ...started, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function stopPart(stop: Stop): Promise<void> {
  try {
    await stop();
  } catch (error) {
    console.error('While ending:', error);
  }
}

async function startParts(options: SiteOptions, stops: Stop[]): Promise<Omit<Site, 'stop'>> {
  const { stateFolder, print = console.log } = options;
  const given = requireSettings(options.environment);
  const secret = await loadOwnerSecret(stateFolder);
  const outboxFolder = join(stateFolder, 'outbox');
  const outbox = await startOutbox({ port: options.smtpPort, folder: outboxFolder });
  stops.push(outbox.stop);
  const site = await listen(options.port, 'PORT');
  stops.push(site.stop);
  const owner = await listen(options.ownerPort, 'OWNER_PORT');
  stops.push(owner.stop);
  const url = `http://localhost:${site.port}`;
  // Another host name, because cookies ignore ports.
  const ownerUrl = `http://127.0.0.1:${owner.port}`;

  const deliver = createDelivery(outbox.url, print);
  const logs = { log, warn: log };
  const mailReview = createReviewMailer({ ownerOrigin: ownerUrl, deliver, now: Date.now, ...logs });
  const mailInTurn = createQueue(); // one mail at a time, as deployed
  const started = await startDatabase({
    embedded: options.embedded,
    projectId: given.VITE_FIREBASE_PROJECT_ID,
    firestorePort: options.firestorePort,
    stateFolder,
    port: site.port,
    reviewAdded(review) {
      // The mailer itself logs a mail that was not accepted.
      mailInTurn(() => mailReview(review)).catch(() => {});
    },
  });
  const { database } = started;
  if (started.stop) stops.push(started.stop);
  if (started.routes) site.app.use(started.routes);
  const smtpHost = new URL(outbox.url).host;
  print(`Database: ${started.description}.`);
  print(`Mail: ${join(outboxFolder, '*.eml')} (an outbox on ${smtpHost}; nothing is sent).`);

  const pages = {
    site,
    owner,
    ownerUrl,
    settings: { ...given, ...started.settings },
    stateFolder,
    loadFunctions: () => createFunctions({ database, deliver, secret, url, ownerUrl, stateFolder }),
  };
  if (options.dev) {
    print('Starting Vite...');
    stops.push(await serveSource(pages));
  } else {
    print('Building the site...');
    await serveBuild(pages, options.build);
  }
  site.complete();
  owner.complete();
  return { url, ownerUrl, database: started.kind };
}

/** Delivers to the outbox, and prints the links to /beheer. */
function createDelivery(outboxUrl: string, print: Print): Deliver {
  const send = createSmtpDelivery(outboxUrl, { from: salon.email, to: salon.email });
  return async (message) => {
    await send(message);
    printLinks(message, print);
  };
}

const ownerLink = /http:\/\/127\.0\.0\.1:\d+\/beheer\S*/g;

/** Prints the links to /beheer of a mail: its file breaks a long line, such as that of a link. */
function printLinks({ subject, text }: Message, print: Print): void {
  for (const [link] of text.matchAll(ownerLink)) print(`Mail "${subject}": ${link}`);
}
