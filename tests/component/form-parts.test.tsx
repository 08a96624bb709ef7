import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FormParts } from '../../src/parts/form-parts.tsx';
import { renderPart } from './render-part.tsx';

test.each([
  ['Binnen een dag.', 2],
  [null, 1],
])('under the form stands how soon somebody answers, where that is known: %s', (answer, lines) => {
  renderPart(
    <FormParts form="Een formulier." answer={answer} privacy="Niets wordt bewaard.">
      {null}
    </FormParts>,
  );
  const told = [...(screen.getByText(/Niets wordt bewaard/).parentElement?.children ?? [])];
  expect(told.filter(({ tagName }) => tagName === 'P')).toHaveLength(lines);
  if (answer) expect(screen.getByText(answer)).toBeVisible();
});
