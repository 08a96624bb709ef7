import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cancellingPath, liabilityPath } from '../../src/content/terms.ts';
import { TermsPage } from '../../src/pages/terms/terms-page.tsx';
import { renderPart } from './render-part.tsx';

test.each([
  [cancellingPath, 'Afzeggen'],
  [liabilityPath, 'Aansprakelijkheid'],
])('%s is the article about %s', (path, title) => {
  const { container } = renderPart(<TermsPage />);
  const article = container.querySelector(new URL(path, 'https://zachtpoot.example').hash);
  expect(article?.querySelector('h2')).toHaveTextContent(title);
});

const neutral = 'Hier leest u wat u van mij mag verwachten en ik van u.';

test('the terms mention a trade association, with a link to it, only if the salon has one', () => {
  const { unmount } = renderPart(<TermsPage association={null} />);
  expect(screen.getByText(neutral)).toBeVisible();
  unmount();

  const association = { name: 'Voorbeeldvereniging', url: 'https://vereniging.example/' };
  renderPart(<TermsPage association={association} />);
  const link = screen.getByRole('link', { name: 'Voorbeeldvereniging' });
  expect(link).toHaveAttribute('href', association.url);
  expect(link.parentElement).toHaveTextContent(
    `Ik werk volgens de algemene voorwaarden van Voorbeeldvereniging. ${neutral}`,
  );
});
