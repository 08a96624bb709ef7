import styles from './picture.module.css';

type PictureProps = {
  src: string;
  alt: string;
  /** The file's own size in pixels: the page keeps its place free before it is here. */
  width: number;
  height: number;
  /** For the one picture that a visitor sees first. */
  eager?: boolean;
  className?: string | undefined;
};

export function Picture({ src, alt, width, height, eager, className }: PictureProps) {
  const classes = className ? `${styles.picture} ${className}` : styles.picture;
  const order = eager ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
  // `loading` before `src`: some browsers start fetching when they read `src`.
  return (
    <img
      {...order}
      decoding="async"
      src={src}
      alt={alt}
      width={width}
      height={height}
      className={classes}
    />
  );
}
