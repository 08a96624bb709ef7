import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Picture } from '../../src/ui/picture.tsx';

const photo = { width: 1600, height: 1200, color: '#c8a27e' };

test('artwork is one plain image that keeps its place free', () => {
  const { container } = render(
    <Picture src="/fotos/hero.svg" alt="Een kat" width={960} height={800} eager />,
  );
  const image = screen.getByRole('img', { name: 'Een kat' });
  expect(container.firstElementChild).toBe(image);
  expect(image).toHaveAttribute('width', '960');
  expect(image).toHaveAttribute('fetchpriority', 'high');
  expect(image).not.toHaveAttribute('loading');
});

test('a photo is offered in two formats and three widths, and its colour is there before it', () => {
  const { container } = render(
    <Picture src="/fotos/album/kat.jpg" alt="Een kat" {...photo} photo={photo} sizes="50vw" />,
  );
  const sources = [...container.querySelectorAll('source')];
  expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  for (const source of sources) expect(source.srcset.split(', ')).toHaveLength(3);
  const image = screen.getByRole('img', { name: 'Een kat' });
  expect(image).toHaveAttribute('src', '/fotos/album/kat.jpg');
  expect(image).toHaveAttribute('sizes', 'auto, 50vw');
  expect(image).toHaveStyle({ backgroundColor: photo.color, aspectRatio: '1600 / 1200' });
});

test('where a picture does not come stands what it would have shown', () => {
  render(<Picture src="/fotos/album/weg.jpg" alt="Een kat in bad" width={800} height={600} />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByText('Een kat in bad')).toBeVisible();
  const box = screen.getByRole('img', { name: 'Een kat in bad' });
  expect(box.tagName).toBe('SPAN');
  expect(box.style.getPropertyValue('--shape')).toBe('800 / 600');
});

test('another picture in the place of one that failed gets its own chance', () => {
  const view = (file: string) => <Picture src={file} alt="Een kat" width={800} height={600} />;
  const { rerender } = render(view('/fotos/album/weg.jpg'));
  fireEvent.error(screen.getByRole('img'));
  rerender(view('/fotos/album/kat.jpg'));
  expect(screen.getByRole('img')).toHaveAttribute('src', '/fotos/album/kat.jpg');
});
