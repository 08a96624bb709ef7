import type { ReactNode } from 'react';
import { formatPrice, type ListedPrice } from '../content/prices.ts';
import { Picture } from '../ui/picture.tsx';
import styles from './treatment-list.module.css';

export function TreatmentList({ children }: { children: ReactNode }) {
  return <div className={styles.list}>{children}</div>;
}

type TreatmentProps = {
  title: string;
  price: ListedPrice;
  picture: { src: string; alt: string };
  children: ReactNode;
};

export function Treatment({ title, price, picture, children }: TreatmentProps) {
  return (
    <article className={styles.treatment}>
      <Picture {...picture} className="round" />
      <div className={styles.name}>
        <h3>{title}</h3>
        <span className="price">{formatPrice(price)}</span>
      </div>
      <div className={`stack small measure ${styles.text}`}>{children}</div>
    </article>
  );
}
