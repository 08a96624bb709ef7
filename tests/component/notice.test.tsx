import { act, screen } from '@testing-library/react';
import type { Notice } from 'shared/notice.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { NoticeProvider } from '../../src/features/notice/notice-provider.tsx';
import { BoardingPage } from '../../src/pages/boarding-page.tsx';
import { ContactPage } from '../../src/pages/contact-page.tsx';
import { OtherServices } from '../../src/pages/home/other-services.tsx';
import { createFakeBackend } from './fake-backend.ts';
import { renderPart } from './render-part.tsx';

afterEach(() => void vi.useRealTimers());

const notice: Notice = {
  id: 'kerst',
  text: 'Wij zijn er weer vanaf maandag.',
  kind: 'holiday',
  from: '2026/12/24',
  until: '2027/01/03',
  shownFrom: '2026/12/10',
};

/** A page in the Christmas holiday, at rest. */
async function open(
  respond: () => Promise<readonly Notice[]>,
  now = '2026-12-24T12:00:00Z',
  page = <ContactPage />,
) {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const fake = createFakeBackend();
  fake.backend.fetchNotices.mockImplementation(respond);
  const view = renderPart(
    <NoticeProvider>
      <main id="inhoud" tabIndex={-1}>
        {page}
      </main>
    </NoticeProvider>,
    fake,
  );
  expect(fake.backend.fetchNotices).not.toHaveBeenCalled(); // what the visitor came for goes first
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  return { ...view, fetchNotices: fake.backend.fetchNotices };
}

const bar = () => screen.queryByRole('complementary', { name: 'Mededeling' });

const text = 'Wij zijn er weer vanaf maandag.';
const announced = `Vakantie 24 december t/m 3 januari. ${text}`;

test.each([
  ['2026-12-09T22:59:00Z', undefined, 'Morgen bereikbaar vanaf 9.00 uur'],
  ['2026-12-09T23:01:00Z', announced, 'Vandaag bereikbaar vanaf 9.00 uur'],
  ['2026-12-23T12:00:00Z', announced, 'Nu bereikbaar tot 17.00 uur'],
  ['2026-12-23T22:59:00Z', announced, 'Deze dagen anders bereikbaar'], // nobody answers for a week
  ['2026-12-23T23:01:00Z', `Vakantie t/m 3 januari. ${text}`, 'Deze dagen anders bereikbaar'],
  ['2027-01-03T22:59:00Z', `Vakantie t/m vandaag. ${text}`, 'Deze dagen anders bereikbaar'],
  ['2027-01-03T23:01:00Z', undefined, 'Vandaag bereikbaar vanaf 9.00 uur'],
])(
  'by Dutch midnight, at %s the bar says %s, and the number beside it: %s',
  async (now, ...told) => {
    await open(async () => [notice], now);
    expect([
      bar()?.querySelector('[role=status]')?.textContent,
      screen.getByText(/ bereikbaar/).textContent,
    ]).toEqual(told);
  },
);

test('a notice that cannot be read is not shown, and nothing is said of it', async () => {
  await open(() => Promise.reject(new Error('offline')));
  expect(bar()).toBeNull();
});

test('who closes it is not shown it again, and goes on at the content', async () => {
  const { unmount } = await open(async () => [notice]);
  act(() => screen.getByRole('button', { name: 'Sluit de mededeling' }).click());
  expect(bar()).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
  unmount();
  const next = await open(async () => [notice]);
  expect(bar()).toBeNull();
  next.unmount();
  await open(async () => [{ ...notice, text: 'Toch maandag al.' }]);
  expect(bar()).toHaveTextContent('Toch maandag al.');
});

test('a long notice opens and folds, and is all there for a screen reader; a short one has nothing to open', async () => {
  const { unmount } = await open(async () => [notice]);
  const more = () => screen.queryByRole('button', { name: /^(meer|minder)$/ });
  const text = screen.getByText(/er weer vanaf maandag\.$/);
  expect(more()).toHaveAttribute('aria-expanded', 'false');
  act(() => more()?.click());
  expect(more()).toHaveAttribute('aria-expanded', 'true');
  expect(more()).toHaveTextContent('minder');
  expect(screen.getByText(/er weer vanaf maandag\.$/)).toBe(text); // or it would be read out again
  unmount();
  await open(async () => [{ ...notice, kind: 'closed', text: '', until: notice.from }]);
  expect(bar()).toHaveTextContent('Gesloten vandaag.');
  expect(more()).toBeNull();
});

test('who comes back to the tab reads what is true by then', async () => {
  const { fetchNotices } = await open(async () => [notice]);
  fetchNotices.mockResolvedValue([]);
  const comeBack = () =>
    act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  fetchNotices.mockRejectedValueOnce(new Error('offline'));
  await comeBack();
  expect(bar()).toBeVisible();
  await comeBack();
  expect(bar()).toBeNull();
});

test.each([
  ['holiday', false],
  ['closed', false],
  ['no-new-clients', true],
  ['boarding-full', true],
] as const)(
  'on the days of a notice that is %s, the telephone is answered: %s',
  async (kind, isAnswered) => {
    await open(async () => [{ ...notice, kind }]);
    // Its place is kept in any case, so it is never empty.
    const expected = isAnswered ? 'Nu bereikbaar tot 17.00 uur' : 'Deze dagen anders bereikbaar';
    expect(screen.getByText(expected)).toBeVisible();
    act(() => screen.queryByRole('button', { name: 'Sluit de mededeling' })?.click());
    expect(screen.getByText(expected)).toBeVisible();
  },
);

test.each([
  [
    'its own page',
    <BoardingPage key="page" />,
    ['Volgeboekt t/m 3 januari', `Volgeboekt t/m 3 januari. ${text}`],
  ],
  ['its card', <OtherServices key="card" />, ['Volgeboekt t/m 3 januari']],
  ['another page', <ContactPage key="other" />, []],
] as const)('that the B&B is full is told on %s, and in no bar', async (_, page, told) => {
  await open(async () => [{ ...notice, kind: 'boarding-full' }], undefined, page);
  const said = screen.queryAllByText(
    (_text, part) => /^Volgeboekt /.test(part?.textContent ?? '') && part?.tagName === 'P',
  );
  expect(said.map((part) => part.textContent)).toEqual(told);
  expect(bar()).toBeNull();
});
