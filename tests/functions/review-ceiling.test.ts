// How many mails reviews may give, whatever the mail server does. The same in Firestore: tests/faults/review-mail.
import { expect, test } from 'vitest';
import { createClaims } from '../../functions/src/claims.ts';
import type { Message } from '../../functions/src/compose-mail.ts';
import { createReviewMailer, type ReviewEvent } from '../../functions/src/review-mailer.ts';
import { storeClaimsInMemory } from '../../scripts/local/claims-in-memory.ts';
import { keepFigure } from '../keep-figure.ts';
import { today } from '../today.ts';
import { addresses, ownerLinks } from './mail-site.ts';

const tenMinutes = 600_000;
const hour = 6 * tenMinutes;

/** A clock, a mail server that fails when told to, and events that come again after each failure. */
function setup() {
  const server = { attempts: 0, fails: (_attempt: number) => false };
  const accepted: Message[] = [];
  let time = Math.ceil(Date.now() / hour) * hour;
  const mail = createReviewMailer({
    addresses,
    createLinks: () => ownerLinks,
    claims: createClaims(storeClaimsInMemory(), () => time),
    async deliver(message) {
      server.attempts += 1;
      if (server.fails(server.attempts)) throw Object.assign(new Error(), { code: 'ESOCKET' });
      accepted.push(message);
    },
    now: () => time,
    log: () => {},
  });

  let queue: ReviewEvent[] = [];
  return {
    server,
    accepted,
    add(count: number) {
      const events = Array.from({ length: count }, () => createEvent(time));
      queue.push(...events);
      return events;
    },
    addAgain: (events: readonly ReviewEvent[]) => queue.push(...events),
    /** Returns how many mails of each kind were accepted meanwhile, and how many reviews they tell of. */
    async pass(duration: number) {
      const before = accepted.length;
      for (const end = time + duration; time < end; time += tenMinutes) {
        const failed: ReviewEvent[] = [];
        for (const event of queue) await mail(event).catch(() => failed.push(event));
        queue = failed;
      }
      return count(accepted.slice(before));
    },
  };
}

let number = 0;
function createEvent(time: number): ReviewEvent {
  number += 1;
  const document = { id: number, name: 'Anouk', review: 'Fijn.', stars: 4, date: today() };
  return { projectId: 'demo-mail', name: `${number}`, createdAt: `${number}`, time, document };
}

function count(messages: readonly Message[]) {
  const digests = messages.flatMap(
    ({ subject }) => /^\d+(?= nieuwe recensies$)/.exec(subject) ?? [],
  );
  const single = messages.length - digests.length;
  const reviews = digests.reduce((sum, text) => sum + Number(text), single);
  return { single, digests: digests.length, reviews };
}

test('1,000 reviews at once give ten mails and one digest, also when the mail server fails', async () => {
  const { server, accepted, add, addAgain, pass } = setup();
  server.fails = (attempt) => attempt === 4 || attempt === 12; // a review, and the digest
  const events = add(1000);
  addAgain(events);
  expect(await pass(hour)).toEqual({ single: 10, digests: 0, reviews: 10 });
  addAgain(events);
  expect(await pass(2 * hour)).toEqual({ single: 0, digests: 1, reviews: 990 });
  expect(accepted.at(-1)).toMatchObject({
    to: addresses.to,
    text: expect.stringMatching(
      /^Er staan 990 nieuwe recensies op de website\. [^\n]*\n\nMeer: [^\n]*\nhttps:\/\/zachtpoot\.example\/beheer#all\n/,
    ),
  });
  expect(server.attempts).toBe(13);
  addAgain(events);
  expect(await pass(hour)).toEqual({ single: 0, digests: 0, reviews: 0 });
  expect(new Set(accepted.map(({ messageId }) => messageId)).size).toBe(11);
  keepFigure('review mail: mails about 1,000 reviews at once', accepted.length);
});

test('reviews that keep coming give ten mails and one digest an hour', async () => {
  const { accepted, add, pass } = setup();
  for (let hours = 0; hours < 5; hours += 1) {
    add(120);
    const { single, digests } = await pass(hour);
    expect({ single, digests }).toEqual({ single: 10, digests: hours === 0 ? 0 : 1 });
  }
  await pass(hour);
  expect(count(accepted)).toEqual({ single: 50, digests: 5, reviews: 600 });
});

test('after an outage the mails still come ten an hour, and tell of every review', async () => {
  const { server, accepted, add, pass } = setup();
  server.fails = () => true;
  for (let hours = 0; hours < 5; hours += 1) {
    add(8);
    expect((await pass(hour)).reviews).toBe(0);
  }
  server.fails = () => false;
  for (let hours = 0; hours < 5; hours += 1) {
    expect((await pass(hour)).single).toBeLessThanOrEqual(10);
  }
  expect(count(accepted).reviews).toBe(40);
});

test('an eleventh review alone comes an hour later, as itself', async () => {
  const { add, pass } = setup();
  add(11);
  await pass(hour);
  expect(await pass(hour)).toEqual({ single: 1, digests: 0, reviews: 1 });
});
