/** A photo of the album: `src` is a file name under /fotos/album/, `alt` says what it shows. */
export type Photo = { key: string; src: string; alt: string };

// A file name only: no folder, no address, nothing that could leave the album's folder.
const fileName = /^[\p{L}\p{N}][\p{L}\p{N} ._-]*\.(?:svg|jpe?g|png|webp|avif|gif)$/iu;

/** Null for a document that is not a photo. A missing alt text becomes an empty one. */
export function readPhoto(key: string, document: Record<string, unknown>): Photo | null {
  const { src, alt } = document;
  if (typeof src !== 'string' || !fileName.test(src)) return null;
  return { key, src, alt: typeof alt === 'string' ? alt.trim() : '' };
}
