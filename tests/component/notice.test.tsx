import { act, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { type Agenda, parseAgenda } from 'shared/agenda.ts';
import type { Notice } from 'shared/notice.ts';
import { describeAvailability, phoneHours } from 'shared/phone-hours.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { BoardingBadge } from '../../src/features/notice/boarding-badge.tsx';
import { NoticeProvider } from '../../src/features/notice/notice-provider.tsx';
import { ContactPage } from '../../src/pages/contact-page.tsx';
import { HomePage } from '../../src/pages/home/home-page.tsx';
import { christmas } from '../notices.ts';
import { createFakeBackend } from './fake-backend.ts';
import { renderPart } from './render-part.tsx';

afterEach(() => void vi.useRealTimers());

const createAgenda = (parts: Partial<Agenda>): Agenda => ({ ...parseAgenda({}), ...parts });

async function open(respond: () => Promise<readonly Notice[]>, now = '2026-12-24T12:00:00Z') {
  vi.useFakeTimers({
    now: new Date(now),
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
  const fake = createFakeBackend();
  fake.backend.fetchAgenda.mockImplementation(async () =>
    createAgenda({ notices: await respond() }),
  );
  const view = renderPart(
    <NoticeProvider>
      <main id="inhoud" tabIndex={-1}>
        <ContactPage />
      </main>
    </NoticeProvider>,
    fake,
  );
  expect(fake.backend.fetchAgenda).not.toHaveBeenCalled(); // the page's content loads first
  const announcement = view.container.querySelector('[aria-live=polite]');
  expect(announcement).toBeEmptyDOMElement();
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  return { ...view, announcement, fetchAgenda: fake.backend.fetchAgenda };
}

/** Shows parts of pages with this agenda, once it has loaded. */
function renderWith(agenda: Partial<Agenda>, parts: ReactElement) {
  const fake = createFakeBackend();
  fake.backend.fetchAgenda.mockResolvedValue(createAgenda(agenda));
  return renderPart(<NoticeProvider>{parts}</NoticeProvider>, fake);
}

const readAvailability = () =>
  screen.queryByText(/ bereikbaar (?:vanaf|tot)|^Vakantie [^.]*$/)?.textContent;
const bar = () => screen.queryByRole('complementary', { name: 'Mededeling' });

const { text } = christmas;
const announced = 'Vakantie 24 december t/m 3 januari.';

test.each([
  ['2026-12-09T22:59:00Z', undefined],
  ['2026-12-09T23:01:00Z', announced],
  ['2026-12-23T22:59:00Z', announced], // just before the holiday
  ['2026-12-23T23:01:00Z', 'Vakantie t/m 3 januari.'],
])(
  'at %s the bar shows %s (undefined: no bar), and phone hours know the holiday',
  async (now, shown) => {
    const { announcement } = await open(async () => [christmas], now);
    expect(bar()?.textContent).toBe(shown && shown + text);
    expect(bar()?.querySelector('summary')?.textContent).toBe(shown);
    expect(announcement).toHaveTextContent(shown ?? /^$/); // the region was there before its text
    expect(readAvailability()).toBe(
      describeAvailability(new Date(now), phoneHours, [christmas]) ?? undefined,
    );
  },
);

test('a notice that the visitor closes stays closed until the owner changes it, and the focus moves to the content', async () => {
  const { unmount } = await open(async () => [christmas], '2026-12-23T22:58:00Z');
  act(() => screen.getByRole('button', { name: 'Sluit de mededeling' }).click());
  expect(bar()).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
  // The title changes on the first day, and again on the last day.
  for (const time of ['2026-12-23T23:01:00Z', '2027-01-03T11:00:00Z']) {
    vi.setSystemTime(time);
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(bar()).toBeNull();
  }
  expect(readAvailability()).toBe(phoneHours.length > 0 ? 'Vakantie t/m vandaag' : undefined);
  unmount();
  const next = await open(async () => [christmas]);
  expect(bar()).toBeNull();
  next.unmount();
  await open(async () => [{ ...christmas, text: 'Toch maandag al.' }]);
  expect(bar()).toHaveTextContent('Toch maandag al.');
});

test('notices are requested again when the visitor returns to the tab, and a failed request keeps the bar', async () => {
  const { fetchAgenda } = await open(async () => [christmas]);
  fetchAgenda.mockResolvedValue(createAgenda({}));
  const returnToTab = () =>
    act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  fetchAgenda.mockRejectedValueOnce(new Error('offline'));
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
  expect(readAvailability()).toBe(describeAvailability(new Date()) ?? undefined);
});

test('the waiting time is shown where a visitor makes an appointment', async () => {
  renderWith({ waiting: 'U kunt deze week nog terecht.' }, <HomePage />);
  const text = await screen.findByText(/U kunt deze week nog terecht\.$/); // fails if it is there twice
  expect(text).toHaveTextContent(/^Vertel hoe oud uw kat is/);
});

test('the picture of the B&B lists when it is full, and the bar shows the first period with its text', async () => {
  const full = ['2026/12/24', '2027/02/13', '2027/07/10'].map((from, index) => ({
    ...christmas,
    id: String(index),
    kind: 'boarding-full' as const,
    from,
    until: from,
    shownFrom: index === 0 ? '2026/11/23' : from,
  }));
  vi.useFakeTimers({ now: new Date('2026-11-23T12:00:00Z'), toFake: ['Date'] });
  renderWith({ notices: full }, <BoardingBadge />);
  const badge = await screen.findByText('Volgeboekt');
  expect(badge.parentElement).toHaveTextContent('Volgeboektop 24 decemberop 13 februariop 10 juli');
  expect(bar()).toHaveTextContent(`B&B volgeboekt op 24 december.${text}`);
});
