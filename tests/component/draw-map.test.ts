import { expect, onTestFinished, test, vi } from 'vitest';
import { drawMap } from '../../src/features/map/draw-map.ts';
import { mapTries, tryAgain } from '../../src/features/map/load-google-maps.ts';

// A map without an id of its own is drawn in tests/browser/map.spec.ts.
test('with a map id the salon has an advanced marker that can be clicked', async () => {
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
    marker: { AdvancedMarkerElement: remember('advancedMarker') },
  };
  vi.stubGlobal('google', { maps: { importLibrary: async (name: string) => libraries[name] } });
  vi.spyOn(console, 'info').mockImplementation(() => {});
  const element = document.createElement('div');
  onTestFinished(await drawMap(element, { key: 'k', mapId: 'abc' }, () => {}));
  expect(made.map?.[1]).toMatchObject({ mapId: 'abc' });
  expect(made.advancedMarker?.[0]).toMatchObject({
    title: 'Trimsalon Zachtpoot',
    gmpClickable: true,
  });
});

test('a map that does not load is tried again after each delay, and no more than that', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const load = vi.fn(() => Promise.reject(new Error('blocked')));
  const failed = vi.fn();
  tryAgain(mapTries.delays, load).catch(failed);
  await vi.advanceTimersByTimeAsync(0);
  for (const [tries, delay] of [1_000, 2_000, 4_000].entries()) {
    await vi.advanceTimersByTimeAsync(delay - 1);
    expect(load).toHaveBeenCalledTimes(tries + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledTimes(tries + 2);
  }
  expect(failed).toHaveBeenCalledOnce();
});
