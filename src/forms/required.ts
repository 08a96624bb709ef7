import { isBlank } from '../backend/review.ts';
import type { Draft } from './draft.ts';
import type { FieldErrors } from './form-state.ts';

/** Each field that holds nothing visible, with the sentence that stands at it. */
export function checkRequired<Field extends string>(
  values: Draft,
  messages: Readonly<Record<Field, string>>,
): FieldErrors<Field> {
  const errors: FieldErrors<Field> = {};
  for (const field in messages) {
    if (isBlank(values[field] ?? '')) errors[field] = { kind: 'empty', message: messages[field] };
  }
  return errors;
}
