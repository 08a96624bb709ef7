import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keepInFolder } from '../../functions/src/album/album-files.ts';
import { createTemporaryFolder } from '../local/temporary-folder.ts';
import { startStorage } from './storage-server.ts';

const name = 'eigen-0123456789abcdef.400.avif';
const content = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 256));

const places = [
  ['a folder', async () => keepInFolder(join(await createTemporaryFolder(), 'album'))],
  ['a bucket', async () => (await startStorage()).files],
] as const;

test.each(places)('in %s a file is kept to the byte, replaced and removed', async (_, open) => {
  const files = await open();
  expect(await files.read(name)).toBeNull();
  await files.write(name, Buffer.from('before'));
  await files.write(name, content);
  expect((await files.read(name))?.equals(content)).toBe(true);
  await files.remove(name);
  expect(await files.read(name)).toBeNull();
  await files.remove(name);
});

test.each(places)('in %s there are no files but those of an upload', async (_, open) => {
  const files = await open();
  for (const other of ['../eigen-0123456789abcdef.jpg', 'rode-kater.jpg', `${name}.part`, '']) {
    await expect(files.read(other)).rejects.toThrow(`"${other}" is no name`);
    await expect(files.write(other, content)).rejects.toThrow(`"${other}" is no name`);
    await expect(files.remove(other)).rejects.toThrow(`"${other}" is no name`);
  }
});

test('the bucket knows what each file is, and how long it may be kept', async () => {
  const { files, stored } = await startStorage();
  await files.write('eigen-0123456789abcdef.jpg', content);
  expect(stored.get('album/eigen-0123456789abcdef.jpg')).toEqual({
    content,
    contentType: 'image/jpeg',
    cacheControl: 'public, max-age=31536000, s-maxage=31536000, immutable',
  });
});

test('a bucket that breaks off in the middle of a file rejects, and has no part of it', async () => {
  const { files, stored, break: breakOff } = await startStorage();
  await files.write('eigen-0123456789abcdef.jpg', content);
  breakOff('hang up');
  await expect(files.write(name, content)).rejects.toThrow();
  expect([...stored.keys()]).toEqual(['album/eigen-0123456789abcdef.jpg']);
});

test('a bucket that may not be read is not an empty one', async () => {
  const { files, break: breakOff } = await startStorage();
  await files.write(name, content);
  breakOff('forbid');
  await expect(files.read(name)).rejects.toMatchObject({ code: 403 });
  await expect(files.remove(name)).rejects.toMatchObject({ code: 403 });
});
