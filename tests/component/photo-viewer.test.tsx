import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { PhotoAlbum } from '../../src/features/photos/photo-album.tsx';
import { renderPart } from './render-part.tsx';

// jsdom has no modal dialogs. What a browser does around one is tested in a browser.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector('button')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

const photos = ['rood', 'zwart', 'grijs'].map((color) => ({
  key: color,
  src: `${color}.svg`,
  alt: `Een kat: ${color}`,
}));
const [red, black, grey] = photos;
if (!red || !black || !grey) throw new Error('Three photos were made above');

async function setup() {
  const view = renderPart(<PhotoAlbum />);
  await view.fake.photos.send(photos);
  await view.user.click(screen.getByRole('button', { name: 'Bekijk groter: Een kat: zwart' }));
  const viewer = within(await screen.findByRole('dialog', { name: 'Foto vergroot' }));
  return { ...view, viewer };
}

const shown = 'status';

test('a photo opens large with its alt text and its place in the album', async () => {
  const { viewer } = await setup();
  expect(viewer.getByRole(shown)).toHaveTextContent('Een kat: zwart 2 van 3');
  expect(viewer.getByRole('img', { name: 'Een kat: zwart' })).toHaveAttribute(
    'src',
    '/fotos/album/zwart.svg',
  );
});

test('the photos on either side are fetched ahead, and shown to nobody', async () => {
  const { viewer } = await setup();
  const ahead = viewer.getAllByRole('img', { hidden: true });
  expect(ahead.map((image) => image.getAttribute('src'))).toEqual([
    '/fotos/album/zwart.svg',
    '/fotos/album/rood.svg',
    '/fotos/album/grijs.svg',
  ]);
  expect(viewer.getAllByRole('img')).toHaveLength(1);
});

test('buttons and arrow keys go on, and after the last comes the first', async () => {
  const { viewer, user } = await setup();
  await user.click(viewer.getByRole('button', { name: 'Volgende foto' }));
  expect(viewer.getByRole(shown)).toHaveTextContent('Een kat: grijs 3 van 3');
  await user.keyboard('{ArrowRight}');
  expect(viewer.getByRole(shown)).toHaveTextContent('Een kat: rood 1 van 3');
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(viewer.getByRole(shown)).toHaveTextContent('Een kat: zwart 2 van 3');
});

test('closing gives the focus to the thumbnail of the photo that was shown last', async () => {
  const { viewer, user } = await setup();
  await user.keyboard('{ArrowRight}');
  await user.click(viewer.getByRole('button', { name: 'Sluiten' }));
  const thumbnail = screen.getByRole('button', { name: 'Bekijk groter: Een kat: grijs' });
  await waitFor(() => expect(thumbnail).toHaveFocus());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a photo that the owner removes meanwhile makes room for the next one', async () => {
  const { viewer, fake } = await setup();
  await fake.photos.send([red, grey]);
  expect(viewer.getByRole(shown)).toHaveTextContent('Een kat: grijs 2 van 2');
  await fake.photos.send([red]);
  expect(viewer.getByRole(shown)).toHaveTextContent('Een kat: rood 1 van 1');
  expect(viewer.queryByRole('button', { name: 'Volgende foto' })).toBeNull();
});

test('when the last photo is removed the viewer goes as well', async () => {
  const { fake } = await setup();
  await fake.photos.send([]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText(/niet geladen worden/)).toBeVisible();
});

test('a photo without alt text can be opened all the same', async () => {
  const { fake, user } = renderPart(<PhotoAlbum />);
  await fake.photos.send([{ ...red, alt: '' }]);
  await user.click(screen.getByRole('button', { name: 'Bekijk groter: foto 1' }));
  const viewer = within(await screen.findByRole('dialog'));
  expect(viewer.getByRole(shown)).toHaveTextContent('1 van 1');
});
