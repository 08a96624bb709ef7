import { useCallback, useState } from 'react';
import { salon } from 'shared/salon.ts';
import { settings } from '../../data/settings.ts';
import { Banner } from '../../ui/banner.tsx';
import { Picture } from '../../ui/picture.tsx';
import { whenNear } from '../../ui/when-near.ts';
import styles from './salon-map.module.css';

const { key, mapId } = settings.googleMaps;

export function SalonMap() {
  return key ? <GoogleMap apiKey={key} /> : <MapFallback />;
}

export function MapFallback() {
  return (
    <div className={`white-card screen-only ${styles.fallback}`}>
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

/** Shows the drawing until Google's map covers it. */
function GoogleMap({ apiKey }: { apiKey: string }) {
  const [status, setStatus] = useState<'loading' | 'drawn' | 'failed'>('loading');
  const drawWhenNear = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const fail = () => setStatus('failed');
      return whenNear(element, 300, async () => {
        try {
          const { drawMap } = await import('./draw-map.ts');
          await drawMap(element, { key: apiKey, mapId }, fail);
          // Google may have refused the key before its map was drawn.
          setStatus((now) => (now === 'failed' ? 'failed' : 'drawn'));
        } catch {
          fail();
        }
      });
    },
    [apiKey],
  );

  return (
    <>
      {/* Screen readers announce the text only if this element exists before the text. */}
      <div role="status" className={styles.failure}>
        {status === 'failed' && (
          <Banner kind="info">De kaart kan nu niet getoond worden. Hier vindt u het adres.</Banner>
        )}
      </div>
      <div className={styles.place}>
        {/* Hidden, not removed, below Google's map: the place keeps its size. */}
        <div className={status === 'drawn' ? styles.covered : ''}>
          <MapFallback />
        </div>
        {status !== 'failed' && <div ref={drawWhenNear} className={styles.map} />}
      </div>
    </>
  );
}
