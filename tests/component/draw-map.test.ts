import { expect, onTestFinished, test, vi } from 'vitest';
import { drawMap } from '../../src/features/map/draw-map.ts';

/** Google's libraries as they are once loaded, remembering what they were asked. */
function setup() {
  const made: Record<string, unknown[]> = {};
  const remember = (name: string) =>
    class {
      constructor(...given: unknown[]) {
        made[name] = given;
      }
      addListener() {}
    };
  const libraries: Record<string, object> = {
    maps: { Map: remember('map'), InfoWindow: remember('window') },
    marker: { Marker: remember('marker'), AdvancedMarkerElement: remember('advancedMarker') },
  };
  vi.stubGlobal('google', { maps: { importLibrary: async (name: string) => libraries[name] } });
  vi.spyOn(console, 'info').mockImplementation(() => {});
  return made;
}

const draw = async (mapId?: string) => {
  const stop = await drawMap(document.createElement('div'), { key: 'k', mapId }, () => {});
  onTestFinished(stop);
};

test('without a map id the salon has a plain marker with its name', async () => {
  const made = setup();
  await draw();
  expect(made.map?.[1]).toEqual({ center: { lat: 52.98, lng: 6.48 }, zoom: 13 });
  expect(made.marker?.[0]).toMatchObject({ title: 'Trimsalon Zachtpoot' });
  expect(made.advancedMarker).toBeUndefined();
});

test('with a map id it has an advanced marker that can be pressed', async () => {
  const made = setup();
  await draw('abc');
  expect(made.map?.[1]).toMatchObject({ mapId: 'abc' });
  expect(made.advancedMarker?.[0]).toMatchObject({
    title: 'Trimsalon Zachtpoot',
    gmpClickable: true,
  });
  expect(made.marker).toBeUndefined();
});
