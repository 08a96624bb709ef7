// The state of both forms. Texts stay in the fields, so that no change of state can lose them.

export type Outcome<Field extends string> =
  | { kind: 'none' }
  | { kind: 'refused'; errors: FieldErrors<Field> }
  | { kind: 'failed' }
  | { kind: 'sent' };

export type FieldErrors<Field extends string> = Partial<Record<Field, FieldError>>;
export type FieldError = { kind: 'empty' | 'malformed'; message: string };

export type FormState<Field extends string> = {
  status: 'editing' | 'sending';
  outcome: Outcome<Field>;
};

export const untouched = { status: 'editing', outcome: { kind: 'none' } } as const;

/** The errors that still stand: what is fixed since is not held against the visitor. */
export function dropFixedErrors<Field extends string>(
  errors: FieldErrors<Field>,
  now: FieldErrors<Field>,
): FieldErrors<Field> {
  const left: FieldErrors<Field> = {};
  for (const field in errors) {
    // Half an e-mail address is no longer empty, and not yet to be called wrong.
    if (errors[field]?.kind === now[field]?.kind) left[field] = errors[field];
  }
  return left;
}
