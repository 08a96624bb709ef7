import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export const clip = Buffer.from(Array.from({ length: 5_000 }, (_, index) => index % 256));

const long = 'Een zin die vaak terugkomt. '.repeat(200);

/** What a build leaves, as small as can be. */
export async function writeSmallBuild(folder: string): Promise<void> {
  const files: Record<string, string | Buffer> = {
    'index.html': '<h1>Katten</h1>',
    'tarieven.html': `<h1>Tarieven</h1>${long}`,
    'b&b.html': '<h1>B&amp;B</h1>',
    '404.html': '<h1>Niet gevonden</h1>',
    'assets/app-1a2b.js': `console.log('${long}')`,
    'fotos/album/in-bad.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'videos/radio.mp4': clip,
    '.env': 'SECRET=1',
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
}
