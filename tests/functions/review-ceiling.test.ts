// How many mails reviews may give, whatever the mail server does. The same in Firestore: tests/faults/review-mail.
import { expect, test } from 'vitest';
import { anHour, decideClaim, keepClaims } from '../../functions/src/review-mail/claims.ts';
import {
  createReviewMailer,
  type ReviewEvent,
} from '../../functions/src/review-mail/review-mailer.ts';
import type { Message } from '../../functions/src/smtp-delivery.ts';
import { openInMemory } from './documents-in-memory.ts';
import { ownerLinks } from './mail-site.ts';
import { createEvent } from './review-site.ts';

const tenMinutes = anHour / 6;

/** A clock, a mail server that fails when told to, and events that come again after each failure. */
function setup() {
  const server = { fails: (_attempt: number) => false };
  const accepted: Message[] = [];
  let [attempts, refused, added] = [0, 0, 0];
  let time = Date.parse('2026-11-24T13:00Z'); // two o'clock in the Netherlands
  const mail = createReviewMailer({
    createLinks: () => ownerLinks,
    claims: keepClaims(openInMemory(), () => time),
    async deliver(message) {
      attempts += 1;
      if (server.fails(attempts)) {
        refused += 1;
        throw Object.assign(new Error(), { code: 'ESOCKET' });
      }
      accepted.push(message);
    },
    log: () => {},
  });

  let queue: ReviewEvent[] = [];
  return {
    server,
    accepted,
    add(count: number) {
      const events = Array.from({ length: count }, (_, index) => createEvent(`${added + index}`));
      added += count;
      queue.push(...events);
      return events;
    },
    addAgain: (events: readonly ReviewEvent[]) => queue.push(...events),
    /** How many mails were accepted meanwhile, and how many of them say that more may follow. */
    async pass(duration: number) {
      const before = accepted.length;
      for (const end = time + duration; time < end; time += tenMinutes) {
        const refusedBefore = refused;
        const failed: ReviewEvent[] = [];
        for (const event of queue) await mail(event).catch(() => failed.push(event));
        // Nothing waits by failing: only a mail that was tried comes again.
        expect(failed).toHaveLength(refused - refusedBefore);
        queue = failed;
      }
      return count(accepted.slice(before));
    },
  };
}

function count(messages: readonly Message[]) {
  const last = messages.filter(({ subject }) => subject.endsWith('; er kunnen er meer volgen'));
  return { single: messages.length - last.length, last: last.length };
}

test('1,000 reviews at once give eleven mails, the eleventh says so, and each event comes once', async () => {
  const { accepted, add, addAgain, pass } = setup();
  const events = add(1000);
  addAgain(events);
  expect(await pass(anHour)).toEqual({ single: 10, last: 1 });
  addAgain(events.slice(0, 11));
  expect(await pass(anHour)).toEqual({ single: 0, last: 0 });
  expect(accepted.at(-1)?.text).toContain(
    '\n\nEr komen nu veel recensies binnen: dit is de elfde van dit uur. Er kunnen er nog meer volgen. Daarover krijgt u tot 15.00 uur geen mail; van een recensie die daarna komt weer wel. Met de onderste link ziet u ze allemaal, en kunt u het recensieformulier dichtzetten.\n\nBeantwoorden:\n',
  );
});

test('what the mail server refuses for a moment still comes, once and in its own place', async () => {
  const { server, accepted, add, pass } = setup();
  server.fails = (attempt) => [1, 12, 13].includes(attempt); // a review, and the eleventh twice
  add(1);
  expect(await pass(tenMinutes)).toEqual({ single: 0, last: 0 });
  add(1000);
  expect(await pass(5 * tenMinutes)).toEqual({ single: 10, last: 1 });
  expect(new Set(accepted.map(({ reference }) => reference)).size).toBe(11);
});

test('after an outage the mails come ten an hour too, and the owner is told that there are more', async () => {
  const { server, add, pass } = setup();
  server.fails = () => true;
  for (let hours = 0; hours < 5; hours += 1) {
    add(8);
    expect(await pass(anHour)).toEqual({ single: 0, last: 0 });
  }
  server.fails = () => false;
  const { single, last } = await pass(anHour);
  expect(single).toBeLessThanOrEqual(10);
  expect(last).toBeGreaterThan(0);
});

const stored = { hour: 7, place: 3, done: false };

test.each([
  ['is new', null, 7, 10, { hour: 7, place: 10, done: false }],
  ['is new, after the eleventh', null, 7, 11, null],
  ['is done', { ...stored, done: true }, 9, 0, null],
  ['failed in this hour', stored, 7, 11, stored],
  ['failed in an earlier hour', stored, 9, 4, { hour: 9, place: 4, done: false }],
  ['failed in an earlier hour, after the eleventh of this one', stored, 9, 11, null],
  ['failed as the eleventh', { ...stored, place: 10 }, 9, 11, { ...stored, place: 10 }],
])('the place of an event that %s', (_what, claim, hour, taken, expected) => {
  expect(decideClaim(claim, hour, taken)).toEqual(expected);
});
