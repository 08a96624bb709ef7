// Where the mail about a new review meets Firestore, in the real emulator. The rest: tests/functions/review-mail.
import { expect, vi } from 'vitest';
import { connectDatabase } from '../../functions/src/database.ts';
import { anHour, keepClaims } from '../../functions/src/review-mail/claims.ts';
import { emulatorTest } from '../emulator.ts';
import { openOutbox } from '../functions/mail-site.ts';
import { createEvent, startReviewSite } from '../functions/review-site.ts';
import {
  connectFunction,
  ownerSecret,
  readEvent,
  storeReview,
  stubDeployment,
} from './review-events.ts';

emulatorTest(
  'forty reviews in an hour give eleven mails, each once, and one that failed in its own place',
  async () => {
    const { database } = await connectFunction('mail-forty');
    const { clock, createMailer, received, logged } = await startReviewSite();
    const claims = keepClaims(connectDatabase(database), () => clock.time);
    const failing = createMailer({ claims, deliver: () => Promise.reject(new Error('Away')) });
    const deliverAll = async (names: readonly number[]) => {
      const mail = createMailer({ claims });
      for (const name of names) await mail(createEvent(`${name}`));
      return (await received()).length;
    };
    const names = [...Array(40).keys()];
    await expect(failing(createEvent('0'))).rejects.toThrow('tried again');
    logged.length = 0;
    expect(await deliverAll(names)).toBe(11);
    const eleventh = (await received()).at(-1)?.parsed;
    expect(eleventh?.subject).toContain('er kunnen er meer volgen');
    expect(eleventh?.text).toMatch(
      /dit is de elfde van dit uur\..*krijgt u tot \d+\.00 uur geen mail/s,
    );
    expect(await deliverAll(names)).toBe(11);
    clock.time += anHour;
    expect(await deliverAll(names.slice(0, 11))).toBe(11);
    expect(await deliverAll([40])).toBe(12);
    expect(logged).toEqual([]);
    const kept = await database.collection('mailedReviews').get();
    expect(kept.size).toBe(12 + 2); // and those of the two hours
    const week = expect.objectContaining({ seconds: expect.any(Number) });
    for (const document of kept.docs) expect(document.get('expireAt')).toEqual(week);
  },
);

emulatorTest(
  'the deployed function mails a review once, by the settings of the platform',
  async () => {
    const outbox = await openOutbox();
    const { database, projectId } = await connectFunction('mail-deployed');
    stubDeployment(projectId, outbox.url);
    const { mailNewReview } = await import('../../functions/src/index.ts');
    expect(mailNewReview.__endpoint).toMatchObject({
      region: ['europe-west1'],
      maxInstances: 1,
      concurrency: 1,
      secretEnvironmentVariables: [{ key: 'SMTP_URL' }, { key: 'OWNER_SECRET' }],
      eventTrigger: {
        eventType: 'google.cloud.firestore.document.v1.created',
        eventFilterPathPatterns: { document: 'reviews/{documentName}' },
        retry: true,
      },
    });

    type Event = Parameters<typeof mailNewReview.run>[0]; // which has more
    const deliver = async () => mailNewReview.run((await readEvent(database)) as Event);
    await storeReview(database, '31');
    vi.stubEnv('OWNER_SECRET', 'te kort');
    await expect(deliver()).rejects.toThrow('OWNER_SECRET has under 32 characters');
    vi.stubEnv('OWNER_SECRET', ownerSecret);
    await deliver();
    await deliver();
    // Put back from the bin: no news.
    await database.doc('reviews/31').delete();
    await storeReview(database, '31');
    await deliver();
    const subjects = (await outbox.received()).map(({ parsed }) => parsed.subject);
    expect(subjects).toEqual(['Nieuwe recensie: 4 van 5 sterren']);
  },
);
