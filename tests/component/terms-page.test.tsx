import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  cancellingLines,
  cancellingPath,
  liabilityPath,
  paymentReminder,
  terms,
  withdrawal,
} from '../../src/content/terms.ts';
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

test.each([
  ['artikel-2', withdrawal, 3],
  ['artikel-7', paymentReminder, 2],
])('%s has the answer of a lawyer beside its own rules, if there is one', (id, { text }, rules) => {
  const { container } = renderPart(<TermsPage />);
  const article = container.querySelector<HTMLElement>(`#${id}`);
  const items = within(article as HTMLElement).getAllByRole('listitem');
  const texts = items.map(({ textContent }) => textContent);
  expect(texts).toHaveLength(text ? rules + 1 : rules);
  expect(texts.filter((each) => each === text)).toHaveLength(text ? 1 : 0);
});

test('the three lines about cancelling have the hours and percentages of the terms', () => {
  const { freeAboveHours, halfAboveHours, halfPercent, fullPercent } = terms.cancelling;
  expect(cancellingLines.map((line) => line.match(/\d+%?/g))).toEqual([
    [`${freeAboveHours}`],
    [`${halfAboveHours}`, `${freeAboveHours}`, `${halfPercent}%`],
    [`${fullPercent}%`],
  ]);
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
