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
import { composePhotoUrl, describeSizes, findRatio } from '../features/photos/photo-source.ts';

const preload = document.querySelector<HTMLLinkElement>('link[as=fetch]');
const list = document.querySelector('.first-items');
const sample = document.querySelector('template')?.content.querySelector('li');

const url = preload?.getAttribute('href');
if (url && list && sample) {
  // Ignores errors, because the app also loads the list and reports errors.
  draw(url, list, sample).catch(() => {});
}

async function draw(url: string, list: Element, sample: Element): Promise<void> {
  const request = fetch(url);
  globalThis.earlyList = { url, response: request };
  const response = await request;
  const documents = await readDocuments(response.clone()); // the app reads the body itself
  const drawItems = url.includes('/photos?') ? drawPhotos : drawReviews;
  const items = drawItems(documents, sample);
  list.append(...items);
}

function drawPhotos(documents: readonly StoredDocument[], sample: Element): Element[] {
  // The front photo may be missing in a larger album, which is read by name: the SDK reads more.
  if (documents.length >= maxPhotos) return [];
  const photos = parsePhotos(documents, maxPhotos).items;
  const fullRows = photos.slice(0, 12); // 12 fills rows of two and of three
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
  const ratio = findRatio(photo);
  tile.style.setProperty('--ratio', String(ratio));
  setText(tile, 'p', photo.alt);
  const isInFirstRow = index < 2; // of a phone
  const picture = tile.querySelector('picture');
  if (picture && isInFirstRow) fillPicture(picture, photo);
  else picture?.remove();
  return tile;
}

/** Fills the sources first: an image with a url and no source would request the large file. */
function fillPicture(picture: Element, photo: Photo): void {
  const sources = picture.querySelectorAll('source');
  for (const source of sources) fillSource(source, photo);
  const image = picture.querySelector('img');
  if (!image) return;
  image.style.backgroundColor = photo.file?.color ?? '';
  image.src = composePhotoUrl(photo);
}

function fillSource(source: HTMLSourceElement, photo: Photo): void {
  const format = photoFormats.find((each) => source.type === `image/${each}`);
  if (!photo.file || !format) {
    source.remove();
    return;
  }
  const src = composePhotoUrl(photo);
  source.sizes = describeSizes(findRatio(photo));
  source.srcset = composeSrcSet(src, photo.file.width, format);
}
