import { expect, test, vi } from 'vitest';
import { reloadOnce } from '../../src/start/reload-once.ts';

test('a page reloads once per build after a file failed, once the site can be reached', async () => {
  document.body.innerHTML = '<script data-app="/assets/index-1.js"></script>';
  const reload = vi.fn();
  vi.stubGlobal('location', { href: '/contact', reload });
  vi.stubGlobal('navigator', { onLine: false }); // as some connected devices report
  const request = vi.fn().mockRejectedValueOnce(new Error('No connection')).mockResolvedValue({});
  vi.stubGlobal('fetch', request);
  expect(await reloadOnce()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());

  vi.resetModules(); // as in the reloaded page
  const reloaded = await import('../../src/start/reload-once.ts');
  expect(await reloaded.reloadOnce()).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});
