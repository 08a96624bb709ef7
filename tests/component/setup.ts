import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

configure({ asyncUtilTimeout: 10_000 }); // a busy machine may need more than the usual second

// jsdom draws nothing, so it has nothing to scroll.
Element.prototype.scrollIntoView = () => {};

// A warning of React is a fault of ours: whatever reaches the console fails the test.
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
