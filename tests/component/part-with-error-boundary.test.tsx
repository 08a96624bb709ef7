import { screen } from '@testing-library/react';
import { salon } from 'shared/salon.ts';
import { expect, test, vi } from 'vitest';
import { PartWithErrorBoundary } from '../../src/parts/part-with-error-boundary.tsx';
import { renderPart } from './render-part.tsx';

function Broken(): never {
  throw new Error('Kapot');
}

test('a part that breaks leaves the rest of the page, and says how to reach the salon', () => {
  const reported = vi.mocked(console.error).mockImplementation(() => {});
  renderPart(
    <>
      <h1>Recensies</h1>
      <PartWithErrorBoundary withoutScript={null}>
        <Broken />
      </PartWithErrorBoundary>
    </>,
  );
  expect(screen.getByRole('heading', { name: 'Recensies' })).toBeVisible();
  expect(screen.getByRole('link', { name: salon.phone })).toHaveAttribute(
    'href',
    `tel:${salon.phoneLink}`,
  );
  // React reports what broke, and so it should.
  expect(reported).toHaveBeenCalled();
  reported.mockClear();
});
