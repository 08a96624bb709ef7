import { expect, test, vi } from 'vitest';
import { loadOnce } from '../../src/backend/load-once.ts';

test('what was loaded, or is being loaded, is not loaded again', async () => {
  const load = vi.fn(async () => ({}));
  const loadModule = loadOnce(load);
  const [first, second] = await Promise.all([loadModule(), loadModule()]);
  expect(second).toBe(first);
  expect(await loadModule()).toBe(first);
  expect(load).toHaveBeenCalledOnce();
});

test('what failed is tried again at the next time', async () => {
  const load = vi.fn(async () => 'here').mockRejectedValueOnce(new Error('No line'));
  const loadModule = loadOnce(load);
  await expect(loadModule()).rejects.toThrow('No line');
  expect(await loadModule()).toBe('here');
});
