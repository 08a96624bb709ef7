// Stores the size of each part of the app's scripts, with which a test says what grew.
import { writeFile } from 'node:fs/promises';
import { measureScriptParts, partsFile } from './bench/script-parts.ts';

await writeFile(partsFile, `${JSON.stringify(await measureScriptParts(), null, 2)}\n`);
