import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ReviewForm } from '../../src/features/reviews/review-form.tsx';
import { createFakeBackend } from './fake-backend.ts';
import { renderPart } from './render-part.tsx';

const thanks = 'Bedankt voor uw review!';
const failure = 'Er is een error opgetreden. Neem contact op met de systeembeheerder.';
const sending = 'Uw review wordt geplaatst..';

/** A visitor who presses the button and goes to another page before the answer is there. */
async function setup() {
  const fake = createFakeBackend();
  const { user, unmount } = renderPart(<ReviewForm />, fake);
  await user.type(screen.getByRole('textbox', { name: 'Naam' }), 'Anouk');
  await user.type(screen.getByRole('textbox', { name: 'Review' }), 'Fijn.');
  await user.click(screen.getByRole('button', { name: 'Plaats review' }));
  unmount();
  const comeBack = async () => {
    const part = renderPart(<ReviewForm />, fake);
    await act(async () => {}); // what came of it meanwhile is known in the next turn
    return { ...part, name: screen.getByRole('textbox', { name: 'Naam' }) };
  };
  return { fake, comeBack };
}

test('who comes back while the review is sent sees that it is, and cannot send it again', async () => {
  const { fake, comeBack } = await setup();
  const { user, name } = await comeBack();
  expect(screen.getByText(sending)).toBeVisible();
  expect(name).toHaveValue('Anouk');
  await user.click(screen.getByRole('button', { name: 'Plaats review' }));
  expect(fake.addReview.ask).toHaveBeenCalledOnce();
  await fake.addReview.succeed();
  expect(screen.getByRole('status')).toHaveTextContent(thanks);
  expect(screen.queryByText(sending)).toBeNull();
  expect(name).toHaveValue('');
});

test('who comes back after it was stored reads the thanks in an empty form', async () => {
  const { fake, comeBack } = await setup();
  await fake.addReview.succeed();
  expect(sessionStorage.getItem('draft-review')).toBeNull();
  const { name, unmount } = await comeBack();
  expect(screen.getByRole('status')).toHaveTextContent(thanks);
  expect(name).toHaveValue('');
  unmount();
  await comeBack();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('who comes back after it failed reads so, and finds the text', async () => {
  const { fake, comeBack } = await setup();
  await fake.addReview.fail();
  const { user, name } = await comeBack();
  expect(screen.getByRole('status')).toHaveTextContent(failure);
  expect(name).toHaveValue('Anouk');
  await user.click(screen.getByRole('button', { name: 'Plaats review' }));
  expect(fake.addReview.ask).toHaveBeenCalledTimes(2);
});

test('what somebody typed on after coming back stays when the first text was stored', async () => {
  const { fake, comeBack } = await setup();
  const { user, name, unmount } = await comeBack();
  await user.type(name, ' en Bo');
  await fake.addReview.succeed();
  expect(screen.getByRole('status')).toHaveTextContent(thanks);
  expect(name).toHaveValue('Anouk en Bo');
  unmount();
  expect((await comeBack()).name).toHaveValue('Anouk en Bo');
});
