import type { CSSProperties } from 'react';
import { composeSrcSet, type PhotoFile, photoFormats } from 'shared/photo-files.ts';
import { findReplacement } from './replacement-photo.ts';

export type PictureProps = {
  src: string;
  alt: string;
  /** Default: 800 by 600, the size of most drawings. */
  width?: number | undefined;
  height?: number | undefined;
  /** 'high' and 'low' load immediately. Default: 'lazy', only near the screen. */
  priority?: keyof typeof priorities;
  /** The width on the page. Only a photo in several widths needs it. */
  sizes?: string;
  photo?: PhotoFile | undefined;
  className?: string | undefined;
};

const halfPage = '(width >= 60rem) 36rem, 100vw';

export function Picture(props: PictureProps) {
  const { src, alt, photo } = findShown(props);
  const { width = 800, height = 600, sizes = halfPage, priority = 'lazy', className } = props;
  // By default a drawing keeps its own aspect ratio, and a photo is cropped to `width` / `height`.
  const hasOwnShape = src.endsWith('.svg');
  const classes = ['picture', !hasOwnShape && 'shaped', className].filter(Boolean).join(' ');
  const shape = {
    '--shape': `${width} / ${height}`,
    backgroundColor: photo?.color,
  } as CSSProperties; // React's type lacks --shape
  // A lazy picture is requested after layout: by 'auto', the browser measures the width itself.
  const shownWidth = priority === 'lazy' ? `auto, ${sizes}` : sizes;
  const image = (
    // `loading` before `src`: some browsers start fetching when they read `src`.
    <img
      {...priorities[priority]}
      decoding="async"
      src={src}
      alt={alt}
      width={width}
      height={height}
      sizes={photo && shownWidth}
      className={classes}
      style={hasOwnShape ? {} : shape}
    />
  );
  if (!photo) return image;
  return (
    <picture>
      {photoFormats.map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={composeSrcSet(src, photo.width, format)}
          sizes={shownWidth}
        />
      ))}
      {image}
    </picture>
  );
}

/** Returns the owner's photo if it replaces the drawing, and else what the page asked for. */
function findShown({ src, alt, photo }: PictureProps) {
  const replacement = photo ? null : findReplacement(src);
  if (!replacement) return { src, alt, photo };
  return { ...replacement, alt: replacement.alt ?? alt };
}

const priorities = {
  high: { fetchPriority: 'high' },
  low: { fetchPriority: 'low' },
  lazy: { loading: 'lazy' },
} as const;
