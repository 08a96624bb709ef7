import { usualEmulator } from './import-target.ts';

export type ImportOptions = { file: string; to: string; apply: boolean };

export const usage = `Brings reviews and photos of an old site into the database.

  npm run import -- export.json                      a trial: tells what would be written
  npm run import -- export.json --apply              into the emulator of npm start (${usualEmulator})
  npm run import -- export.csv --to my-project       a trial for the real project of this id
  npm run import -- export.csv --to 127.0.0.1:8080   another emulator

Nothing that is in the database is ever changed. docs/decisions/0014 tells what happens to documents
that share a number.`;

export function readImportOptions(
  words: readonly string[],
): { options: ImportOptions } | { help: true } | { problem: string } {
  if (words.length === 0 || words.includes('--help') || words.includes('-h')) return { help: true };
  const options: ImportOptions = { file: '', to: usualEmulator, apply: false };
  const left = [...words];
  for (let word = left.shift(); word !== undefined; word = left.shift()) {
    if (word === '--apply') options.apply = true;
    else if (word === '--to') {
      const to = left.shift();
      if (!to) return { problem: '--to needs the id of a project, or host:port of an emulator.' };
      options.to = to;
    } else if (word.startsWith('-')) return { problem: `"${word}" is not an option.\n\n${usage}` };
    else if (options.file) return { problem: 'Name one file at a time.' };
    else options.file = word;
  }
  return options.file ? { options } : { problem: 'Name the file of the export.' };
}
