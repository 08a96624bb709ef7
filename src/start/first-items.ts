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
  const documents = await readDocuments((await response).clone());
  const copy = () => sample.cloneNode(true) as HTMLElement;
  if (url.includes('/photos?')) {
    if (documents.length >= maxPhotos) return; // the SDK reads a larger album
    const photos = parsePhotos(documents, maxPhotos).items.slice(0, 12); // full rows
    list.append(...photos.map((photo, index) => fillTile(copy(), photo, index)));
  } else {
    const reviews = parseReviews(documents, documents.length).items;
    list.append(...reviews.map((review) => fillCard(copy(), review)));
  }
}

function fillCard(card: Element, { name, review, stars, date, reply }: Review): Element {
  setText(card, 'h2', name);
  setText(card, '.review-card-text', review);
  setText(card, 'time', date ? formatDay(date) : '');
  setText(card, '.review-card-reply .review-card-text', reply ?? '');
  if (!reply) card.querySelector('.review-card-reply')?.remove();
  const spareStars = [...card.querySelectorAll('.star')].slice(stars ?? 0);
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
      Object.assign(element, { sizes, srcset: composeSrcSet(src, file.width, format) });
    } else element.remove();
  }
  tile.querySelector('p')?.append(photo.alt);
  const image = tile.querySelector('img');
  image?.style.setProperty('background-color', file?.color ?? '');
  image?.setAttribute('src', src);
  return tile;
}
