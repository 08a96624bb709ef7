import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PhotoAlbum } from '../../src/features/photos/photo-album.tsx';
import { renderPart } from './render-part.tsx';

const failure = "De foto's konden niet geladen worden! Probeer opnieuw of neem contact met ons op.";
const photo = { key: 'a', src: 'rode kater.svg', alt: 'Een rode kater' };

test('while the list is on its way there is a spinner with its text', () => {
  renderPart(<PhotoAlbum />);
  expect(screen.getByText("Foto's worden geladen..")).toBeVisible();
  expect(screen.queryByText(failure)).toBeNull();
});

test('the photos are shown with their alt texts, and the text about loading is gone', async () => {
  const { fake } = renderPart(<PhotoAlbum />);
  await fake.photos.send([photo]);
  const image = screen.getByRole('img', { name: 'Een rode kater' });
  expect(image).toHaveAttribute('src', '/fotos/album/rode%20kater.svg');
  expect(image).toHaveAttribute('width', '800');
  expect(screen.queryByText("Foto's worden geladen..")).toBeNull();
});

test.each(['empty', 'denied'])(
  'an %s list is said to have failed, without a spinner',
  async (kind) => {
    const { fake } = renderPart(<PhotoAlbum />);
    await (kind === 'empty' ? fake.photos.send([]) : fake.photos.fail());
    expect(screen.getByText(failure)).toBeVisible();
    expect(screen.queryByText("Foto's worden geladen..")).toBeNull();
  },
);

test('the failure is read out: the region that says it was there before', async () => {
  const { fake } = renderPart(<PhotoAlbum />);
  const region = screen.getByRole('status');
  await fake.photos.send([photo]);
  expect(region).toBeEmptyDOMElement();
  await fake.photos.send([]);
  expect(screen.getByRole('status')).toBe(region);
  expect(region).toHaveTextContent(failure);
});

test('photos that arrive after all replace the error', async () => {
  const { fake } = renderPart(<PhotoAlbum />);
  await fake.photos.send([]);
  await fake.photos.send([photo]);
  expect(screen.queryByText(failure)).toBeNull();
  expect(screen.getByRole('img')).toBeVisible();
});
