// Draws the first items of a live list, until the app replaces them. Inlined in both list pages.
import { formatDay } from 'shared/format-day.ts';
import { maxPhotos, type Photo } from 'shared/photo.ts';
import { composeSrcSet, photoFormats } from 'shared/photo-files.ts';
import type { Review } from 'shared/review.ts';
import {
  parsePhotos,
  parseReviews,
  readDocuments,
  type StoredDocument,
} from '../data/firestore/read-documents.ts';
import * as source from '../features/photos/photo-source.ts';

const link = document.querySelector<HTMLLinkElement>('link[as=fetch]');
const list = document.querySelector('.first-items');
const sample = document.querySelector('template')?.content.querySelector('li');

const url = link?.getAttribute('href');
if (url && list && sample) {
  // Ignores errors, because the app also loads the list and reports errors.
  draw(url, list, sample).catch(() => {});
}

async function draw(url: string, list: Element, sample: Element): Promise<void> {
  const request = fetch(url);
  globalThis.earlyList = { url, response: request };
  const response = await request;
  const documents = await readDocuments(response.clone());
  const drawItems = url.includes('/photos?') ? drawPhotos : drawReviews;
  const items = drawItems(documents, sample);
  list.append(...items);
}

function drawPhotos(documents: readonly StoredDocument[], sample: Element): Element[] {
  if (documents.length >= maxPhotos) return []; // the SDK reads a larger album
  const photos = parsePhotos(documents, maxPhotos).items;
  const fullRows = photos.slice(0, 12);
  return fullRows.map((photo, index) => drawTile(sample, photo, index));
}

function drawReviews(documents: readonly StoredDocument[], sample: Element): Element[] {
  const reviews = parseReviews(documents, documents.length).items;
  return reviews.map((review) => drawCard(sample, review));
}

function copy(sample: Element): HTMLElement {
  return sample.cloneNode(true) as HTMLElement;
}

function drawCard(sample: Element, review: Review): Element {
  const card = copy(sample);
  const { date, reply } = review;
  const day = date ? formatDay(date) : '';
  setText(card, 'h2', review.name);
  setText(card, '.review-card-text', review.review);
  setText(card, 'time', day);
  if (reply) setText(card, '.review-card-reply .review-card-text', reply);
  else card.querySelector('.review-card-reply')?.remove();
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
function drawTile(sample: Element, photo: Photo, index: number): Element {
  const tile = copy(sample);
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
