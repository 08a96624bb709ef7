// A page leaves out a question or fact until the owner gives its text (docs/decisions/0025).
import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FactCard } from '../../src/layout/fact-card.tsx';
import { FormLayout } from '../../src/layout/form-layout.tsx';
import { GoodToKnow } from '../../src/layout/good-to-know.tsx';
import { renderPart } from './render-part.tsx';

const open = { name: 'Castratie', text: null };
const answered = ['een', 'twee', 'drie'].map((name) => ({ name, text: `Antwoord ${name}.` }));

test('only answered questions are shown, in the order of the list', () => {
  renderPart(<GoodToKnow questions={[open, ...answered]} />);
  expect(screen.getAllByRole('group').map(({ textContent }) => textContent)).toEqual([
    'eenAntwoord een.',
    'tweeAntwoord twee.',
    'drieAntwoord drie.',
  ]);
});

test('a page with one answered question has one column', () => {
  const { container } = renderPart(<GoodToKnow questions={[open, ...answered.slice(0, 1)]} />);
  expect(screen.getAllByRole('group')).toHaveLength(1);
  expect(container.querySelector('.columns')?.children).toHaveLength(1);
});

test('an answer links to its article of the terms', async () => {
  const url = '/voorwaarden#artikel-10';
  const { user } = renderPart(
    <GoodToKnow questions={[{ name: 'En dan?', text: 'Dit.', url }, ...answered]} />,
  );
  await user.click(screen.getByText('En dan?'));
  const link = screen.getByRole('link', { name: 'Zo staat het in de voorwaarden' });
  expect(link).toHaveAttribute('href', url);
});

test('a fact card shows only known facts, and a card or question list without answers is left out', () => {
  const chipper = { name: 'Chipper', text: 'Nummer 1', url: 'https://register.example' };
  renderPart(<FactCard title="In het kort" facts={[open, ...answered, chipper]} />);
  const names = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(names).toEqual(['een', 'twee', 'drie', 'Chipper']);
  expect(screen.getByText('Antwoord een.')).toBeVisible();
  expect(screen.getByRole('link', { name: chipper.text })).toHaveAttribute('href', chipper.url);
  cleanup();
  const { container } = renderPart(
    <>
      <GoodToKnow questions={[open]} />
      <FactCard title="In het kort" facts={[open]} />
    </>,
  );
  expect(container).toBeEmptyDOMElement();
});

test.each([
  ['Binnen een dag.', 2],
  [null, 1],
])(
  'a form with the reply time %j (null: unknown) has %i paragraphs below it',
  (replyTime, lines) => {
    renderPart(
      <FormLayout form="Een formulier." replyTime={replyTime} privacy="Niets wordt bewaard.">
        {null}
      </FormLayout>,
    );
    const children = [...(screen.getByText(/Niets wordt bewaard/).parentElement?.children ?? [])];
    expect(children.filter(({ tagName }) => tagName === 'P')).toHaveLength(lines);
    if (replyTime) expect(screen.getByText(replyTime)).toBeVisible();
  },
);
