import type { ReactNode } from 'react';
import { formatPrice, type Price } from '../content/prices.ts';
import styles from './price-table.module.css';

type PriceTableProps = {
  caption: string;
  prices: Record<string, Price>;
  /** At the end of the caption's line; decoration, as the caption says whose prices they are. */
  picture?: ReactNode;
};

export function PriceTable({ caption, prices, picture }: PriceTableProps) {
  return (
    <table className={styles.table}>
      <caption>
        <span className={styles.caption}>
          {caption}
          {picture}
        </span>
      </caption>
      <thead className={styles.head}>
        <tr>
          <th scope="col">Behandeling</th>
          <th scope="col">Prijs</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(prices).map(([key, price]) => (
          <tr key={key}>
            <th scope="row">
              {price.treatment}
              {price.note && <span className={styles.note}>{price.note}</span>}
            </th>
            <td>{formatPrice(price)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
