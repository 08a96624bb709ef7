import { screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { ReviewList } from '../../src/features/reviews/review-list.tsx';
import type { SentState } from '../../src/features/reviews/sent-review.ts';
import { createReview } from '../reviews.ts';
import { renderPart } from './render-part.tsx';

/** Creates reviews with these stars, newest first. Their numbers count down to 1. */
function createStarred(stars: readonly (1 | 2 | 3 | 4 | 5)[]) {
  return stars.map((each, index) => createReview({ stars: each }, stars.length - index));
}

function setup() {
  const part = renderPart(<ReviewList />);
  const choice = (name: string) => screen.getByRole('button', { name });
  const names = () =>
    screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  return { ...part, choice, names };
}

test('a visitor sees how many reviews have each number of stars, and only those with the chosen stars', async () => {
  const { fake, user, choice, names } = setup();
  await fake.reviews.send(createStarred([5, 2, 5, 1]));
  const choices = screen.getAllByRole('button', { name: /ster/ });
  expect(choices.map((each) => each.getAttribute('aria-label'))).toEqual([
    '5 sterren: 2',
    '4 sterren: 0',
    '3 sterren: 0',
    '2 sterren: 1',
    '1 ster: 1',
  ]);
  expect(choice('3 sterren: 0')).toBeDisabled();
  await user.click(choice('1 ster: 1'));
  expect(names()).toEqual(['Klant 1']);
  await user.click(choice('2 sterren: 1'));
  expect(names()).toEqual(['Klant 3', 'Klant 1']);
  expect(screen.getByText('2 van deze 4 recensies')).toBeVisible();
  expect(choice('2 sterren: 1')).toHaveAttribute('aria-pressed', 'true');
  await user.click(choice('2 sterren: 1'));
  await user.click(choice('1 ster: 1'));
  expect(names()).toHaveLength(4);
});

test('a chosen number of stars stays chosen when its reviews change, and can be released', async () => {
  const { fake, user, choice, names } = setup();
  await fake.reviews.send(createStarred([5, 2]));
  await user.click(choice('2 sterren: 1'));
  await fake.reviews.send([createReview({ stars: 2 }, 3), ...createStarred([5, 2])]);
  expect(names()).toEqual(['Klant 3', 'Klant 1']);
  await fake.reviews.send(createStarred([5, 5]));
  expect(names()).toEqual([]);
  await user.click(choice('2 sterren: 0'));
  expect(names()).toEqual(['Klant 2', 'Klant 1']);
});

test('"Toon meer" focuses the first older review that has the chosen stars', async () => {
  const { fake, user, choice, names } = setup();
  const older = createStarred([5, 5, 5, 1, 5, 5, 1, 5]);
  await fake.reviews.send(older.slice(0, 4));
  await user.click(choice('1 ster: 1'));
  await user.click(choice('Toon meer'));
  await fake.reviews.send(older);
  expect(names()).toEqual(['Klant 5', 'Klant 2']);
  const card = screen.getByRole('article', { name: 'Recensie van Klant 2' });
  await waitFor(() => expect(card).toHaveFocus());
  await user.click(choice('5 sterren: 6'));
  expect(choice('5 sterren: 6')).toHaveFocus();
  await user.click(choice('1 ster: 2'));
  expect(choice('1 ster: 2')).toHaveFocus();
});

test('a visitor who chooses stars stays at the choice, even if the review of the visitor appears again', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  const state: SentState = { sent: '3' };
  const { fake, user } = renderPart(
    <Routes>
      <Route path="/" element={<Link to="/recensies" state={state} />} />
      <Route path="/recensies" element={<ReviewList />} />
    </Routes>,
  );
  await user.click(screen.getByRole('link'));
  await fake.reviews.send(createStarred([5, 2, 2]));
  await waitFor(() => expect(screen.getByRole('article', { name: /3$/ })).toHaveFocus());
  scroll.mockClear();
  const two = screen.getByRole('button', { name: '2 sterren: 2' });
  await user.click(two);
  await user.click(two);
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(two).toHaveFocus();
  expect(scroll).not.toHaveBeenCalled();
});
