import { isBlank } from 'shared/characters.ts';
import { emptyFieldsText } from '../content/banners.ts';
import type { FormValues } from './draft.ts';

/** The sentence of each wrong field. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

/** One row of a form's table. The field and its check read the same row. */
export type FieldRule = {
  label: string;
  noun: string; // what follows 'Uw ' in an error
  hint?: string;
  /** The error of an empty field. An optional field has none. */
  empty?: string;
  /** In UTF-16 units. Add-ons and old browsers ignore `maxlength`, so the check counts too. */
  maxLength: number;
  type?: 'email';
  autoComplete?: 'given-name' | 'family-name' | 'email';
  findProblem?: (text: string) => string | undefined;
};

export type FieldRules<Field extends string> = Readonly<Record<Field, FieldRule>>;

export function checkFields<Field extends string>(
  values: FormValues,
  rules: FieldRules<Field>,
): FieldErrors<Field> {
  const errors: FieldErrors<Field> = {};
  for (const field in rules) {
    const error = findError(values[field] ?? '', rules[field]);
    if (error) errors[field] = error;
  }
  return errors;
}

function findError(text: string, rule: FieldRule): string | undefined {
  const { noun, empty, maxLength, findProblem } = rule;
  if (isBlank(text)) return empty;
  if (text.length > maxLength) return `Uw ${noun} is te lang: er passen ${maxLength} tekens in.`;
  return findProblem?.(text);
}

/** Returns the specification's sentence if a field is empty, and else that of the first error. */
export function describeErrors(errors: FieldErrors<string>, values: FormValues): string {
  const wrongFields = Object.keys(errors);
  const hasEmptyField = wrongFields.some((field) => isBlank(values[field] ?? ''));
  if (hasEmptyField) return emptyFieldsText;
  return Object.values(errors)[0] ?? '';
}

/** Drops each shown error that no longer holds. Adds none: an error while typing interrupts. */
export function keepErrors<Field extends string>(
  shown: FieldErrors<Field>,
  current: FieldErrors<Field>,
): FieldErrors<Field> {
  const kept: FieldErrors<Field> = {};
  for (const field in shown) {
    if (shown[field] === current[field]) kept[field] = shown[field];
  }
  return kept;
}
