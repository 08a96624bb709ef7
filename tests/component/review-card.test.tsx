import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { salon } from '../../src/content/salon.ts';
import { ReviewCard } from '../../src/features/reviews/review-card.tsx';
import { createReview } from '../reviews.ts';

test('the owner’s answer stands under the review, as text', () => {
  render(<ReviewCard review={createReview({ reply: '<b>Dank</b> u wel!' })} />);
  const heading = screen.getByRole('heading', { level: 3 });
  expect(heading).toHaveTextContent(`Antwoord van ${salon.groomer}`);
  const answer = screen.getByText('<b>Dank</b> u wel!');
  const day = screen.getByText('20 november 2026');
  expect(day.compareDocumentPosition(answer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a review without an answer says nothing of one', () => {
  render(<ReviewCard review={createReview()} />);
  expect(screen.queryByText(/Antwoord/)).toBeNull();
});
