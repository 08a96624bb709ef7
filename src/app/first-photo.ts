// A script of its own on the album's page: a hundredth of the app, so it is there first. It shows the
// first photo of the answer that the boot script asked for, and on a slow phone that is a second sooner.
import { openDocument, readFirstAnswer } from '../backend/firebase/first-answer.ts';
import { readPhotos } from '../backend/firebase/read-page.ts';
import { drawFirstPhoto } from '../features/photos/draw-first-photo.ts';

async function showFirstPhoto(): Promise<void> {
  const response: unknown = await Reflect.get(window, 'asked');
  if (!(response instanceof Response)) return;
  // A copy: the app reads the answer itself.
  const answer = await readFirstAnswer('photos', response.clone());
  if (answer) drawFirstPhoto(readPhotos(answer.documents.map(openDocument)).items);
}

// The app shows the photos, or says why it does not.
showFirstPhoto().catch(() => {});
