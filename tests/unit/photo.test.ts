import { expect, test } from 'vitest';
import { readPhoto } from '../../src/backend/photo.ts';

test('a photo document is read', () => {
  expect(readPhoto('a', { src: 'rode-kater.svg', alt: ' Een rode kater ' })).toEqual({
    key: 'a',
    src: 'rode-kater.svg',
    alt: 'Een rode kater',
  });
});

test('a photo without an alt text is shown all the same', () => {
  expect(readPhoto('a', { src: 'Foto 1.JPG' })).toEqual({ key: 'a', src: 'Foto 1.JPG', alt: '' });
});

test.each([
  [undefined],
  [7],
  [''],
  ['rode-kater'],
  ['../geheim.png'],
  ['map/foto.png'],
  ['https://elders.example/foto.png'],
  ['javascript:alert(1)//.png'],
  ['.htaccess.png'],
])('a photo with %j as file name is left out', (src) => {
  expect(readPhoto('a', { src, alt: 'x' })).toBeNull();
});
