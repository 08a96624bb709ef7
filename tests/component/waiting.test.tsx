import { screen } from '@testing-library/react';
import { parseAgenda } from 'shared/agenda.ts';
import { expect, test } from 'vitest';
import { NoticeProvider } from '../../src/features/notice/notice-provider.tsx';
import { LongWaiting, ShortWaiting } from '../../src/pages/home/waiting.tsx';
import { createFakeBackend } from './fake-backend.ts';
import { renderPart } from './render-part.tsx';

test.each([
  ['U kunt deze week nog terecht.', 'short'],
  [`Tot half januari neem ik geen nieuwe klanten aan. ${'Daarna wel. '.repeat(5)}`.trim(), 'long'],
])('the home page shows the waiting time "%s" once, in its %s place', async (waiting, place) => {
  const fake = createFakeBackend();
  fake.backend.fetchAgenda.mockResolvedValue(parseAgenda({ waiting }));
  renderPart(
    <NoticeProvider>
      <div data-place="short">
        <ShortWaiting />
      </div>
      <div data-place="long">
        <LongWaiting />
      </div>
    </NoticeProvider>,
    fake,
  );
  const text = await screen.findByText(waiting); // fails if it is there twice
  expect(text.closest('[data-place]')).toHaveAttribute('data-place', place);
});
