import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

configure({ asyncUtilTimeout: 10_000 }); // a busy machine may need more than the usual second

// jsdom has no layout, so it lacks scrollIntoView().
Element.prototype.scrollIntoView = () => {};

// React logs our mistakes, so an error or a warning in the console fails the test.
beforeEach(() => {
  sessionStorage.clear();
  globalThis.dataLayer = undefined;
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  cleanup();
  expect(console.error).not.toHaveBeenCalled();
  expect(console.warn).not.toHaveBeenCalled();
});
