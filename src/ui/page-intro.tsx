import type { ReactNode } from 'react';
import styles from './page-intro.module.css';
import { Picture, type PictureProps } from './picture.tsx';

type PageIntroProps = {
  title: string;
  lead: ReactNode;
  picture?: Pick<PictureProps, 'src' | 'alt' | 'className'>;
  badge?: ReactNode;
  caption?: ReactNode;
  /** A picture without a frame, which blends into the background. It replaces `picture`. */
  room?: ReactNode;
  /** The drawing of a page without a picture: it decorates a wide screen, where there is room. */
  ornament?: string;
  children?: ReactNode;
};

/** The top of every page, with its only h1. */
export function PageIntro(props: PageIntroProps) {
  const { title, lead, picture, badge, caption, room, ornament, children } = props;
  const shown = room ?? (picture && <Picture {...picture} priority="high" />);
  return (
    <div className={`${styles.intro} ${findKind(props)}`}>
      <div className={`stack page-width ${styles.inner}`}>
        <div className={`stack ${styles.text}`}>
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {children}
        </div>
        {shown && (
          <figure>
            <div className={styles.picture}>
              {shown}
              {badge}
            </div>
            {caption && <figcaption className="quiet">{caption}</figcaption>}
          </figure>
        )}
      </div>
      {ornament && (
        <figure className={styles.ornament}>
          <Picture src={ornament} alt="" />
        </figure>
      )}
    </div>
  );
}

function findKind({ room, picture }: PageIntroProps) {
  if (room) return styles.room;
  if (picture) return styles.beside;
  return styles.low;
}
