import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Notice } from '../../src/data/notice.ts';
import { NoticeBar } from '../../src/features/notice/notice-bar.tsx';
import { keepFor } from '../../src/features/notice/use-notice.ts';
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
async function open(answer: () => Promise<Notice | null>, now = '2026-12-24T12:00:00Z') {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const fake = createFakeBackend();
  fake.backend.readNotice.mockImplementation(answer);
  const view = renderPart(
    <>
      <main id="inhoud" tabIndex={-1} />
      <NoticeBar />
    </>,
    fake,
  );
  expect(fake.backend.readNotice).not.toHaveBeenCalled(); // what the visitor came for goes first
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  return { ...view, ask: fake.backend.readNotice };
}

const bar = () => screen.queryByRole('complementary', { name: 'Mededeling' });

test('a visitor reads the notice of today', async () => {
  await open(async () => notice);
  expect(screen.getByRole('status')).toHaveTextContent(
    /^Vakantie\. Wij zijn er weer vanaf maandag\.$/,
  );
});

test.each([
  ['before its first day', '2026-12-23T22:59:00Z'],
  ['after its last day', '2027-01-03T23:01:00Z'],
])('%s nothing is shown', async (_, now) => {
  const { ask } = await open(async () => notice, now);
  expect(ask).toHaveBeenCalledOnce();
  expect(bar()).toBeNull();
});

test('its first day begins at midnight in the Netherlands', async () => {
  await open(async () => notice, '2026-12-23T23:01:00Z');
  expect(bar()).toBeVisible();
});

test('without a notice, or when it cannot be read, nothing is shown and nothing is said', async () => {
  const none = await open(async () => null);
  expect(bar()).toBeNull();
  none.unmount();
  sessionStorage.clear();
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
  sessionStorage.removeItem('notice'); // an hour later, with other words
  await open(async () => ({ ...notice, text: 'Toch maandag al.' }));
  expect(bar()).toHaveTextContent('Toch maandag al.');
});

test('a reload asks nothing anew, until an hour has passed', async () => {
  const first = await open(async () => notice);
  first.unmount();
  const second = await open(async () => null);
  expect(second.ask).not.toHaveBeenCalled();
  expect(bar()).toBeVisible();
  second.unmount();
  const later = new Date(Date.parse('2026-12-24T12:00:10Z') + keepFor).toISOString();
  const third = await open(async () => null, later);
  expect(third.ask).toHaveBeenCalledOnce();
  expect(bar()).toBeNull();
});

test('what gets the focus is kept clear of the bar while it is there', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(80);
  const { unmount } = await open(async () => notice);
  expect(document.documentElement.style.scrollPaddingBlockEnd).toBe('96px');
  unmount();
  expect(document.documentElement.style.scrollPaddingBlockEnd).toBe('');
});
