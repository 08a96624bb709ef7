import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Picture } from '../../src/ui/picture.tsx';

const photo = { width: 1600, height: 1200, color: '#c8a27e' };

test('a photo has two formats, three widths and a background colour', () => {
  const { container } = render(
    <Picture src="/fotos/album/kat.jpg" alt="Een kat" {...photo} photo={photo} sizes="50vw" />,
  );
  const sources = [...container.querySelectorAll('source')];
  expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  for (const source of sources) expect(source.srcset.split(', ')).toHaveLength(3);
  const image = screen.getByRole('img', { name: 'Een kat' });
  expect(image).toHaveAttribute('src', '/fotos/album/kat.jpg');
  expect(image).toHaveAttribute('sizes', 'auto, 50vw');
  expect(image).toHaveStyle({ backgroundColor: photo.color });
  expect(image.style.getPropertyValue('--shape')).toBe('1600 / 1200');
});
