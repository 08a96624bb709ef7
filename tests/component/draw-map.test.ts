import { salon } from 'shared/salon.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { drawMap } from '../../src/features/map/draw-map.ts';

/** Draws the map with fakes of Google's libraries. Returns the options that they received. */
async function draw(mapId?: string, onFailure = () => {}) {
  const given: Record<string, unknown[]> = {};
  const open = vi.fn();
  const remember = (name: string) =>
    class {
      constructor(...options: unknown[]) {
        given[name] = options;
      }
      addListener(_event: string, listener: () => void) {
        listener();
      }
      open = open;
    };
  const libraries: Record<string, object> = {
    maps: { Map: remember('map'), InfoWindow: remember('card') },
    marker: { Marker: remember('marker'), AdvancedMarkerElement: remember('advancedMarker') },
  };
  vi.stubGlobal('google', { maps: { importLibrary: async (name: string) => libraries[name] } });
  vi.spyOn(console, 'info').mockImplementation(() => {});
  await drawMap(document.createElement('div'), { key: 'k', mapId }, onFailure);
  return { given, open };
}

test('the map shows the salon, and its marker opens a card that welcomes the visitor', async () => {
  const { given, open } = await draw();
  const { position } = salon;
  expect(given.map?.[1]).toEqual({ center: position, zoom: salon.mapZoom });
  expect(given.marker?.[0]).toMatchObject({ title: salon.name, position });
  expect(given.card?.[0]).toMatchObject({
    content: expect.stringContaining(`Welkom bij ${salon.name}! Kom gerust eens langs`),
  });
  expect(open).toHaveBeenCalledOnce();
});

test('a map with a map id has an advanced, clickable marker', async () => {
  const { given } = await draw('abc');
  expect(given.map?.[1]).toMatchObject({ mapId: 'abc' });
  expect(given.advancedMarker?.[0]).toMatchObject({ gmpClickable: true });
  expect(given.marker).toBeUndefined();
});

const readEvents = () =>
  (globalThis.dataLayer ?? []).filter((entry) => Object.hasOwn(Object(entry), 'event'));

test('a map that fails is reported once, even if Google refuses its key later', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const importLibrary = () => Promise.reject(new Error('no maps'));
  vi.stubGlobal('google', { maps: { importLibrary } });
  vi.spyOn(console, 'info').mockImplementation(() => {});
  const drawing = drawMap(document.createElement('div'), { key: 'k', mapId: undefined }, () => {});
  await Promise.all([expect(drawing).rejects.toThrow('no maps'), vi.runAllTimersAsync()]);
  globalThis.gm_authFailure?.();
  expect(readEvents()).toEqual([
    expect.objectContaining({ event: 'map_failed', label: 'Error: no maps' }),
  ]);
});
