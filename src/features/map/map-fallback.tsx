import { salon } from '../../content/salon.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './map-fallback.module.css';

export function MapFallback() {
  return (
    <div className={styles.fallback}>
      <Picture
        src="/fotos/kaart-bovensmilde.svg"
        alt={`Getekende kaart: ${salon.town} ligt aan de Drentsche Hoofdvaart, ten zuidwesten van ${salon.near}`}
        className={styles.drawing}
      />
      <address className={styles.way}>
        {salon.name}
        <br />
        {salon.street}
        <br />
        {salon.postalCode} {salon.town}
      </address>
    </div>
  );
}
