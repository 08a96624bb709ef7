// `npm run photos` replaces a drawing on a page by a photo. The owner fills the album at /beheer.
import { runPhotos } from './photos/run-photos.ts';

await runPhotos(process.argv.slice(2)).catch(({ message }: Error) => {
  console.error(message);
  process.exitCode = 1;
});
