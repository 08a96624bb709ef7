import type { Photo } from '../../backend/photo.ts';

/** The id of its element. */
export function nameThumbnail(key: string): string {
  return `foto-${key}`;
}

/** `index`: its place in the album. */
export function labelThumbnail({ alt }: Photo, index: number): string {
  return `Bekijk groter: ${alt || `foto ${index + 1}`}`;
}
