import { screen } from '@testing-library/react';
import { salon } from 'shared/salon.ts';
import { expect, test, vi } from 'vitest';
import { PageError } from '../../src/layout/page-error.tsx';
import { PartWithErrorBoundary } from '../../src/page-parts/part-with-error-boundary.tsx';
import { ErrorBoundary } from '../../src/ui/error-boundary.tsx';
import { renderPart } from './render-part.tsx';

function Broken(): never {
  throw new Error('Kapot');
}

function renderBroken(part: Parameters<typeof renderPart>[0]) {
  const reported = vi.mocked(console.error).mockImplementation(() => {});
  const rendered = renderPart(part);
  expect(reported).toHaveBeenCalled();
  reported.mockClear();
  return rendered;
}

test('the contact link of the error page loads a new document', async () => {
  const { user } = renderBroken(
    <ErrorBoundary fallback={<PageError />}>
      <Broken />
    </ErrorBoundary>,
  );
  let isLeftToBrowser = false;
  const onClick = (event: MouseEvent) => {
    isLeftToBrowser = !event.defaultPrevented;
    event.preventDefault(); // jsdom cannot follow the link
  };
  addEventListener('click', onClick, { once: true });
  await user.click(screen.getByRole('link', { name: 'Naar contact' }));
  expect(isLeftToBrowser).toBe(true);
});

test('a part that fails to render is replaced by the phone number, and the rest of the page stays', () => {
  renderBroken(
    <>
      <h1>Recensies</h1>
      <PartWithErrorBoundary withoutScript={null}>
        <Broken />
      </PartWithErrorBoundary>
    </>,
  );
  expect(screen.getByRole('heading', { name: 'Recensies' })).toBeVisible();
  const link = screen.getByRole('link', { name: salon.phone });
  expect(link).toHaveAttribute('href', `tel:${salon.phoneLink}`);
});
