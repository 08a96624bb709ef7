import { formatPrice, type Price } from '../content/prices.ts';
import styles from './price-table.module.css';

type PriceTableProps = { caption: string; prices: Record<string, Price> };

export function PriceTable({ caption, prices }: PriceTableProps) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
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
