// The check of a form, and its state. The state is without what the visitor typed: a change of state
// cannot lose that text.

import { isBlank } from 'shared/characters.ts';
import type { Outcome } from '../data/backend.ts';
import type { FormValues } from './draft.ts';

export type FieldErrors<Field extends string> = Partial<Record<Field, FieldError>>;
type FieldError = { kind: 'empty' | 'long' | 'malformed'; message: string };

type FieldRule = {
  label: string; // what follows 'Uw '
  empty: string;
  findProblem?: (text: string) => string | false;
};

/** `limits`: maximum lengths in UTF-16 units. Add-ons and old browsers ignore `maxlength`. */
export function checkFields<Field extends string>(
  values: FormValues,
  limits: Readonly<Record<Field, number>>,
  rules: Readonly<Record<Field, FieldRule>>,
): FieldErrors<Field> {
  const errors: FieldErrors<Field> = {};
  for (const field in rules) {
    const { label, empty, findProblem } = rules[field];
    const text = values[field] ?? '';
    const excess = text.length - limits[field];
    const problem = findProblem?.(text);
    if (isBlank(text)) errors[field] = { kind: 'empty', message: empty };
    else if (excess > 0) {
      const message = `Uw ${label} is ${countCharacters(excess)} te lang.`;
      errors[field] = { kind: 'long', message };
    } else if (problem) errors[field] = { kind: 'malformed', message: problem };
  }
  return errors;
}

/** Returns '1 teken' or for example '5 tekens'. */
export function countCharacters(count: number): string {
  return count === 1 ? '1 teken' : `${count} tekens`;
}

type Refused = { status: 'refused'; attempt: number; text: string };

export type Result = Refused | { status: Outcome | 'failed'; attempt: number };

export type FormState<Field extends string> =
  | { status: 'editing' }
  | (Refused & { errors: FieldErrors<Field> })
  | { status: 'sending'; attempt: number; previous: Result | null }
  | { status: Outcome | 'failed'; attempt: number };

export type FormEvent<Field extends string> =
  | { type: 'submitted'; errors: FieldErrors<Field> }
  | { type: 'typed'; errors: FieldErrors<Field> }
  | { type: 'settled'; outcome: Outcome | 'failed' };

export function reduceForm<Field extends string>(
  state: FormState<Field>,
  event: FormEvent<Field>,
): FormState<Field> {
  const result = findResult(state);
  switch (event.type) {
    case 'submitted': {
      if (state.status === 'sending') return state;
      const attempt = (result?.attempt ?? 0) + 1;
      const { errors } = event;
      if (listErrors(errors).length === 0) return { status: 'sending', attempt, previous: result };
      return { status: 'refused', attempt, text: describeRefusal(errors), errors };
    }
    case 'typed': {
      if (state.status !== 'refused') return state;
      const errors = keepWrong(state.errors, event.errors);
      const isFixed = listErrors(errors).length === 0;
      return { ...state, errors, text: isFixed ? state.text : describeRefusal(errors) };
    }
    case 'settled':
      if (state.status !== 'sending') return state;
      return { status: event.outcome, attempt: state.attempt };
  }
}

export function findResult<Field extends string>(state: FormState<Field>): Result | null {
  if (state.status === 'editing') return null;
  return state.status === 'sending' ? state.previous : state;
}

export function listErrors<Field extends string>(errors: FieldErrors<Field>) {
  return Object.entries<FieldError | undefined>(errors).flatMap(([field, error]) =>
    error ? [{ field, ...error }] : [],
  );
}

/** Returns the specification's text if a field is empty, and else the first error's message. */
function describeRefusal<Field extends string>(errors: FieldErrors<Field>): string {
  const all = listErrors(errors);
  const wrong = all.some(({ kind }) => kind === 'empty') ? undefined : all[0];
  return wrong?.message ?? 'De velden mogen niet leeg zijn!';
}

/** Returns the errors that remain, as they are now: a text may be fewer characters too long. */
function keepWrong<Field extends string>(
  errors: FieldErrors<Field>,
  now: FieldErrors<Field>,
): FieldErrors<Field> {
  const left: FieldErrors<Field> = {};
  for (const field in errors) {
    // After an 'empty' error, no 'malformed' error appears while the visitor is still typing.
    if (errors[field]?.kind === now[field]?.kind) left[field] = now[field];
  }
  return left;
}
