// What a live page's list holds, as one plain question. The page itself asks it while the app is still
// on its way (scripts/boot-script.ts), and the SDK follows the same list later on.
import { reviewsPerPage } from '../backend.ts';
import { settings } from '../settings.ts';
import { composeQuestion, type Question } from './plain-question.ts';

export type ListName = 'reviews' | 'photos';

const order = (fieldPath: string, direction: 'ASCENDING' | 'DESCENDING') => ({
  field: { fieldPath },
  direction,
});

/** In the words of Firestore's REST interface; read-live.ts says the same to the SDK. */
export const structuredQueries = {
  reviews: {
    from: [{ collectionId: 'reviews' }],
    orderBy: [
      order('date', 'DESCENDING'),
      order('id', 'DESCENDING'),
      order('__name__', 'DESCENDING'),
    ],
    limit: reviewsPerPage,
  },
  photos: {
    from: [{ collectionId: 'photos' }],
    orderBy: [order('__name__', 'ASCENDING')],
  },
};

/** Null with App Check: Firestore then answers nobody but the SDK. */
export function composeFirstQuestion(list: ListName): Question | null {
  if (settings.appCheckKey) return null;
  return composeQuestion('runQuery', { structuredQuery: structuredQueries[list] });
}
