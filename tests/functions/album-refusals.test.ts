import { expect, test } from 'vitest';
import { makeAlbumPhoto } from '../../functions/src/album/make-album-photo.ts';
import { redAndBlue } from '../photos/photo-project.ts';
import { composeFileType } from './photo-bytes.ts';

const mostBytes = 15 * 1024 * 1024;
const unreadable =
  'Dit bestand is geen foto die te lezen is, of het bestand is beschadigd. Kies een andere foto.';
const photo = await redAndBlue(800, 600).toBuffer();
const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

test.each<[string, string | Buffer, RegExp | string]>([
  ['nothing', '', 'Dit bestand is leeg. Kies de foto opnieuw.'],
  [
    'an SVG',
    script.replace(/<script.*script>/, ''),
    /^Dit is een tekening \(SVG\) en geen foto\. Kies/,
  ],
  ['an SVG with a script', `\ufeff<?xml version="1.0"?>\n<!-- x -->${script}`, /geen foto/],
  ['a GIF', 'GIF89a\x01\0\x01\0', /een GIF-plaatje en geen foto/],
  ['a PDF', '%PDF-1.7\n%\xe2\xe3', /een PDF en geen foto/],
  ['a page', '<!DOCTYPE html><title>x</title>', /een webpagina en geen foto/],
  ['a letter', 'Beste trimster,\nmét groet 🐈', /een tekst en geen foto/],
  ['a video', composeFileType('mp42', 'isom'), /een video en geen foto/],
  ['a program', '\x7fELF\x02\x01\x01\0\0', /een ander soort bestand en geen foto/],
])('%s is refused, with what it is', async (_, content, problem) => {
  expect(await makeAlbumPhoto(Buffer.from(content))).toEqual({
    problem: typeof problem === 'string' ? problem : expect.stringMatching(problem),
  });
});

test.each<[string, ...string[]]>([
  ['heic', 'mif1', 'heic'],
  ['hevc', 'msf1', 'hevc'],
  ['mif1', 'heic', 'hevc'],
])('a photo of an iPhone (%s) is refused, with what to do', async (...brands) => {
  const { problem } = (await makeAlbumPhoto(composeFileType(...brands))) as { problem: string };
  expect(problem).toBe(
    'Dit is een HEIC-foto, en die kan de site niet gebruiken. Kies op uw iPhone bij Instellingen > Camera > Structuur voor Meest compatibel: nieuwe foto’s zijn dan JPEG. Deze foto kunt u als JPEG bewaren en daarna opnieuw kiezen.',
  );
});

test.each<[string, Buffer]>([
  ['a page that begins like a JPEG', Buffer.from(`\xff\xd8\xff\xe0${script}`, 'latin1')],
  ['an SVG that begins like a WebP', Buffer.from(`RIFF\x10\0\0\0WEBPVP8 ${script}`, 'latin1')],
  ['an empty AVIF', composeFileType('avif', 'mif1')],
  ['another AVIF', composeFileType('mif1', 'miaf', 'avif')],
  ['half a photo', photo.subarray(0, photo.length / 2)],
  ['a photo without its end', photo.subarray(0, -200)],
])('%s is no photo', async (_, content) => {
  expect(await makeAlbumPhoto(content)).toEqual({ problem: unreadable });
});

test('15 MB is the most, to the byte', async () => {
  const padded = (length: number) => Buffer.concat([photo, Buffer.alloc(length - photo.length)]);
  expect(await makeAlbumPhoto(padded(mostBytes))).toHaveProperty('files');
  expect(await makeAlbumPhoto(padded(mostBytes + 1))).toEqual({
    problem: 'Dit bestand is groter dan 15 MB. Kies een kleinere foto.',
  });
});

test('a photo that is too small for the album gets its sizes in the sentence', async () => {
  expect(await makeAlbumPhoto(await redAndBlue(700, 600).toBuffer())).toEqual({
    problem:
      'Dit bestand is te klein: 700 bij 600 pixels, en minstens 800 bij 600 is nodig. Kies een andere foto.',
  });
});
