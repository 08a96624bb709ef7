import { isBlank } from 'shared/characters.ts';
import type { FormValues } from './draft.ts';
import type { FieldErrors } from './form-state.ts';

type FieldRule = {
  empty: string;
  findProblem?: (text: string) => string | false;
};

export function checkFields<Field extends string>(
  values: FormValues,
  rules: Readonly<Record<Field, FieldRule>>,
): FieldErrors<Field> {
  const errors: FieldErrors<Field> = {};
  for (const field in rules) {
    const { empty, findProblem } = rules[field];
    const text = values[field] ?? '';
    const problem = findProblem?.(text);
    if (isBlank(text)) errors[field] = { kind: 'empty', message: empty };
    else if (problem) errors[field] = { kind: 'malformed', message: problem };
  }
  return errors;
}
