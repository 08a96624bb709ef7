import { expect, test } from 'vitest';
import { readPhoto } from '../../src/data/photo.ts';

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

test('what is known of its file is read with it', () => {
  const file = { width: 1600, height: 1200, color: '#c8a27e' };
  expect(readPhoto('a', { src: 'kat.jpg', alt: 'x', ...file })?.file).toEqual(file);
});

test.each([
  [{ width: 1600, height: 1200 }],
  [{ width: '1600', height: 1200, color: '#c8a27e' }],
  [{ width: 0, height: 1200, color: '#c8a27e' }],
  [{ width: 1.5, height: 1200, color: '#c8a27e' }],
  [{ width: 1600, height: 1200, color: 'url(https://elders.example)' }],
])('a photo with the odd facts %j is shown as a plain file', (facts) => {
  const photo = readPhoto('a', { src: 'kat.jpg', alt: 'x', ...facts });
  expect(photo).toEqual({ key: 'a', src: 'kat.jpg', alt: 'x' });
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
