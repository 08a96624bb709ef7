import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { BackendContext } from '../../src/data/backend-context.tsx';
import { createFakeBackend, type FakeBackend } from './fake-backend.ts';

export function renderPart(
  part: ReactElement,
  fake: FakeBackend = createFakeBackend(),
  address = '/',
) {
  const view = render(
    <BackendContext value={fake.backend}>
      <MemoryRouter initialEntries={[address]}>{part}</MemoryRouter>
    </BackendContext>,
  );
  return { fake, user: userEvent.setup({ delay: null }), ...view };
}
