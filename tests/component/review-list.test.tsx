import { act, screen, waitFor, within } from '@testing-library/react';
import { salon } from 'shared/salon.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { ReviewList } from '../../src/features/reviews/review-list.tsx';
import { createReview, createReviews } from '../reviews.ts';
import { createFakeBackend } from './fake-backend.ts';
import { renderPart } from './render-part.tsx';

afterEach(() => {
  vi.useRealTimers();
});

function setup() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  return renderPart(<ReviewList />);
}

const names = () => screen.getAllByRole('heading', { level: 2 }).map((name) => name.textContent);

test('the list reports loading and failure, until reviews arrive', async () => {
  const { fake } = setup();
  expect(screen.getByText('Recensies worden geladen…')).toBeVisible();
  await fake.reviews.stall();
  expect(screen.getByText(/konden niet geladen worden/)).toBeVisible();
  await fake.reviews.send(createReviews(2, 2));
  expect(names()).toEqual(['Klant 2', 'Klant 1']);
});

test('an empty list shows that there are no reviews, until one arrives', async () => {
  const { fake } = setup();
  await fake.reviews.send([]);
  expect(screen.getByText(/nog geen recensies/)).toBeVisible();
  await fake.reviews.send([createReview()]);
  expect(screen.queryByText(/nog geen recensies/)).toBeNull();
  expect(names()).toEqual(['Klant 1']);
});

test('a list without a document that can be sorted shows that there are reviews', async () => {
  const fake = createFakeBackend();
  fake.backend.fetchReviewSummary.mockResolvedValue({ count: 0, average: null, leftOut: 3 });
  renderPart(<ReviewList />, fake);
  await fake.reviews.send([]);
  expect(await screen.findByText(/kunnen nu niet getoond worden/)).toBeVisible();
  expect(screen.queryByText(/nog geen recensies|0 recensies/)).toBeNull();
});

test('the list offers older reviews if none of the newest documents can be shown', async () => {
  const { fake, user } = setup();
  await fake.reviews.send([], { documentCount: 4 });
  expect(screen.getByText(/kunnen nu niet getoond worden/)).toBeVisible();
  expect(screen.queryByText(/nog geen recensies/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Toon meer' }));
  await fake.reviews.send(createReviews(2, 2), { documentCount: 6 });
  expect(names()).toEqual(['Klant 2', 'Klant 1']);
});

test('a review that an older site stored without stars and day is shown without them', async () => {
  const { fake } = setup();
  await fake.reviews.send([createReview({ stars: null, date: null })]);
  const card = within(screen.getByRole('article', { name: 'Recensie van Klant 1' }));
  expect(card.getByText('Bezoek 1 was fijn.')).toBeVisible();
  expect(card.queryByRole('img')).toBeNull();
  expect(card.queryByRole('time')).toBeNull();
});

test('a card shows a review and its reply as text, not as HTML', async () => {
  const { fake } = setup();
  const fields = { name: 'Anouk', review: '<b>Fijn</b> & rustig', stars: 4 } as const;
  await fake.reviews.send([
    createReview({ ...fields, reply: '<b>Dank</b> u wel!' }),
    createReview({}, 2),
  ]);
  const [card, other] = screen.getAllByRole('article').map((article) => within(article));
  expect(card?.getByRole('heading', { name: 'Anouk' })).toBeVisible();
  expect(card?.getByText('<b>Fijn</b> & rustig')).toBeVisible();
  expect(card?.getByRole('img', { name: '4 van 5 sterren' }).children).toHaveLength(4);
  expect(card?.getByText('20 november 2026')).toHaveAttribute('datetime', '2026-11-20');
  expect(card?.getByRole('heading', { name: `Antwoord van ${salon.groomer}` })).toBeVisible();
  expect(card?.getByText('<b>Dank</b> u wel!')).toBeVisible();
  expect(other?.queryByText(/Antwoord/)).toBeNull();
});

test('"try again" says that it tries, and then reloads the page, or says that there is no connection', async () => {
  const { fake, user, container } = setup();
  const reload = vi.fn();
  vi.stubGlobal('location', { href: '/recensies', reload });
  const request = vi.fn().mockRejectedValueOnce(new Error('No connection')).mockResolvedValue({});
  vi.stubGlobal('fetch', request);
  await fake.reviews.send(createReviews(2, 2));
  await fake.reviews.stall();
  const region = screen.getByRole('status');
  expect(region).toHaveTextContent(/^Nieuwe recensies verschijnen nu niet vanzelf\./);
  const retry = screen.getByRole('button', { name: 'Probeer opnieuw' });
  await user.click(retry);
  await waitFor(() => expect(region).toHaveTextContent('Er is nog geen verbinding.'));
  expect(reload).not.toHaveBeenCalled();
  await user.click(retry);
  expect(region).toHaveTextContent('Er wordt opnieuw verbinding gezocht…');
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  await fake.reviews.send(createReviews(2, 2));
  expect(region).toBeEmptyDOMElement();
  expect(container.firstElementChild).toHaveFocus();
});

test.each([
  ['the first older review', createReviews(9, 7), 'Klant 5'],
  ['the first older one if a shown one is removed', createReviews(9, 7).toSpliced(3, 1), 'Klant 5'],
  ['the last shown review if there are no older ones', createReviews(9, 4), 'Klant 6'],
])('"Toon meer" focuses %s', async (_, grown, name) => {
  const { fake, user } = setup();
  await fake.reviews.send(createReviews(9, 4));
  await user.click(screen.getByRole('button', { name: 'Toon meer' }));
  await fake.reviews.send(grown);
  expect(names()).toHaveLength(grown.length);
  expect(screen.queryByRole('button', { name: 'Toon meer' })).toBeNull();
  const card = screen.getByRole('article', { name: `Recensie van ${name}` });
  await waitFor(() => expect(card).toHaveFocus());
});

test('"Toon meer" focuses the first older review in Safari, where a clicked button has no focus', async () => {
  const { fake, user, container } = setup();
  await fake.reviews.send(createReviews(9, 4));
  const more = screen.getByRole('button', { name: 'Toon meer' });
  more.addEventListener('pointerdown', () => (container.firstElementChild as HTMLElement).focus());
  more.addEventListener('mousedown', (event) => event.preventDefault());
  await user.click(more);
  expect(container.firstElementChild).toHaveFocus();
  await fake.reviews.send(createReviews(9, 7));
  const card = screen.getByRole('article', { name: 'Recensie van Klant 5' });
  await waitFor(() => expect(card).toHaveFocus());
});

test('a failed "Toon meer" shows an error and can be clicked again', async () => {
  const { fake, user } = setup();
  await fake.reviews.send(createReviews(9, 4));
  const more = screen.getByRole('button', { name: 'Toon meer' });
  await user.click(more);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.getByText(/oudere recensies konden niet geladen worden/)).toBeVisible();
  await user.click(more);
  await fake.reviews.send(createReviews(9, 8));
  expect(names()).toHaveLength(8);
  expect(screen.queryByText(/oudere recensies konden niet geladen worden/)).toBeNull();
});
