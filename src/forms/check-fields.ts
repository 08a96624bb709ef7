import { isBlank } from 'shared/characters.ts';
import type { FormValues } from './draft.ts';
import type { FieldErrors } from './form-state.ts';

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
