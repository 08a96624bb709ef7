import { expect, test } from 'vitest';
import {
  dropFixedErrors,
  type FormEvent,
  type FormState,
  formReducer,
} from '../../src/forms/form-state.ts';

type Field = 'name' | 'review';

const start: FormState<Field> = { status: 'editing', outcome: { kind: 'none' } };
const refused: FormEvent<Field> = {
  type: 'refused',
  errors: { name: { kind: 'empty', message: 'Vul uw naam in.' } },
};

function play(...events: FormEvent<Field>[]): FormState<Field> {
  return events.reduce(formReducer<Field>, start);
}

test('a refused form says which fields, and is not sent', () => {
  expect(play(refused)).toEqual({
    status: 'editing',
    outcome: { kind: 'refused', errors: { name: { kind: 'empty', message: 'Vul uw naam in.' } } },
  });
});

test('the banner before stays while sending, until the new outcome replaces it', () => {
  const sending = play(refused, { type: 'submitted' });
  expect(sending.status).toBe('sending');
  expect(sending.outcome.kind).toBe('refused');
  expect(formReducer(sending, { type: 'sent' })).toEqual({
    status: 'editing',
    outcome: { kind: 'sent' },
  });
});

test('after a failure the visitor can send again', () => {
  expect(play({ type: 'submitted' }, { type: 'failed' })).toEqual({
    status: 'editing',
    outcome: { kind: 'failed' },
  });
});

test('an answer that nobody waits for changes nothing', () => {
  expect(play({ type: 'sent' })).toBe(start);
  expect(play({ type: 'failed' })).toBe(start);
});

test('a form on its way is not refused halfway', () => {
  expect(play({ type: 'submitted' }, refused).status).toBe('sending');
});

test('a mended field is let go, and an empty one that is half filled in is too', () => {
  const empty = { kind: 'empty', message: 'Vul dit in.' } as const;
  const malformed = { kind: 'malformed', message: 'Dit klopt niet.' } as const;
  expect(dropFixedErrors<Field>({ name: empty, review: empty }, { review: empty })).toEqual({
    review: empty,
  });
  expect(dropFixedErrors<Field>({ name: empty }, { name: malformed })).toEqual({});
  expect(dropFixedErrors<Field>({ name: malformed }, { name: malformed })).toEqual({
    name: malformed,
  });
  expect(dropFixedErrors<Field>({}, { name: empty })).toEqual({});
});
