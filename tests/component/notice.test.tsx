import { act, screen } from '@testing-library/react';
import type { Notice } from 'shared/notice.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { NoticeProvider } from '../../src/features/notice/notice-provider.tsx';
import { ContactPage } from '../../src/pages/contact-page.tsx';
import { createFakeBackend } from './fake-backend.ts';
import { renderPart } from './render-part.tsx';

afterEach(() => void vi.useRealTimers());

const notice: Notice = {
  text: 'Wij zijn er weer vanaf maandag.',
  kind: 'holiday',
  from: '2026/12/24',
  until: '2027/01/03',
};

/** A page in the Christmas holiday, at rest. */
async function open(respond: () => Promise<Notice | null>, now = '2026-12-24T12:00:00Z') {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const fake = createFakeBackend();
  fake.backend.fetchNotice.mockImplementation(respond);
  const view = renderPart(
    <NoticeProvider>
      <main id="inhoud" tabIndex={-1}>
        <ContactPage />
      </main>
    </NoticeProvider>,
    fake,
  );
  expect(fake.backend.fetchNotice).not.toHaveBeenCalled(); // what the visitor came for goes first
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  return { ...view, fetchNotice: fake.backend.fetchNotice };
}

const bar = () => screen.queryByRole('complementary', { name: 'Mededeling' });

test.each([
  ['2026-12-23T22:59:00Z', false],
  ['2026-12-23T23:01:00Z', true],
  ['2027-01-03T22:59:00Z', true],
  ['2027-01-03T23:01:00Z', false],
])('by Dutch midnight, at %s the notice is shown: %s', async (now, isShown) => {
  await open(async () => notice, now);
  expect(bar()?.querySelector('[role=status]')?.textContent).toBe(
    isShown ? 'Vakantie. Wij zijn er weer vanaf maandag.' : undefined,
  );
});

test('a notice that cannot be read is not shown, and nothing is said of it', async () => {
  await open(() => Promise.reject(new Error('offline')));
  expect(bar()).toBeNull();
});

test('who closes it is not shown it again, and goes on at the content', async () => {
  const { unmount } = await open(async () => notice);
  act(() => screen.getByRole('button', { name: 'Sluit de mededeling' }).click());
  expect(bar()).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
  unmount();
  const next = await open(async () => notice);
  expect(bar()).toBeNull();
  next.unmount();
  await open(async () => ({ ...notice, text: 'Toch maandag al.' }));
  expect(bar()).toHaveTextContent('Toch maandag al.');
});

test('a long notice opens and folds, and is all there for a screen reader; a short one has nothing to open', async () => {
  const { unmount } = await open(async () => notice);
  const more = () => screen.queryByRole('button', { name: /^(meer|minder)$/ });
  const text = screen.getByText(/er weer vanaf maandag\.$/);
  expect(more()).toHaveAttribute('aria-expanded', 'false');
  act(() => more()?.click());
  expect(more()).toHaveAttribute('aria-expanded', 'true');
  expect(more()).toHaveTextContent('minder');
  expect(screen.getByText(/er weer vanaf maandag\.$/)).toBe(text); // or it would be read out again
  unmount();
  await open(async () => ({ ...notice, text: 'Tot zo!' }));
  expect(bar()).toHaveTextContent('Tot zo!');
  expect(more()).toBeNull();
});

test('who comes back to the tab reads what is true by then', async () => {
  const { fetchNotice } = await open(async () => notice);
  fetchNotice.mockResolvedValue(null);
  const comeBack = () =>
    act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  fetchNotice.mockRejectedValueOnce(new Error('offline'));
  await comeBack();
  expect(bar()).toBeVisible();
  await comeBack();
  expect(bar()).toBeNull();
});

test.each([
  ['holiday', false],
  ['closed', false],
  ['no-new-clients', true],
] as const)(
  'where the notice is %s, the telephone is answered now: %s',
  async (kind, isAnswered) => {
    await open(async () => ({ ...notice, kind }));
    const answered = screen.queryAllByText('Nu bereikbaar tot 17.00 uur');
    expect(answered).toHaveLength(isAnswered ? 1 : 0);
    // Its place is kept in any case, so it is never empty.
    expect(screen.queryAllByText('Deze dagen anders bereikbaar')).toHaveLength(isAnswered ? 0 : 1);
    act(() => screen.getByRole('button', { name: 'Sluit de mededeling' }).click());
    expect(screen.queryAllByText('Nu bereikbaar tot 17.00 uur')).toEqual(answered);
  },
);
