// A small project with a page, its artwork and an empty album: what `npm run photos` works on.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Album } from '../../scripts/photos/open-album.ts';
import type { PhotoOutcome } from '../../scripts/photos/photo-run.ts';
import { processPhotos } from '../../scripts/photos/process-photos.ts';
import { createTemporaryFolder } from '../local/temporary-folder.ts';

const page = `<Picture src="/fotos/konijnen/twee-konijnen.svg" alt="Twee konijnen" />`;
const artwork = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600"/>';

export type PhotoProject = {
  root: string;
  /** Where the files for the site are: 'album/kat.jpg'. */
  made: (file: string) => string;
  put: (path: string, content: Sharp | string | Buffer) => Promise<void>;
  /** `answers` are given one by one; without them nobody is there to ask. */
  run: (
    answers?: readonly string[],
  ) => Promise<PhotoOutcome & { asked: string[]; printed: string[] }>;
};

export async function createPhotoProject(openAlbum: () => Promise<Album>): Promise<PhotoProject> {
  const root = await createTemporaryFolder();
  async function put(path: string, content: Sharp | string | Buffer) {
    const file = join(root, path);
    await mkdir(dirname(file), { recursive: true });
    const isText = typeof content === 'string' || Buffer.isBuffer(content);
    await writeFile(file, isText ? content : await content.toBuffer());
  }
  await put('src/pages/konijnen/rabbits-page.tsx', page);
  await put('src/content/pictures.json', '{}\n');
  await put('public/fotos/konijnen/twee-konijnen.svg', artwork);
  return {
    root,
    made: (file) => join(root, 'public/fotos', file),
    put,
    async run(answers) {
      const asked: string[] = [];
      const printed: string[] = [];
      const outcome = await processPhotos({
        root,
        openAlbum,
        print: (sentence) => printed.push(sentence),
        ask: answers ? async (question) => answers[asked.push(question) - 1] ?? '' : null,
      });
      return { ...outcome, asked, printed };
    },
  };
}

/** Where no site runs, of what `openAlbum` needs. */
export const nowhere = { port: 1, firestorePort: 1, settings: {}, print: () => {} };

/** The left half red, the right half blue. */
export function redAndBlue(width: number, height: number): Sharp {
  const half = { width: Math.round(width / 2), height, channels: 3 as const };
  return sharp({ create: { ...half, width, background: '#0000ff' } })
    .composite([{ input: { create: { ...half, background: '#ff0000' } }, gravity: 'west' }])
    .jpeg();
}

/** As heavy as photographs come: fine hair everywhere. */
export function fur(width: number, height: number): Sharp {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#000', noise } })
    .blur(1.2)
    .jpeg({ quality: 95 });
}
