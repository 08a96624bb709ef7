import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Photo } from '../../src/backend/photo.ts';
import { drawFirstPhoto, firstPhotoId } from '../../src/features/photos/draw-first-photo.ts';
import { EmptyGrid, PhotoGrid } from '../../src/features/photos/photo-grid.tsx';

const plain: Photo = { key: 'a', src: 'kat op de bank.jpg', alt: 'Een kat' };
const made: Photo = {
  key: 'b',
  src: 'rode-kater.jpg',
  alt: 'Een kater',
  file: { width: 1200, height: 1600, color: '#aa8855' },
};

/** What decides which file the browser fetches, and where it is shown. */
function describe(root: ParentNode) {
  const image = root.querySelector('img');
  return {
    src: image?.getAttribute('src'),
    sources: [...(image?.parentElement?.querySelectorAll('source') ?? [])].map(
      ({ type, srcset, sizes }) => ({ type, srcset, sizes }),
    ),
    tile: image?.closest<HTMLElement>('[style*="--ratio"]')?.style.cssText,
  };
}

test.each([
  ['a plain file', [plain, made]],
  ['a photo in several widths', [made, plain]],
])('%s is the first photo as the album shows it', (_, photos) => {
  const early = render(<EmptyGrid>Foto's worden geladen..</EmptyGrid>).container;
  drawFirstPhoto(photos);
  const drawn = describe(early);
  const album = render(<PhotoGrid photos={photos} onOpen={() => {}} />).container;
  expect(drawn).toEqual(describe(album));
  expect(drawn.src).toMatch(/^\/fotos\/album\//);
  expect(early.querySelector('a')?.getAttribute('href')).toBe(`#foto=${photos[0]?.key}`);
});

test('an album without a photo, or one that is drawn already, stays as it is', () => {
  const { container } = render(<EmptyGrid>Foto's worden geladen..</EmptyGrid>);
  drawFirstPhoto([]);
  expect(container.querySelector('img')).toBeNull();
  container.querySelector(`#${firstPhotoId}`)?.remove();
  drawFirstPhoto([made]);
  expect(document.querySelector('img')).toBeNull();
});
