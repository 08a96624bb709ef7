import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Rating } from '../../src/features/reviews/rating.tsx';
import { renderPart } from './render-part.tsx';

test('a visitor who returns to the home page sees how many reviews there are by then', async () => {
  const { fake } = renderPart(<Rating />);
  fake.backend.fetchReviewSummary.mockResolvedValue({ count: 37, average: 4.8 });
  expect(await screen.findByText('4,8 (37 recensies)')).toBeVisible();
  cleanup();
  fake.backend.fetchReviewSummary.mockResolvedValue({ count: 38, average: 4.8 });
  renderPart(<Rating />, fake);
  expect(await screen.findByText('4,8 (38 recensies)')).toBeVisible();
});
