import { isBlank } from 'shared/characters.ts';
import type { FormValues } from './draft.ts';
import type { FieldErrors } from './form-state.ts';

type FieldRule = {
  empty: string;
  format?: { isValid: (text: string) => boolean; message: string };
};

export function checkFields<Field extends string>(
  values: FormValues,
  rules: Readonly<Record<Field, FieldRule>>,
): FieldErrors<Field> {
  const errors: FieldErrors<Field> = {};
  for (const field in rules) {
    const { empty, format } = rules[field];
    const text = values[field] ?? '';
    if (isBlank(text)) errors[field] = { kind: 'empty', message: empty };
    else if (format && !format.isValid(text)) {
      errors[field] = { kind: 'malformed', message: format.message };
    }
  }
  return errors;
}
