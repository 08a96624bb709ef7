import { useCallback, useState } from 'react';
import { salon } from 'shared/salon.ts';
import { settings } from '../../data/settings.ts';
import { Banner } from '../../ui/banner.tsx';
import { Picture } from '../../ui/picture.tsx';
import { whenNear } from '../../ui/when-near.ts';
import { drawMap } from './draw-map.ts';
import styles from './salon-map.module.css';

const { key, mapId } = settings.googleMaps;

export function SalonMap() {
  return key ? <GoogleMap apiKey={key} /> : <MapFallback />;
}

export function MapFallback() {
  return (
    <div className={`stack white-card ${styles.fallback}`}>
      <Picture
        src="/fotos/kaart-bovensmilde.svg"
        alt={`Getekende kaart: ${salon.town} ligt aan de Drentsche Hoofdvaart, ten zuidwesten van ${salon.near}`}
        className={styles.drawing}
      />
      <address className={styles.address}>
        {salon.name}
        <br />
        {salon.street}
        <br />
        {salon.postalCode} {salon.town}
      </address>
    </div>
  );
}

function GoogleMap({ apiKey }: { apiKey: string }) {
  const [failed, setFailed] = useState(false);
  const drawWhenNear = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      return whenNear(element, 300, () => {
        let isWanted = true;
        const fail = () => isWanted && setFailed(true);
        const drawing = drawMap(element, { key: apiKey, mapId }, fail);
        drawing.catch(fail);
        return () => {
          isWanted = false;
          drawing.then((stop) => stop(), fail);
        };
      });
    },
    [apiKey],
  );

  return (
    <>
      {/* Screen readers announce the text only if this element exists before the text. */}
      <div role="status" className={styles.failure}>
        {failed && (
          <Banner kind="info">De kaart kan nu niet getoond worden. Hier vindt u het adres.</Banner>
        )}
      </div>
      {failed ? <MapFallback /> : <div ref={drawWhenNear} className={styles.map} />}
    </>
  );
}
