import type { Firestore } from 'firebase-admin/firestore';
import type { SentMailStore } from './rate-limit.ts';

// Beside the documents of the review mail: no visitor may read them, and Firestore removes what is past `expireAt`.
const collection = 'mailedReviews';

export function keepSentMailsInFirestore(
  database: Firestore,
  name: 'recent-visitor-mails' | 'recent-owner-links',
  window: number,
): SentMailStore {
  const document = database.collection(collection).doc(name);
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
