import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { BackendProvider } from '../../src/data/backend-context.tsx';
import { createFakeBackend, type FakeBackend } from './fake-backend.ts';

export function renderPart(
  part: ReactElement,
  fake: FakeBackend = createFakeBackend(),
  address = '/',
) {
  const view = render(
    <BackendProvider backend={fake.backend}>
      <MemoryRouter initialEntries={[address]}>{part}</MemoryRouter>
    </BackendProvider>,
  );
  return { fake, user: userEvent.setup({ delay: null }), ...view };
}
