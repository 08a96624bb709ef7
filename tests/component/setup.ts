import '@testing-library/jest-dom/vitest';
import { format } from 'node:util';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

configure({
  asyncUtilTimeout: 10_000, // a busy machine may need more than the usual second
  reactStrictMode: true, // as in src/start/app.tsx
  defaultHidden: true, // queries by role skip the style of each ancestor, a quarter of the time
});

// jsdom has no layout, so it lacks scrollIntoView() and the observers of layout.
Element.prototype.scrollIntoView = () => {};
for (const name of ['ResizeObserver', 'IntersectionObserver']) {
  const observer = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  Object.assign(globalThis, { [name]: observer });
}

/** Ends the test at the call, with the stack of the call. */
function failTest(...values: unknown[]): never {
  throw new Error(format(...values));
}

// React logs our mistakes, so an error or a warning in the console fails the test.
beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '');
  globalThis.dataLayer = undefined;
  vi.spyOn(console, 'error').mockImplementation(failTest);
  vi.spyOn(console, 'warn').mockImplementation(failTest);
});

afterEach(() => {
  cleanup();
  for (const spy of [console.error, console.warn]) {
    const [first] = vi.mocked(spy).mock.results;
    if (first?.type === 'throw') throw first.value; // React may have caught it
    expect(spy).not.toHaveBeenCalled();
  }
});
