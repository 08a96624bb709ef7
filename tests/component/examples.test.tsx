// The site says which parts are examples, until the owner replaces them.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PhotoAlbum } from '../../src/features/photos/photo-album.tsx';
import { Footer } from '../../src/layout/footer.tsx';
import { Video } from '../../src/ui/video.tsx';
import { renderPart } from './render-part.tsx';

test.each([
  [0, null],
  [1, 'prijzen, adres en toezeggingen zijn nog niet bevestigd (1 voorbeeld).'],
  [83, 'prijzen, adres en toezeggingen zijn nog niet bevestigd (83 voorbeelden).'],
])('a footer with %i examples', (examples, text) => {
  renderPart(<Footer current="home" examples={examples} />);
  const line = screen.queryByText(/^Voorbeeldsite/);
  if (text) expect(line).toHaveTextContent(`Voorbeeldsite: ${text}`);
  else expect(line).toBeNull();
});

const drawings = 'Dit zijn tekeningen; de foto’s volgen.';
const cat = { documentName: 'kat', alt: 'Een kat' };

test('an album says that it has drawings, as long as one is left', async () => {
  const { fake } = renderPart(<PhotoAlbum />);
  expect(screen.queryByText(drawings)).toBeNull();
  await fake.photos.send([
    { ...cat, src: 'kat.jpg' },
    { ...cat, documentName: 'poes', src: 'poes.svg' },
  ]);
  expect(screen.getByText(drawings)).toBeVisible();
  await fake.photos.send([{ ...cat, src: 'kat.jpg' }]);
  expect(screen.queryByText(drawings)).toBeNull();
  expect(screen.getByText('Maak kennis met mijn gasten.')).toBeVisible();
});

test.each([
  ['svg', 1],
  ['jpg', 0],
])('a video whose poster is a .%s file', (extension, lines) => {
  renderPart(<Video title="de kam" src="/videos/kam" poster={`/k.${extension}`} transcript={[]} />);
  expect(screen.queryAllByText('Dit zijn tekeningen; de echte video volgt.')).toHaveLength(lines);
});
