// New reviews in the real emulator, and the events that Firestore makes of them.
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { onTestFinished } from 'vitest';
import { createClaims } from '../../functions/src/claims.ts';
import { storeClaimsInFirestore } from '../../functions/src/firestore-claims.ts';
import {
  createReviewMailer,
  type ReviewEvent,
  type ReviewMailer,
  type ReviewMailerOptions,
} from '../../functions/src/review-mailer.ts';
import { createSmtpDelivery } from '../../functions/src/smtp-delivery.ts';
import { emptyDatabase } from '../emulator.ts';
import { addresses, ownerLinks } from '../functions/mail-site.ts';
import { today } from '../today.ts';

const review = 'Fijn geholpen.\nDank u wel!';
export const typedReview = { name: 'Anouk', review, stars: 4, date: today() };

/** The owner's Firestore, as a deployed function has it. */
export async function connectFunction(name: string) {
  const { host, port, projectId } = await emptyDatabase(name);
  const app = initializeApp({ projectId }, `${name}-${crypto.randomUUID()}`);
  const database = getFirestore(app);
  database.settings({ host: `${host}:${port}`, ssl: false });
  onTestFinished(() => deleteApp(app));
  return { database, projectId };
}

/** Stores the document, and returns the event of its creation. */
export async function storeReview(
  database: Firestore,
  name: string,
  changes: Record<string, unknown> = {},
): Promise<ReviewEvent> {
  const place = database.collection('reviews').doc(name);
  await place.create({ id: Number(name), ...typedReview, ...changes });
  const snapshot = await place.get();
  const { seconds, nanoseconds } = snapshot.createTime ?? { seconds: 0, nanoseconds: 0 };
  return {
    projectId: 'demo-mail',
    name,
    createdAt: `${seconds}.${nanoseconds}`,
    time: seconds * 1000,
    document: snapshot.data() ?? {},
  };
}

type Changes = Partial<ReviewMailerOptions> & { smtpUrl: string };

export function createMailer(database: Firestore, { smtpUrl, now = Date.now, ...others }: Changes) {
  const logged: unknown[] = [];
  const mail = createReviewMailer({
    addresses,
    createLinks: () => ownerLinks,
    claims: createClaims(storeClaimsInFirestore(database, now), now),
    deliver: createSmtpDelivery(smtpUrl),
    now,
    log: (...entry) => logged.push(entry),
    ...others,
  });
  return { mail, logged };
}

/** As the platform delivers: one at a time. Returns the events that have to come again. */
export async function deliverAll(mail: ReviewMailer, events: readonly ReviewEvent[]) {
  const failed = new Set<ReviewEvent>();
  for (const event of events) await mail(event).catch(() => failed.add(event));
  return [...failed];
}
