import { parsePhoto } from 'shared/photo.ts';
import { composeSrcSet, listWidths } from 'shared/photo-files.ts';
import { expect, test } from 'vitest';
import { parsePhotos } from '../../src/data/firestore/read-documents.ts';
import { findReplacement } from '../../src/ui/replacement-photo.ts';
import { olderPhotos } from '../older-site.ts';

test('a photo is parsed with its size and colour, or with only its file name if no more is stored', () => {
  const file = { width: 1600, height: 1200, color: '#c8a27e' };
  const photo = { documentName: 'a', src: 'Foto 1.JPG', alt: 'Een rode kater', file };
  expect(parsePhoto('a', { src: photo.src, alt: ' Een rode kater ', ...file })).toEqual(photo);
  expect(parsePhoto('a', { src: photo.src })).toEqual({
    documentName: 'a',
    src: photo.src,
    alt: '',
  });
});

test.each([
  [{ width: 1600, height: 1200 }],
  [{ width: '1600', height: 1200, color: '#c8a27e' }],
  [{ width: 0, height: 1200, color: '#c8a27e' }],
  [{ width: 1.5, height: 1200, color: '#c8a27e' }],
  [{ width: 1600, height: 1200, color: 'url(https://elders.example)' }],
])('a photo without a valid size and a valid colour is parsed with neither: %j', (facts) => {
  const photo = parsePhoto('a', { src: 'kat.jpg', alt: 'x', ...facts });
  expect(photo).toEqual({ documentName: 'a', src: 'kat.jpg', alt: 'x' });
});

test.each([...olderPhotos, '100% kat?#1.jpg', 'rode-kater'])(
  'a photo that an older site stored as %j is accepted',
  (src) => expect(parsePhoto('a', { src })?.src).toBe(src),
);

test.each([
  7,
  ...['', ' \u200b', '../geheim.png', 'map\\kat.png', 'kat\n.png'],
  ...['https://elders.example/foto.png', '.htaccess.png'],
])('a photo with %j as file name is dropped', (src) => {
  expect(parsePhoto('a', { src, alt: 'x' })).toBeNull();
});

test('numbers order the album, and photos without one follow by name', () => {
  const positions = { d: undefined, b: 2, a: 2.5, e: 'Voor', c: Number.NaN, f: -1, g: 2 };
  const documents = Object.entries(positions).map(([id, position]) => ({
    id,
    data: () => ({ src: 'kat.jpg', position }),
  }));
  const sorted = parsePhotos(documents, 300).items;
  expect(sorted.map(({ documentName }) => documentName).join('')).toBe('fbgacde');
});

test('a srcset has the standard widths below the photo’s own width, and that width itself', () => {
  expect(listWidths(1600)).toEqual([400, 800, 1600]);
  expect(listWidths(800)).toEqual([400, 800]);
  expect(composeSrcSet('/fotos/album/kat.jpg', 1000, 'avif')).toBe(
    '/fotos/album/kat.400.avif 400w, /fotos/album/kat.800.avif 800w, /fotos/album/kat.1000.avif 1000w',
  );
});

test('a photo replaces the artwork with the same name, and no other artwork or album photo', () => {
  const photo = { width: 1600, height: 1200, color: '#aabbcc' };
  const own = { 'konijnen/twee': photo };
  expect(findReplacement('/fotos/konijnen/twee.svg', own)).toEqual({
    src: '/fotos/konijnen/twee.jpg',
    photo,
  });
  expect(findReplacement('/fotos/konijnen/drie.svg', own)).toBeNull();
  expect(findReplacement('/fotos/album/twee.jpg', own)).toBeNull();
});
