import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { runPhotos } from '../../scripts/photos/run-photos.ts';
import { redAndBlue } from '../functions/photo-bytes.ts';
import { createTemporaryFolder } from './temporary-folder.ts';

const name = 'konijnen/twee-konijnen';

async function setup() {
  const root = await createTemporaryFolder();
  const folder = join(root, 'public/fotos/konijnen');
  await mkdir(folder, { recursive: true });
  await mkdir(join(root, 'src/ui'), { recursive: true });
  await writeFile(join(folder, 'twee-konijnen.svg'), '<svg viewBox="0 0 800 600"/>');
  await writeFile(join(folder, 'twee-konijnen-2.svg'), '<svg viewBox="0 0 800 600"/>');
  await writeFile(join(root, 'src/ui/pictures.json'), '{}\n');
  await redAndBlue(800, 1000).toFile(join(root, 'foto.jpg'));
  await redAndBlue(700, 400).toFile(join(root, 'klein.jpg'));
  const home = process.cwd();
  process.chdir(root);
  onTestFinished(() => process.chdir(home));
  vi.spyOn(console, 'log').mockReturnValue();
  const run = (...words: string[]) => runPhotos(words);
  const readList = async () =>
    JSON.parse(await readFile(join(root, 'src/ui/pictures.json'), 'utf8'));
  return { folder, run, readList };
}

test('npm run photos replaces a drawing by a cropped photo, and --remove removes the photo', async () => {
  const { folder, run, readList } = await setup();
  await run('foto.jpg', name, '--alt', 'Twee konijnen');
  const file = { width: 800, height: 600, color: expect.stringMatching(/^#\w{6}$/) };
  expect(await readList()).toEqual({ [name]: { ...file, alt: 'Twee konijnen' } });
  const { width, height } = await sharp(join(folder, 'twee-konijnen.400.avif')).metadata();
  expect([width, height]).toEqual([400, 300]);

  await run('foto.jpg', `${name}-2`);
  await run(name, '--remove');
  expect(await readList()).toEqual({ [`${name}-2`]: file });
  const left = await readdir(folder);
  expect(left).toHaveLength(7); // two drawings, and the five files of the other photo
  expect(left).toContain('twee-konijnen-2.jpg');
});

test.each([
  [['foto.jpg', 'konijnen/hond'], /^Er is geen tekening public\/fotos\/konijnen\/hond\.svg\./],
  [['klein.jpg', name], /^klein\.jpg is te klein: 700 bij 400 pixels/],
  [['weg.jpg', name], /^weg\.jpg is geen foto/],
  [['foto.jpg', 'foto.jpg', name], /^Zet een foto op de plaats van/],
])('npm run photos with %j explains its error, and changes no picture', async (words, sentence) => {
  const { folder, run, readList } = await setup();
  await expect(run(...words)).rejects.toThrow(sentence);
  expect(await readdir(folder)).toHaveLength(2);
  expect(await readList()).toEqual({});
});
