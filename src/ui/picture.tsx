import { type CSSProperties, useCallback, useState } from 'react';
import { composeSrcSet, type PhotoFile, photoFormats } from 'shared/photo-files.ts';
import styles from './picture.module.css';
import { findReplacement } from './replacement-photo.ts';

export type PictureProps = {
  src: string;
  alt: string;
  /** Default: 800 by 600, the size of most drawings. */
  width?: number;
  height?: number;
  /** True: loads immediately, at high priority. 'quietly': immediately, but at low priority. */
  eager?: boolean | 'quietly';
  /** The width on the page. Only a photo in several widths needs it. */
  sizes?: string;
  photo?: PhotoFile | undefined;
  className?: string | undefined;
};

const halfPage = '(width >= 60rem) 36rem, 100vw';

export function Picture(props: PictureProps) {
  const { src, alt, photo } = { ...props, ...(props.photo ? null : findReplacement(props.src)) };
  const { width = 800, height = 600, eager, sizes = halfPage, className } = props;
  const [failed, setFailed] = useState<string | null>(null);
  // The image may have failed before hydration, when nothing listened for errors.
  const detectFailure = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.currentSrc && image.naturalWidth === 0) setFailed(src);
    },
    [src],
  );
  // By default a drawing keeps its own aspect ratio, and a photo is cropped to `width` / `height`.
  const hasOwnShape = src.endsWith('.svg') && failed !== src;
  const classes = [styles.picture, hasOwnShape ? '' : styles.shaped, className]
    .filter(Boolean)
    .join(' ');
  const box = { '--shape': `${width} / ${height}` } as CSSProperties; // React's type lacks --shape
  if (failed === src) return <MissingPicture alt={alt} className={classes} style={box} />;

  const shownWidth = eager ? sizes : `auto, ${sizes}`;
  const image = (
    // `loading` before `src`: some browsers start fetching when they read `src`.
    <img
      {...orders[eager === 'quietly' ? 'quietly' : eager ? 'first' : 'later']}
      decoding="async"
      ref={detectFailure}
      src={src}
      alt={alt}
      width={width}
      height={height}
      sizes={photo && shownWidth}
      className={classes}
      style={hasOwnShape ? {} : { ...box, backgroundColor: photo?.color }}
      onError={() => setFailed(src)}
    />
  );
  if (!photo) return image;
  return (
    <picture className={styles.sources}>
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

const orders = {
  first: { fetchPriority: 'high' },
  quietly: { fetchPriority: 'low' },
  later: { loading: 'lazy' },
} as const;

type MissingPictureProps = { alt: string; className: string; style: CSSProperties };

function MissingPicture({ alt, className, style }: MissingPictureProps) {
  const name = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
  return (
    <span {...name} className={`${className} ${styles.missing}`} style={style}>
      <span className={styles.words}>{alt}</span>
    </span>
  );
}
