import type { Firestore } from 'firebase-admin/firestore';
import type { SentMailStore } from './rate-limit.ts';

/** Beside the documents of the review mail: no visitor may read it, and Firestore removes it after `expireAt`. */
export function keepSentMailsInFirestore(database: Firestore, window: number): SentMailStore {
  const document = database.doc('mailedReviews/recent-visitor-mails');
  return {
    async read() {
      const mails = (await document.get()).get('mails');
      return Array.isArray(mails) ? mails : [];
    },
    async write(mails) {
      await document.set({ mails, expireAt: new Date(Date.now() + window) });
    },
  };
}
