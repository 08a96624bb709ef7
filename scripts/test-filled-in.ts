// `npm run test:filled-in` runs the tests on copies of the tree whose placeholders are filled in.
// Arguments: the name of one filling, and a command to run instead of `npm test`.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { filesToFillIn } from './doctor/find-placeholders.ts';
import { createFiller } from './fill-in/create-filler.ts';
import { type Filling, fillings } from './fill-in/fillings.ts';

const [chosen, ...command] = process.argv.slice(2);
const test = command.length > 0 ? command : ['npm', 'test'];
const notCopied = ['.git', '.local', '.env', 'dist', 'lib'];
const filesWithNames = ['shared/salon.ts', 'src/content/site-map.ts', 'public/site.webmanifest'];

for (const [name, filling] of Object.entries(fillings)) {
  if (chosen && chosen !== name) continue;
  const copy = mkdtempSync(join(tmpdir(), `filled-in-${name}-`));
  console.log(`\n== ${name}: ${filling.product}, in ${copy}`);
  cpSync('.', copy, {
    recursive: true,
    verbatimSymlinks: true, // node_modules/shared is a link to the copy's own folder
    filter: (path) => path.includes('node_modules/') || !notCopied.includes(basename(path)),
  });
  fillIn(copy, filling);
  const run = ([program = '', ...options]: string[]) =>
    spawnSync(program, options, { cwd: copy, stdio: 'inherit' }).status === 0;
  // Removes imports that no answer uses any more.
  run(['npx', 'biome', 'check', '--write', '--unsafe', 'src/content', 'shared']);
  if (run(test)) rmSync(copy, { recursive: true });
  else process.exitCode = 1;
}

function fillIn(copy: string, filling: Filling): void {
  const edit = (file: string, change: (text: string) => string) =>
    writeFileSync(join(copy, file), change(readFileSync(join(copy, file), 'utf8')));
  for (const file of filesWithNames) {
    const quote = (text: string) => (file.endsWith('.ts') ? text.replaceAll("'", "\\'") : text);
    edit(file, (text) =>
      text
        .replaceAll('Zachtpoot', quote(filling.product))
        .replaceAll('Bovensmilde', quote(filling.town)),
    );
  }
  const fill = createFiller(filling);
  for (const file of filesToFillIn) edit(file, fill);
}
