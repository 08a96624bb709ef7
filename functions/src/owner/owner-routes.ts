import { showAsk } from './ask-page.tsx';
import { restore, showBin } from './bin-page.tsx';
import { showForms, switchForm } from './forms-page.tsx';
import { changeNotice, showNotice } from './notice-page.tsx';
import { changePhotos, showAlbum, upload } from './owner-album-page.tsx';
import { showReviews } from './owner-reviews-page.tsx';
import { bodyLimits } from './read-form.ts';
import { remove, showRemoval } from './removal-page.tsx';
import { showSince } from './removal-since-page.tsx';
import { changeAnswer, showReview } from './review-page.tsx';
import type { Action } from './visit.ts';

/**
 * `right`: to one review is enough; otherwise it has to be the right to everything. `limit`: of its body, in bytes, if it
 * is another than a form's.
 */
type Route = { right?: 'answer' | 'remove'; limit?: number; GET?: Action; POST?: Action };

/** By what stands behind /beheer/. */
export const routes = new Map<string, Route>([
  ['', { GET: showReviews }],
  ['formulier', { GET: showForms, POST: switchForm }],
  ['recensie', { right: 'answer', GET: showReview, POST: changeAnswer }],
  ['weghalen', { right: 'remove', GET: showRemoval, POST: remove }],
  ['sinds', { GET: showSince }],
  ['prullenbak', { right: 'remove', GET: showBin, POST: restore }],
  ['mededeling', { GET: showNotice, POST: changeNotice }],
  ['vraag', { GET: showAsk }],
  ['album', { GET: showAlbum, POST: upload, limit: bodyLimits.upload }],
  ['album/foto', { POST: changePhotos }],
]);
