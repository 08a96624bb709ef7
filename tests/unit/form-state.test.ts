import { expect, test } from 'vitest';
import {
  type FieldErrors,
  type FormEvent,
  type FormState,
  findResult,
  reduceForm,
} from '../../src/forms/form-state.ts';

type Field = 'name' | 'email';

const empty = { kind: 'empty', message: 'Vul uw naam in.' } as const;
const malformed = { kind: 'malformed', message: 'Dit klopt niet.' } as const;
const submitted = (errors: FieldErrors<Field> = {}) => ({ type: 'submitted', errors }) as const;
const typed = (errors: FieldErrors<Field> = {}) => ({ type: 'typed', errors }) as const;
const settled = (outcome: 'sent' | 'failed' | 'unverified') =>
  ({ type: 'settled', outcome }) as const;

function play(...events: FormEvent<Field>[]) {
  return events.reduce<FormState<Field>>(reduceForm, { status: 'editing' });
}

test.each(['sent', 'failed', 'unverified'] as const)(
  'a form submitted without errors has the status "sending", and then "%s"',
  (outcome) => {
    expect(play(submitted())).toEqual({ status: 'sending', attempt: 1, previous: null });
    expect(play(submitted(), settled(outcome))).toEqual({ status: outcome, attempt: 1 });
  },
);

test('a refused form reports that a field is empty, or else the error of its invalid field', () => {
  const text = 'De velden mogen niet leeg zijn!';
  const errors = { name: empty, email: malformed };
  expect(play(submitted(errors))).toEqual({ status: 'refused', attempt: 1, text, errors });
  expect(play(submitted({ email: malformed }))).toMatchObject({ text: malformed.message });
});

test('typing in a refused form removes the errors that no longer hold, and adds no new ones', () => {
  const errors = { name: empty, email: empty };
  expect(play(submitted(errors), typed({ email: malformed }))).toMatchObject({ errors: {} });
  expect(play(submitted({ name: empty }), typed({ name: empty, email: empty }))).toMatchObject({
    status: 'refused',
    errors: { name: empty },
  });
});

test('the summary of a refused form follows how many characters a text is too long', () => {
  const long = (count: number) => ({ kind: 'long', message: `${count} te lang` }) as const;
  const state = play(submitted({ name: empty, email: long(9) }), typed({ email: long(4) }));
  expect(state).toMatchObject({ text: '4 te lang', errors: { email: long(4) } });
  const fixed = play(submitted({ email: long(9) }), typed({ email: long(4) }), typed());
  expect(fixed).toMatchObject({ text: '4 te lang', errors: {} });
});

test('a form keeps the result of an attempt while the next attempt is pending', () => {
  const state = play(submitted({ name: empty }), submitted());
  expect(findResult(state)).toMatchObject({ status: 'refused', attempt: 1 });
  expect(findResult(play(submitted(), settled('failed'), submitted()))).toEqual({
    status: 'failed',
    attempt: 1,
  });
});

test('a form’s second failure in a row has the attempt number 2', () => {
  const twice = [submitted(), settled('failed'), submitted(), settled('failed')];
  expect(play(...twice)).toEqual({ status: 'failed', attempt: 2 });
});

test('a second submit while a form is sending does not change its state', () => {
  expect(play(submitted(), submitted({ name: empty }))).toEqual(play(submitted()));
});
