import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FactCard } from '../../src/parts/fact-card.tsx';
import { renderPart } from './render-part.tsx';

const open = { name: 'Castratie', text: null };

test('what is known is shown, with its register where there is one, and what is open is not', () => {
  const facts = [
    open,
    { name: 'Prijs', text: 'Op aanvraag.' },
    { name: 'Chipper', text: 'Nummer 1', url: 'https://register.example' },
  ];
  renderPart(<FactCard title="In het kort" facts={facts} />);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Prijs',
    'Chipper',
  ]);
  expect(screen.getByText('Op aanvraag.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Nummer 1' })).toHaveAttribute(
    'href',
    'https://register.example',
  );
});

test('with nothing known there is no heading either', () => {
  const { container } = renderPart(<FactCard title="In het kort" facts={[open]} />);
  expect(container).toBeEmptyDOMElement();
});
