// A card leaves out a fact until the owner gives its text (docs/decisions/0025).
import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Footer } from '../../src/layout/footer.tsx';
import { FactCard } from '../../src/page-parts/fact-card.tsx';
import { GoodToKnow } from '../../src/page-parts/good-to-know.tsx';
import { renderPart } from './render-part.tsx';

const open = { name: 'Castratie', text: null };
const answered = ['een', 'twee', 'drie'].map((name) => ({ name, text: `Antwoord ${name}.` }));

test('an answer links to its article of the terms', async () => {
  const url = '/voorwaarden#artikel-10';
  const { user } = renderPart(
    <GoodToKnow questions={[{ name: 'En dan?', text: 'Dit.', url }, ...answered]} />,
  );
  await user.click(screen.getByText('En dan?'));
  const link = screen.getByRole('link', { name: 'Lees ook de voorwaarden' });
  expect(link).toHaveAttribute('href', url);
});

test('a fact card shows only known facts, and a card without any is left out', () => {
  const chipper = { name: 'Chipper', text: 'Nummer 1', url: 'https://register.example' };
  renderPart(<FactCard title="In het kort" facts={[open, ...answered, chipper]} />);
  const names = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(names).toEqual(['een', 'twee', 'drie', 'Chipper']);
  expect(screen.getByText('Antwoord een.')).toBeVisible();
  expect(screen.getByRole('link', { name: chipper.text })).toHaveAttribute('href', chipper.url);
  cleanup();
  const { container } = renderPart(<FactCard title="In het kort" facts={[open]} />);
  expect(container).toBeEmptyDOMElement();
});

// The site says which parts are examples, until the owner replaces them.
test.each([
  [0, null],
  [1, 'prijzen, adres en toezeggingen zijn nog niet bevestigd (1 voorbeeld).'],
  [83, 'prijzen, adres en toezeggingen zijn nog niet bevestigd (83 voorbeelden).'],
])('a footer with %i examples', (examples, text) => {
  renderPart(<Footer current="home" examples={examples} />);
  const line = screen.queryByText(/^Voorbeeldsite/);
  if (text) expect(line).toHaveTextContent(`Voorbeeldsite: ${text}`);
  else expect(line).toBeNull();
});
