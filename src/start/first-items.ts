// Draws the first items of a live list, until the app replaces them. Inlined in both list pages.
import { formatDay } from 'shared/format-day.ts';
import { maxPhotos, type Photo } from 'shared/photo.ts';
import { composeSrcSet, photoFormats } from 'shared/photo-files.ts';
import type { Review } from 'shared/review.ts';
import { parsePhotos, parseReviews, readDocuments } from '../data/firestore/read-documents.ts';
import * as source from '../features/photos/photo-source.ts';

const link = document.querySelector<HTMLLinkElement>('link[as=fetch]');
const list = document.querySelector('.first-items');
const sample = document.querySelector('template')?.content.querySelector('li');

// Ignores errors, because the app also loads the list and reports errors.
const url = link?.getAttribute('href');
if (url && list && sample) void draw(url, list, sample).catch(() => {});

async function draw(url: string, list: Element, sample: Element): Promise<void> {
  const response = fetch(url);
  globalThis.earlyList = { url, response };
  const received = await response;
  const documents = await readDocuments(received.clone());
  const copy = () => sample.cloneNode(true) as HTMLElement;
  const isAlbum = url.includes('/photos?');
  if (isAlbum) {
    if (documents.length >= maxPhotos) return; // the SDK reads a larger album
    const photos = parsePhotos(documents, maxPhotos).items;
    const fullRows = photos.slice(0, 12);
    const tiles = fullRows.map((photo, index) => fillTile(copy(), photo, index));
    list.append(...tiles);
  } else {
    const reviews = parseReviews(documents, documents.length).items;
    const cards = reviews.map((review) => fillCard(copy(), review));
    list.append(...cards);
  }
}

function fillCard(card: Element, review: Review): Element {
  const { date, reply = '' } = review;
  const day = date ? formatDay(date) : '';
  setText(card, 'h2', review.name);
  setText(card, '.review-card-text', review.review);
  setText(card, 'time', day);
  setText(card, '.review-card-reply .review-card-text', reply);
  if (!reply) card.querySelector('.review-card-reply')?.remove();
  const stars = [...card.querySelectorAll('.star')];
  const spareStars = stars.slice(review.stars ?? 0);
  for (const star of spareStars) star.remove();
  return card;
}

/** Fills the first element that the selector finds. */
function setText(card: Element, selector: string, text: string): void {
  const element = card.querySelector(selector);
  if (element) element.textContent = text;
}

/** Only the first row requests its files: requests of all would delay the app. */
function fillTile(tile: HTMLElement, photo: Photo, index: number): Element {
  const { file } = photo;
  const ratio = source.findRatio(photo);
  const src = source.composePhotoUrl(photo);
  const sizes = source.describeSizes(ratio);
  tile.style.setProperty('--ratio', String(ratio));
  if (index > 1) tile.querySelector('picture')?.remove();
  for (const element of tile.querySelectorAll('source')) {
    const format = photoFormats.find((each) => element.type === `image/${each}`);
    if (file && format) {
      element.sizes = sizes;
      element.srcset = composeSrcSet(src, file.width, format);
    } else {
      element.remove();
    }
  }
  tile.querySelector('p')?.append(photo.alt);
  const image = tile.querySelector('img');
  if (image) {
    image.style.backgroundColor = file?.color ?? '';
    image.src = src;
  }
  return tile;
}
