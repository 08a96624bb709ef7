import { type CSSProperties, useCallback, useState } from 'react';
import { MissingPicture } from './missing-picture.tsx';
import { findOwnPhoto } from './own-photo.ts';
import { composeSrcSet, type PhotoFile, photoFormats } from './photo-files.ts';
import styles from './picture.module.css';

export type PictureProps = {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** True for the one picture that a visitor sees first; 'quietly' for one that is needed next. */
  eager?: boolean | 'quietly';
  /** How wide it is shown; only a photo in several widths needs it. */
  sizes?: string;
  photo?: PhotoFile | undefined;
  className?: string | undefined;
};

const halfPage = '(width >= 60rem) 36rem, 100vw';

/** Artwork as it is; a photo in the format and the width that this browser needs. */
export function Picture(props: PictureProps) {
  const { src, alt, width, height, eager, sizes = halfPage, photo, className } = findOwn(props);
  const [failed, setFailed] = useState<string | null>(null);
  // What failed before hydration told nobody.
  const noticeFailure = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.currentSrc && image.naturalWidth === 0) setFailed(src);
    },
    [src],
  );
  const classes = className ? `${styles.picture} ${className}` : styles.picture;
  // A photo may turn out to have another shape; its place on the page stays as it is.
  const box: CSSProperties = { aspectRatio: `${width} / ${height}` };
  if (failed === src) {
    return <MissingPicture alt={alt} shape={`${width} / ${height}`} className={classes} />;
  }

  const shownWidth = eager ? sizes : `auto, ${sizes}`;
  const image = (
    // `loading` before `src`: some browsers start fetching when they read `src`.
    <img
      {...orders[eager === 'quietly' ? 'quietly' : eager ? 'first' : 'later']}
      decoding="async"
      ref={noticeFailure}
      src={src}
      alt={alt}
      width={width}
      height={height}
      sizes={photo && shownWidth}
      className={classes}
      style={photo ? { ...box, backgroundColor: photo.color } : src.endsWith('.svg') ? {} : box}
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

/** The owner's photo in the place of this artwork, if there is one. */
function findOwn(props: PictureProps): PictureProps {
  const own = props.photo ? null : findOwnPhoto(props.src);
  return own ? { ...props, ...own, alt: own.alt ?? props.alt } : props;
}
