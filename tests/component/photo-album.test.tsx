import { screen, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { photosFailedText } from '../../src/content/banners.ts';
import { PhotoAlbum } from '../../src/features/photos/photo-album.tsx';
import { createFakeBackend } from './fake-backend.ts';
import { renderPart } from './render-part.tsx';

// jsdom has no modal dialogs. tests/browser/photo-viewer.spec.ts tests a real one.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    setTimeout(() => this.dispatchEvent(new Event('close')));
  };
});

afterEach(() => void vi.useRealTimers());

const photos = ['rood', 'zwart', 'grijs'].map((color) => ({
  documentName: color,
  src: `kat ${color}.svg`,
  alt: `Een kat: ${color}`,
}));
const [red, black, grey] = photos;
if (!red || !black || !grey) throw new Error('Three photos were made above');

async function openViewer() {
  const part = renderPart(<PhotoAlbum />);
  await part.fake.photos.send(photos);
  await part.user.click(screen.getByRole('button', { name: 'Bekijk groter: Een kat: zwart' }));
  return { ...part, viewer: within(await screen.findByRole('dialog', { name: 'Foto vergroot' })) };
}

test('a spinner shows until the photos load, and a photo without an alt text is labelled by its number', async () => {
  const { fake, user } = renderPart(<PhotoAlbum />);
  expect(screen.getByText("Foto's worden geladen..")).toBeVisible();
  expect(screen.queryByText(photosFailedText)).toBeNull();
  await fake.photos.send([red, { ...black, alt: '' }]);
  const image = screen.getByRole('img', { name: 'Een kat: rood' });
  expect(image).toHaveAttribute('src', '/fotos/album/kat%20rood.svg');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.click(screen.getByRole('button', { name: 'Bekijk groter: foto 2' }));
  const viewer = within(await screen.findByRole('dialog'));
  expect(viewer.getByRole('status')).toHaveTextContent('2 van 2');
});

test.each([
  ['drawings alone', ['a.svg', 'b.svg'], 'Dit zijn tekeningen; de foto’s volgen.'],
  ['a photo among drawings', ['a.jpg', 'b.svg'], 'Dit zijn foto’s en tekeningen; er volgen meer'],
  ['photos alone', ['a.jpg', 'b.jpg'], 'Maak kennis met mijn gasten.'],
])('the caption of an album with %s is true', async (_, sources, caption) => {
  const { fake } = renderPart(<PhotoAlbum />);
  await fake.photos.send(sources.map((src) => ({ documentName: src, src, alt: '' })));
  expect(screen.getByText(caption, { exact: false })).toBeVisible();
});

test.each(['empty', 'denied'])(
  'an album whose list is %s announces a failure, and shows photos that arrive later',
  async (kind) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const { fake } = renderPart(<PhotoAlbum />);
    const region = screen.getByRole('status');
    await (kind === 'empty' ? fake.photos.send([]) : fake.photos.stall());
    expect(screen.getByRole('status')).toBe(region); // screen readers do not announce a new region
    expect(region).toHaveTextContent(photosFailedText);
    expect(screen.getByRole('button', { name: 'Laad de pagina opnieuw' })).toBeVisible();
    await fake.photos.send([red]);
    expect(region).toBeEmptyDOMElement();
    expect(screen.getByRole('img')).toBeVisible();
  },
);

test('"Toon meer" shows the photos after the first 24, and focuses the first of them', async () => {
  const { fake, user } = renderPart(<PhotoAlbum />);
  const many = Array.from({ length: 26 }, (_, index) => ({
    documentName: `foto-${index}`,
    src: 'kat.svg',
    alt: `Kat ${index + 1}`,
  }));
  await fake.photos.send(many);
  expect(screen.getAllByRole('img')).toHaveLength(24);
  expect(screen.getByText('Kat 24')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Toon meer' }));
  expect(screen.getAllByRole('img')).toHaveLength(26);
  expect(screen.getByRole('button', { name: 'Bekijk groter: Kat 25' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Toon meer' })).toBeNull();
});

test('the viewer keeps its photo while the list has it, and closes when that photo is removed', async () => {
  const { viewer, fake, user } = await openViewer();
  await fake.photos.send([black, grey]);
  expect(viewer.getByRole('status')).toHaveTextContent('Een kat: zwart 1 van 2');
  await fake.photos.send([black]);
  expect(viewer.queryByRole('button', { name: 'Volgende foto' })).toBeNull();
  await fake.photos.send([red, grey]);
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Bekijk groter: Een kat: rood' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('Een kat: rood 1 van 2');
  await fake.photos.send([]);
  expect(screen.getByText(photosFailedText)).toBeVisible();
});

test.each(['#foto=blauw', '#foto', '#foto=%zz'])(
  'the hash %s, which names no photo, opens none, and a click opens one',
  async (hash) => {
    const album = (
      <>
        <PhotoAlbum />
        <Address />
      </>
    );
    const { fake, user } = renderPart(album, createFakeBackend(), `/fotoalbum?bron=kaart${hash}`);
    await fake.photos.send(photos);
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Bekijk groter: Een kat: zwart' }));
    expect(screen.getByLabelText('adres')).toHaveTextContent('?bron=kaart#foto=zwart');
    expect(screen.getByRole('dialog')).toHaveTextContent('Een kat: zwart 2 van 3');
  },
);

function Address() {
  const { search, hash } = useLocation();
  return <output aria-label="adres">{search + hash}</output>;
}
