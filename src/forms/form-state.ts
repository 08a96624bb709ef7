// The machine behind both forms. Texts stay in the fields, so that no change of state can lose them.

/** What the last attempt came to. `refused`: not sent, because of these fields. */
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

export type FormEvent<Field extends string> =
  | { type: 'refused'; errors: FieldErrors<Field> }
  | { type: 'submitted' }
  | { type: 'sent' }
  | { type: 'failed' };

export const untouched = { status: 'editing', outcome: { kind: 'none' } } as const;

export function formReducer<Field extends string>(
  state: FormState<Field>,
  event: FormEvent<Field>,
): FormState<Field> {
  switch (event.type) {
    case 'refused':
      if (state.status === 'sending') return state;
      return { status: 'editing', outcome: { kind: 'refused', errors: event.errors } };
    case 'submitted':
      return { status: 'sending', outcome: state.outcome };
    case 'sent':
    case 'failed':
      if (state.status !== 'sending') return state;
      return { status: 'editing', outcome: { kind: event.type } };
  }
}

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
