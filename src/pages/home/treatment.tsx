import type { ReactNode } from 'react';
import { formatPrice, type Price } from '../../content/prices.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './treatment.module.css';

type TreatmentProps = {
  title: string;
  price?: Price;
  picture: { src: string; alt: string };
  /** The one that most visitors come for: larger, over the full width. */
  isFirst?: boolean;
  children: ReactNode;
};

export function Treatment({ title, price, picture, isFirst, children }: TreatmentProps) {
  return (
    <article className={isFirst ? `${styles.treatment} ${styles.first}` : styles.treatment}>
      <Picture {...picture} width={800} height={600} className={styles.picture} />
      <header className={styles.head}>
        <h3>{title}</h3>
        {price && (
          <p className={styles.price}>
            {price.surcharge && 'toeslag '}
            {formatPrice(price)}
          </p>
        )}
      </header>
      <div className={styles.text}>{children}</div>
    </article>
  );
}
