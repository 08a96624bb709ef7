import type { ReactNode } from 'react';
import styles from './page-intro.module.css';
import { WindowLight } from './window-light.tsx';

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
      {!picture && <WindowLight className={styles.light} />}
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
