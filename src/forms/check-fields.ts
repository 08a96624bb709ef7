import { isBlank } from 'shared/characters.ts';
import { emptyFieldsText } from '../content/banners.ts';
import type { FormValues } from './draft.ts';

/** The sentence of each wrong field. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

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
    const problem = findProblem?.(text);
    const tooLong = `Uw ${label} is te lang: er passen ${limits[field]} tekens in.`;
    if (isBlank(text)) errors[field] = empty;
    else if (text.length > limits[field]) errors[field] = tooLong;
    else if (problem) errors[field] = problem;
  }
  return errors;
}

/** Returns the specification's sentence if a field is empty, and else that of the first error. */
export function describeErrors(errors: FieldErrors<string>, values: FormValues): string {
  const isEmpty = Object.keys(errors).some((field) => isBlank(values[field] ?? ''));
  return isEmpty ? emptyFieldsText : (Object.values(errors)[0] ?? '');
}

/** Drops each error that no longer holds. Adds none: an error while typing interrupts. */
export function keepErrors<Field extends string>(
  errors: FieldErrors<Field>,
  now: FieldErrors<Field>,
): FieldErrors<Field> {
  const kept: FieldErrors<Field> = {};
  for (const field in errors) {
    if (errors[field] === now[field]) kept[field] = errors[field];
  }
  return kept;
}
