// Rules for the fields of a url and a form. A request that breaks a rule of its route gets a 400.

/** Judges all values that a request has for one field. */
export type FieldRule = (values: readonly (string | File)[]) => boolean;

export type FieldRules = Readonly<Record<string, FieldRule>>;

/** At most one text. A missing field counts as an empty text. */
export function one(pattern: RegExp): FieldRule {
  return ([value = '', ...others]) =>
    others.length === 0 && typeof value === 'string' && pattern.test(value);
}

export function oneOf(...texts: readonly string[]): FieldRule {
  return (values) => values.length === 1 && texts.some((text) => text === values[0]);
}

export const optional = one(/^/);
export const required = one(/./s);
export const optionalNumber = one(/^\d*$/);

export const anyNumber: FieldRule = (values) => values.every((value) => typeof value === 'string');
export const several: FieldRule = (values) => values.length > 0 && anyNumber(values);
export const files: FieldRule = (values) =>
  values.length > 0 && values.every((value) => typeof value !== 'string');
