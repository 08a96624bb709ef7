import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ConnectionContext, connect } from '../../src/backend/connection.ts';
import { createFakeBackend, type FakeBackend } from './fake-backend.ts';

/** Renders a part of the site with a backend that the test plays. */
export function renderPart(part: ReactElement, fake: FakeBackend = createFakeBackend()) {
  const connection = connect(fake.backend);
  const view = render(
    <ConnectionContext value={connection}>
      <MemoryRouter>{part}</MemoryRouter>
    </ConnectionContext>,
  );
  return { fake, user: userEvent.setup(), ...view };
}
