import type { ReactNode } from 'react';
import { formatPrice, type ListedPrice } from '../../content/prices.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './price-table.module.css';

type PriceTableProps = {
  caption: string;
  prices: readonly ListedPrice[];
  /** Decoration above the prices: the caption already names the animal. */
  picture?: string;
  /** Shown below the prices. */
  children?: ReactNode;
};

export function PriceTable({ caption, prices, picture, children }: PriceTableProps) {
  return (
    <div className={`white-card ${styles.card}`}>
      <table>
        <caption>
          <span className={styles.caption}>
            {caption}
            {picture && (
              <Picture
                src={picture}
                alt=""
                priority="low"
                sizes="12rem"
                className={styles.picture}
              />
            )}
          </span>
        </caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Behandeling</th>
            <th scope="col">Prijs</th>
          </tr>
        </thead>
        <tbody>
          {prices.map((price) => (
            <tr key={price.treatment}>
              <th scope="row">
                {price.treatment}
                {price.note && <span className={`quiet ${styles.note}`}>{price.note}</span>}
              </th>
              <td className="price">{formatPrice(price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {children && <div className={`stack ${styles.below}`}>{children}</div>}
    </div>
  );
}
