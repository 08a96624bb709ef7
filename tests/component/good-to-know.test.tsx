import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GoodToKnow } from '../../src/parts/good-to-know.tsx';
import { renderPart } from './render-part.tsx';

const open = { name: 'Mag ik erbij blijven?', text: null };
const answered = ['een', 'twee', 'drie'].map((name) => ({ name, text: `Antwoord ${name}.` }));

test('a question is shown with its answer, in the order of the list, and not without one', () => {
  renderPart(<GoodToKnow questions={[open, ...answered]} />);
  expect(screen.getAllByRole('group').map(({ textContent }) => textContent)).toEqual([
    'eenAntwoord een.',
    'tweeAntwoord twee.',
    'drieAntwoord drie.',
  ]);
});

test('without a single answer there is no heading either', () => {
  const { container } = renderPart(<GoodToKnow questions={[open]} />);
  expect(container).toBeEmptyDOMElement();
});
