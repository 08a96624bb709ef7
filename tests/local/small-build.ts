import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Writes a public site, and the owner's folder beside it. */
export async function writeSmallBuild(folder: string): Promise<void> {
  const files: Record<string, string> = {
    'index.html': '<h1>Katten</h1>',
    'tarieven.html': '<h1>Tarieven</h1>',
    'b&b.html': '<h1>B&amp;B</h1>',
    '404.html': '<h1>Niet gevonden</h1>',
    'assets/app-1a2b.js': '',
    'fotos/album/in-bad.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '.env': 'SECRET=1',
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  await mkdir(`${folder}-beheer`, { recursive: true });
}
