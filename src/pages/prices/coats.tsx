import { catPrices, formatPrice } from '../../content/prices.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './coats.module.css';

const surcharge = formatPrice(catPrices.matted);

const coats = [
  { name: 'Los', price: 'inbegrepen', picture: '/fotos/vacht/los.svg' },
  { name: 'Klit', price: surcharge, picture: '/fotos/vacht/klit.svg' },
  { name: 'Vilt', price: surcharge, picture: '/fotos/vacht/vilt.svg' },
] as const;

/** Shows which coats cost a surcharge, so that a customer recognises their own cat's. */
export function Coats() {
  return (
    <ul className={`columns screen-only ${styles.coats}`}>
      {coats.map(({ name, price, picture }) => (
        <li key={name} className={`stack ${styles.coat}`}>
          <Picture
            src={picture}
            alt=""
            width={96}
            height={96}
            className={`round ${styles.picture}`}
          />
          <strong>{name}</strong>
          <span className="quiet">{price}</span>
        </li>
      ))}
    </ul>
  );
}
