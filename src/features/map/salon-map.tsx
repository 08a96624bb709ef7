import { useEffect, useRef, useState } from 'react';
import { settings } from '../../backend/settings.ts';
import { MapFallback } from './map-fallback.tsx';
import styles from './salon-map.module.css';

const { key, mapId } = settings.googleMaps;

/** The map with the salon on it, loaded when it comes near; without it, the way in words. */
export function SalonMap() {
  const place = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(!key);

  useEffect(() => {
    const element = place.current;
    if (!element || !key) return;
    return whenNear(element, () => drawLater(element, () => setFailed(true)));
  }, []);

  if (failed) return <MapFallback />;
  return <div ref={place} className={styles.map} />;
}

/** Draws the map as soon as its code is there; returns the function that calls it off. */
function drawLater(element: HTMLElement, onFailure: () => void): () => void {
  let stop = () => {};
  let wanted = true;
  import('./draw-map.ts')
    .then(async ({ drawMap }) => {
      if (wanted) stop = await drawMap(element, { key: key ?? '', mapId }, onFailure);
      if (!wanted) stop();
    })
    .catch(() => {
      if (wanted) onFailure();
    });
  return () => {
    wanted = false;
    stop();
  };
}

/** Calls once when the element comes within a screen's reach; returns what ends the watch. */
function whenNear(element: HTMLElement, onNear: () => () => void): () => void {
  let stop = () => {};
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      stop = onNear();
    },
    { rootMargin: '300px' },
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
    stop();
  };
}
