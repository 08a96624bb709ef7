import type { ReactNode } from 'react';
import styles from './page-intro.module.css';

type PageIntroProps = {
  title: ReactNode;
  lead?: ReactNode;
  picture?: ReactNode;
  /** The picture has the wall's own colour and a table that goes on under the text. */
  isRoom?: boolean;
  /** A low band: people come for what is under it, which starts on the first screen. */
  isLow?: boolean;
  children?: ReactNode;
};

/** The top of every page: its one h1, on a wall with the morning's light on it. */
export function PageIntro({
  title,
  lead,
  picture,
  isRoom = false,
  isLow = false,
  children,
}: PageIntroProps) {
  const withoutPicture = isLow ? styles.low : styles.plain;
  const kind = isRoom ? styles.room : picture ? styles.beside : withoutPicture;
  return (
    <div className={`${styles.intro} ${kind}`}>
      {!picture && <WindowLight />}
      <div className={styles.inner}>
        <div className={styles.text}>
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {children}
        </div>
        {picture && <div className={styles.picture}>{picture}</div>}
      </div>
    </div>
  );
}

/** The light of an arched window, falling aslant on a wall. Decoration only. */
function WindowLight() {
  return (
    <svg className={styles.light} viewBox="0 0 480 460" fill="currentColor" aria-hidden="true">
      <g transform="translate(168 8) skewX(-20)">
        <path d="M0 146A146 146 0 0 1 142 0v146zM158 0a146 146 0 0 1 142 146H158z" />
        <path d="M0 162h142v128H0zM158 162h142v128H158zM0 306h142v138H0zM158 306h142v138H158z" />
      </g>
    </svg>
  );
}
