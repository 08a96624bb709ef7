import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TermsPage } from '../../src/pages/terms/terms-page.tsx';
import { renderPart } from './render-part.tsx';

const neutral = 'Hier leest u wat u van ons mag verwachten en wij van u.';

test('the terms are those of an association only if the owner says so', () => {
  const { unmount } = renderPart(<TermsPage association={null} />);
  expect(screen.getByText(neutral)).toBeVisible();
  unmount();

  const association = { name: 'Dibevo', url: 'https://www.dibevo.nl/' };
  renderPart(<TermsPage association={association} />);
  const link = screen.getByRole('link', { name: 'Dibevo' });
  expect(link).toHaveAttribute('href', association.url);
  expect(link.parentElement).toHaveTextContent(
    `Wij werken volgens de algemene voorwaarden van Dibevo. ${neutral}`,
  );
});
