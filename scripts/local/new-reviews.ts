// There is no functions emulator here, so this tells of new reviews instead. What is there at the
// start is not new: neither the seed, nor what an earlier run was told of.
import { subDays } from 'date-fns';
import type { ReviewEvent } from '../../functions/src/review-mailer.ts';
import { writeDay } from './check-review.ts';
import type { EmbeddedStore } from './embedded-store.ts';
import type { Emulator } from './emulator.ts';
import { type ListedDocument, queryReviewsFrom } from './firestore-documents.ts';

export type FollowNewReviews = (arrived: (event: ReviewEvent) => void) => Promise<() => void>;

/** Milliseconds between two looks. */
const pauses = { shortest: 1_000, longest: 5_000 };

/** How much longer than a look: the emulator reads thousands of reviews to find a new one. */
const rest = 10;

export function followEmulator(
  place: Pick<Emulator, 'host' | 'port' | 'projectId'>,
): FollowNewReviews {
  return async (arrived) => {
    // Older days are no news, and may be thousands.
    const list = () => queryReviewsFrom(place, writeDay(subDays(new Date(), 2)));
    const told = new Set((await list()).map(identify));
    let isStopped = false;
    let timer = setTimeout(lookAgain, pauses.shortest);

    async function look() {
      const documents = await list();
      if (isStopped) return;
      for (const document of documents) {
        if (told.has(identify(document))) continue;
        told.add(identify(document));
        arrived(createEvent(place.projectId, document));
      }
    }

    async function lookAgain() {
      const began = performance.now();
      // An emulator that is away is told by whoever started it.
      await look().catch(() => {});
      const took = performance.now() - began;
      const pause = Math.min(pauses.longest, Math.max(pauses.shortest, took * rest));
      if (!isStopped) timer = setTimeout(lookAgain, pause);
    }

    return () => {
      isStopped = true;
      clearTimeout(timer);
    };
  };
}

export function followStore(store: EmbeddedStore): FollowNewReviews {
  return async (arrived) => {
    const told = new Set(store.readReviews().map(({ key }) => key));
    return store.follow(() => {
      for (const { key: name, ...document } of store.readReviews()) {
        if (told.has(name)) continue;
        told.add(name);
        const createTime = new Date().toISOString();
        arrived(createEvent('demo-trimsalon', { name, createTime, document }));
      }
    });
  };
}

function identify({ name, createTime }: ListedDocument): string {
  return `${name} ${createTime}`;
}

function createEvent(
  projectId: string,
  { name, createTime, document }: ListedDocument,
): ReviewEvent {
  return { projectId, name, createdAt: createTime, time: Date.parse(createTime), document };
}
