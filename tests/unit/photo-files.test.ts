import { expect, test } from 'vitest';
import { makeSafeName, makeUnique } from '../../scripts/photos/file-name.ts';
import { findOwnPhoto } from '../../src/ui/own-photo.ts';
import { composeSrcSet, listWidths } from '../../src/ui/photo-files.ts';

test.each([
  ['IMG_2034.JPG', 'img-2034'],
  ['Póes & Ünal (1).jpeg', 'poes-unal-1'],
  ['Weiß, Bjørn.png', 'weiss-bjorn'],
  ['貓.jpg', 'foto'],
  ['..jpg', 'foto'],
  ['a.b.c.jpg', 'a-b-c'],
  [`${'lang '.repeat(40)}.jpg`, `${'lang-'.repeat(16).slice(0, -1)}`],
])('%s becomes %s', (file, name) => {
  expect(makeSafeName(file)).toBe(name);
});

test('a name that is taken gets a number', () => {
  expect(makeUnique('kat', (name) => ['kat', 'kat-2'].includes(name))).toBe('kat-3');
});

test('a photo is never made wider than it was', () => {
  expect(listWidths(1600)).toEqual([400, 800, 1600]);
  expect(listWidths(1100)).toEqual([400, 800, 1100]);
  expect(listWidths(800)).toEqual([400, 800]);
});

test('a browser is offered every width of a photo', () => {
  expect(composeSrcSet('/fotos/album/kat.jpg', 1000, 'avif')).toBe(
    '/fotos/album/kat.400.avif 400w, /fotos/album/kat.800.avif 800w, /fotos/album/kat.1000.avif 1000w',
  );
});

test('a photo stands in for the artwork with its name, and for nothing else', () => {
  const photo = { width: 1600, height: 1200, color: '#aabbcc' };
  const own = { 'konijnen/twee': photo };
  expect(findOwnPhoto('/fotos/konijnen/twee.svg', own)).toEqual({
    src: '/fotos/konijnen/twee.jpg',
    photo,
    alt: undefined,
  });
  expect(findOwnPhoto('/fotos/konijnen/drie.svg', own)).toBeNull();
  expect(findOwnPhoto('/fotos/album/twee.jpg', own)).toBeNull();
});
