import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PageError } from '../../src/layout/page-error.tsx';
import { ErrorBoundary } from '../../src/ui/error-boundary.tsx';
import { renderPart } from './render-part.tsx';

function Broken(): never {
  throw new Error('Kapot');
}

test('the browser itself opens the contact page for a visitor whose layout broke', async () => {
  const reported = vi.mocked(console.error).mockImplementation(() => {});
  const { user } = renderPart(
    <ErrorBoundary fallback={<PageError />}>
      <Broken />
    </ErrorBoundary>,
  );
  reported.mockClear(); // React reports what broke, and so it should
  let isLeftToBrowser = false;
  const onClick = (event: MouseEvent) => {
    isLeftToBrowser = !event.defaultPrevented;
    event.preventDefault(); // jsdom opens no page
  };
  addEventListener('click', onClick, { once: true });
  await user.click(screen.getByRole('link', { name: 'Naar contact' }));
  expect(isLeftToBrowser).toBe(true);
});
