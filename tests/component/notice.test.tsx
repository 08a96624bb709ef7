import { act, screen } from '@testing-library/react';
import type { Notice } from 'shared/notice.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { describeAvailability, phoneHours } from '../../src/content/phone-hours.ts';
import { NoticeProvider } from '../../src/features/notice/notice-provider.tsx';
import { ContactPage } from '../../src/pages/contact-page.tsx';
import { christmas } from '../notices.ts';
import { createFakeBackend } from './fake-backend.ts';
import { renderPart } from './render-part.tsx';

afterEach(() => void vi.useRealTimers());

async function open(respond: () => Promise<readonly Notice[]>, now = '2026-12-24T12:00:00Z') {
  vi.useFakeTimers({
    now: new Date(now),
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
  const fake = createFakeBackend();
  fake.backend.fetchNotices.mockImplementation(respond);
  const view = renderPart(
    <NoticeProvider>
      <main id="inhoud" tabIndex={-1}>
        <ContactPage />
      </main>
    </NoticeProvider>,
    fake,
  );
  expect(fake.backend.fetchNotices).not.toHaveBeenCalled(); // the page's content loads first
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  return { ...view, fetchNotices: fake.backend.fetchNotices };
}

const readAvailability = () => screen.queryByText(/ bereikbaar/)?.textContent;
const bar = () => screen.queryByRole('complementary', { name: 'Mededeling' });

const { text } = christmas;
const announced = `Vakantie 24 december t/m 3 januari. ${text}`;

test.each([
  ['2026-12-09T22:59:00Z', undefined],
  ['2026-12-09T23:01:00Z', announced],
  ['2026-12-23T22:59:00Z', announced], // just before the holiday
  ['2026-12-23T23:01:00Z', `Vakantie t/m 3 januari. ${text}`],
])(
  'at %s the bar shows %s (undefined: no bar), and phone hours know the holiday',
  async (now, shown) => {
    await open(async () => [christmas], now);
    expect(bar()?.querySelector('[role=status]')?.textContent).toBe(shown);
    expect(readAvailability()).toBe(
      describeAvailability(new Date(now), phoneHours, [christmas]) ?? undefined,
    );
  },
);

test('no notice bar appears when the request for notices fails', async () => {
  await open(() => Promise.reject(new Error('offline')));
  expect(bar()).toBeNull();
});

test('a notice that the visitor closes stays closed until its text changes, and the focus moves to the content', async () => {
  const { unmount } = await open(async () => [christmas]);
  act(() => screen.getByRole('button', { name: 'Sluit de mededeling' }).click());
  expect(bar()).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(readAvailability()).toBe(
    phoneHours.length > 0 ? 'Deze dagen anders bereikbaar' : undefined,
  );
  unmount();
  const next = await open(async () => [christmas]);
  expect(bar()).toBeNull();
  next.unmount();
  await open(async () => [{ ...christmas, text: 'Toch maandag al.' }]);
  expect(bar()).toHaveTextContent('Toch maandag al.');
});

test('the button "meer" unfolds a long notice, and a short notice has no such button', async () => {
  const { unmount } = await open(async () => [christmas]);
  const more = () => screen.queryByRole('button', { name: /^(meer|minder)$/ });
  const text = screen.getByText(/er weer vanaf maandag\.$/);
  expect(more()).toHaveAttribute('aria-expanded', 'false');
  act(() => more()?.click());
  expect(more()).toHaveAttribute('aria-expanded', 'true');
  expect(more()).toHaveTextContent('minder');
  expect(screen.getByText(/er weer vanaf maandag\.$/)).toBe(text); // a new node is announced again
  unmount();
  await open(async () => [{ ...christmas, kind: 'closed', text: '', until: christmas.from }]);
  expect(bar()).toHaveTextContent('Vandaag gesloten.');
  expect(more()).toBeNull();
});

test('notices are requested again when the visitor returns to the tab, and a failed request keeps the bar', async () => {
  const { fetchNotices } = await open(async () => [christmas]);
  fetchNotices.mockResolvedValue([]);
  const returnToTab = () =>
    act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  fetchNotices.mockRejectedValueOnce(new Error('offline'));
  await returnToTab();
  expect(bar()).toBeVisible();
  await returnToTab();
  expect(bar()).toBeNull();
});

test('at midnight an open tab shows the notice that begins, and drops it after its last day', async () => {
  const ill = {
    ...christmas,
    id: 'ziek',
    text: '',
    kind: 'closed' as const,
    until: christmas.from,
  };
  const holiday = { ...christmas, from: '2026/12/25', shownFrom: '2026/12/25' };
  await open(async () => [ill, holiday], '2026-12-24T22:58:00Z');
  expect(bar()).toHaveTextContent('Vandaag gesloten.');
  await act(() => vi.advanceTimersByTimeAsync(150_000));
  expect(bar()).toHaveTextContent('Vakantie t/m 3 januari.');
  vi.setSystemTime('2027-01-03T23:00:00Z');
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(bar()).toBeNull();
  expect(screen.getByText(/ bereikbaar/)).toHaveTextContent('Vandaag bereikbaar vanaf 9.00 uur');
});
