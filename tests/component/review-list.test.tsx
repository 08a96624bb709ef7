import { act, screen, waitFor, within } from '@testing-library/react';
import { salon } from 'shared/salon.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { ReviewList } from '../../src/features/reviews/review-list.tsx';
import { markFor } from '../../src/features/reviews/use-dropped-marks.ts';
import { createReview, createReviews } from '../reviews.ts';
import { renderPart } from './render-part.tsx';

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(document, 'visibilityState'); // the one of jsdom is on the prototype
});

function setup() {
  const part = renderPart(<ReviewList />);
  /** What a screen reader was told of new reviews. */
  const announcement = () => part.container.querySelector('[aria-live=polite]');
  return { ...part, announcement };
}

const names = () => screen.getAllByRole('heading', { level: 2 }).map((name) => name.textContent);
const markedNames = () =>
  screen
    .getAllByRole('article')
    .filter((card) => within(card).queryByText('Nieuw'))
    .map((card) => within(card).getByRole('heading').textContent);

/** The tablet goes to sleep or shows another tab, or the owner looks again. */
function turn(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

test('until the server has responded, the visitor reads that reviews are on their way', async () => {
  const { fake } = setup();
  expect(screen.getByText('Recensies worden geladen…')).toBeVisible();
  await fake.reviews.fail();
  expect(screen.getByText(/konden niet geladen worden/)).toBeVisible();
});

test('no reviews yet is said in words, until a page of them comes', async () => {
  const { fake, container } = setup();
  await fake.reviews.send([]);
  expect(screen.getByText(/nog geen recensies/)).toBeVisible();
  await fake.reviews.send(createReviews(24, 24), { hasMore: true });
  expect(container.querySelectorAll('article')).toHaveLength(24);
});

test("a card shows the name, the text, the stars, the day and the owner's reply, as text", async () => {
  const { fake } = setup();
  const fields = { name: 'Anouk', review: '<b>Fijn</b> & rustig', stars: 4 } as const;
  await fake.reviews.send([
    createReview({ ...fields, reply: '<b>Dank</b> u wel!' }),
    createReview({ id: 2 }),
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

test('a lost connection keeps the last known reviews and says so, and its return is no news', async () => {
  const { fake, announcement } = setup();
  await fake.reviews.send(createReviews(2, 2));
  const region = screen.getByRole('status');
  await fake.reviews.lose();
  await waitFor(() => expect(region).toHaveTextContent(/verbinding is even weg/));
  expect(names()).toEqual(['Klant 2', 'Klant 1']);
  await fake.reviews.send(createReviews(2, 2));
  expect(region).toBeEmptyDOMElement();
  expect(announcement()).toHaveTextContent(/^$/);
  expect(markedNames()).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Toon meer' })).toBeNull();
});

test('whoever presses to try again does not wait, and keeps the place of the keyboard', async () => {
  const { fake, user, container } = setup();
  await fake.reviews.send(createReviews(2, 2));
  await fake.reviews.lose();
  await user.click(await screen.findByRole('button', { name: 'Probeer opnieuw' }));
  expect(fake.reviews.reconnect).toHaveBeenCalledOnce();
  await fake.reviews.send(createReviews(2, 2));
  expect(screen.queryByRole('button', { name: 'Probeer opnieuw' })).toBeNull();
  expect(container.firstElementChild).toHaveFocus();
});

test('a list that did not come can be asked for again', async () => {
  const { fake, user, container } = setup();
  await fake.reviews.fail();
  await user.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
  await fake.reviews.send(createReviews(2, 2));
  expect(names()).toEqual(['Klant 2', 'Klant 1']);
  expect(container.firstElementChild).toHaveFocus();
});

test('older reviews come behind the newest, with the keyboard at the first of them', async () => {
  const { fake, user } = setup();
  await fake.reviews.send(createReviews(8, 2), { hasMore: true });
  fake.backend.fetchOlderReviews.mockResolvedValue({ items: createReviews(6, 6), hasMore: false });
  await user.click(screen.getByRole('button', { name: 'Toon meer' }));
  expect(fake.backend.fetchOlderReviews).toHaveBeenCalledWith(createReview({ id: 7 }));
  await waitFor(() => expect(names()).toHaveLength(8));
  expect(screen.queryByRole('button', { name: 'Toon meer' })).toBeNull();
  const first = screen.getByRole('article', { name: 'Recensie van Klant 6' });
  await waitFor(() => expect(first).toHaveFocus());
  await fake.reviews.send(createReviews(9, 2), { hasMore: true });
  expect(names()).toHaveLength(9);
  expect(names()[0]).toBe('Klant 9');
});

test('where no older reviews are left, the keyboard stays at the last', async () => {
  const { fake, user } = setup();
  await fake.reviews.send(createReviews(8, 2), { hasMore: true });
  await user.click(screen.getByRole('button', { name: 'Toon meer' }));
  const last = screen.getByRole('article', { name: 'Recensie van Klant 7' });
  await waitFor(() => expect(last).toHaveFocus());
});

test('older reviews that do not come can be requested again, and a short page is not the last', async () => {
  const { fake, user } = setup();
  const { fetchOlderReviews } = fake.backend;
  await fake.reviews.send(createReviews(9, 2), { hasMore: true });
  const more = screen.getByRole('button', { name: 'Toon meer' });
  fetchOlderReviews.mockRejectedValueOnce(new Error('offline'));
  await user.click(more);
  expect(await screen.findByText(/oudere recensies konden niet geladen worden/)).toBeVisible();
  // One document of this page could not be read.
  fetchOlderReviews.mockResolvedValueOnce({ items: createReviews(7, 1), hasMore: true });
  await user.click(more);
  await waitFor(() => expect(names()).toHaveLength(3));
  fetchOlderReviews.mockResolvedValueOnce({ items: createReviews(5, 2), hasMore: false });
  await user.click(more);
  await waitFor(() => expect(names()).toHaveLength(5));
  expect(more).not.toBeInTheDocument();
});

test('a review that arrives is said, several at once in one sentence, and the same name twice', async () => {
  const { fake, announcement } = setup();
  const [second, third] = [2, 3].map((id) => createReview({ id, name: 'Bo' }));
  if (!second || !third) throw new Error('Two reviews were made above');
  await fake.reviews.send([createReview()]);
  expect(announcement()).toHaveTextContent(/^$/);
  await fake.reviews.send([second, createReview()]);
  const said = announcement()?.firstChild;
  await fake.reviews.send([third, second, createReview()]);
  expect(announcement()).toHaveTextContent('Nieuwe recensie van Bo');
  expect(announcement()?.firstChild).not.toBe(said);
  await fake.reviews.send(createReviews(6, 6));
  expect(announcement()).toHaveTextContent('3 nieuwe recensies');
  expect(document.body).toHaveFocus();
});

test('a review that comes by itself is marked for a while, and those that were there are not', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { fake } = setup();
  await fake.reviews.send(createReviews(2, 2));
  await fake.reviews.send(createReviews(3, 3));
  act(() => void vi.advanceTimersByTime(markFor / 2));
  await fake.reviews.send(createReviews(4, 4));
  expect(markedNames()).toEqual(['Klant 4', 'Klant 3']);
  act(() => void vi.advanceTimersByTime(markFor));
  expect(markedNames()).toEqual([]);
});

test('what came while nobody looked is marked when somebody does', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { fake } = setup();
  await fake.reviews.send(createReviews(2, 2));
  turn('hidden');
  await fake.reviews.send(createReviews(3, 3));
  await fake.reviews.send(createReviews(5, 5));
  act(() => void vi.advanceTimersByTime(10 * markFor));
  turn('visible');
  expect(markedNames()).toEqual(['Klant 5', 'Klant 4', 'Klant 3']);
  act(() => void vi.advanceTimersByTime(markFor));
  expect(markedNames()).toEqual([]);
});

test('of a text of many lines a card shows the first, and the rest on request', async () => {
  const { fake, user } = setup();
  await fake.reviews.send([
    createReview({ review: 'regel\n'.repeat(40) }),
    createReview({ id: 2 }),
  ]);
  const more = screen.getByRole('button', { name: 'Lees verder' });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  await user.click(more);
  expect(screen.getByRole('button', { name: 'Lees minder' })).toHaveFocus();
});
