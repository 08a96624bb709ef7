// `npm run photos`: makes the owner's photos fit for the site. photos/LEESMIJ.md explains it.
import { createInterface } from 'node:readline/promises';
import { readEnvironment } from './build/settings.ts';
import { readStartOptions } from './local/start-options.ts';
import { openAlbum } from './photos/open-album.ts';
import { processPhotos } from './photos/process-photos.ts';

// Google's library would look whether this machine is one of theirs, and warn that it is not.
process.env.METADATA_SERVER_DETECTION = 'none';

const isTerminal = process.stdin.isTTY && process.stdout.isTTY;
const terminal = isTerminal
  ? createInterface({ input: process.stdin, output: process.stdout })
  : null;

try {
  const options = readStartOptions([], process.env);
  const { made, removed, documents, problems } = await processPhotos({
    root: process.cwd(),
    ask: terminal && ((question) => terminal.question(`${question}\n> `)),
    print: console.log,
    openAlbum: () => openAlbum({ ...options, settings: readEnvironment(), print: console.log }),
  });
  for (const problem of problems) console.error(`Let op: ${problem}`);
  const changes = made.length + removed.length + documents;
  console.log(
    changes > 0
      ? 'Klaar. Bekijk het: start npm start, of start het opnieuw. Zet het dan meteen online met npm run firebase deploy.'
      : 'Er is niets veranderd.',
  );
  process.exitCode = problems.length > 0 ? 1 : 0;
} catch (error) {
  const isSentence = error instanceof Error && error.constructor === Error && !error.cause;
  console.error(isSentence ? error.message : error);
  process.exitCode = 1;
} finally {
  terminal?.close();
}
