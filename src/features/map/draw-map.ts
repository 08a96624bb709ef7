import { pushEvent } from '../../analytics/analytics.ts';
import { salon } from '../../content/salon.ts';
import { loadGoogleMaps, watchKeyRefusal } from './load-google-maps.ts';

export type MapSettings = { key: string; mapId: string | undefined };

const invitation = `Welkom bij ${salon.name}! Kom gerust eens langs, maar wel op afspraak.`;

/** Draws the map in the element; `onFailure` when Google refuses the key afterwards. */
export async function drawMap(
  element: HTMLElement,
  { key, mapId }: MapSettings,
  onFailure: () => void,
): Promise<() => void> {
  const stop = watchKeyRefusal(onFailure);
  try {
    const { maps, marker } = await loadGoogleMaps(key);
    const map = new maps.Map(element, {
      center: salon.position,
      zoom: salon.mapZoom,
      ...(mapId && { mapId }),
    });
    const options = { map, position: salon.position, title: salon.name };
    // The advanced marker only shows on a map with an id of its own.
    const pin = mapId
      ? new marker.AdvancedMarkerElement({ ...options, gmpClickable: true })
      : new marker.Marker(options);
    const card = new maps.InfoWindow({ content: invitation, ariaLabel: salon.name });
    pin.addListener('click', () => {
      card.open({ map, anchor: pin });
      pushEvent({ category: 'contact', action: 'map_marker_opened' });
    });
    return stop;
  } catch (error) {
    stop();
    throw error;
  }
}
