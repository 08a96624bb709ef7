import { changePhotos, showAlbum, upload } from './album/album-page.tsx';
import { showForms, switchForm } from './forms/forms-page.tsx';
import { changeNotice, showNotice } from './notices/notice-page.tsx';
import type { Action } from './owner-request.ts';
import { bodyLimits } from './page/read-form.ts';
import { changeAnswer, showReview } from './reviews/answer-page.tsx';
import { showAsk } from './reviews/ask-page.tsx';
import { restore, showBin } from './reviews/bin-page.tsx';
import { remove, showRemoval } from './reviews/removal-page.tsx';
import { showReviews } from './reviews/reviews-page.tsx';
import { showSince } from './reviews/since-page.tsx';

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
